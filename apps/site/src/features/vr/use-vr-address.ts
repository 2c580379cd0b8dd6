import { type VrTab, type VrView, vrTabOf, vrViewOf } from '@footlight/contract';
import { useSearchParams } from 'react-router';

/** Tab and view mode of the VR page, which are in its address. */
export const useVrAddress = () => {
  const [query, setQuery] = useSearchParams();
  const change = (name: 'tab' | 'view', value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    tab: vrTabOf(query.get('tab')),
    view: vrViewOf(query.get('view')),
    openTab: (tab: VrTab) => change('tab', tab),
    setView: (view: VrView) => change('view', view),
  };
};
