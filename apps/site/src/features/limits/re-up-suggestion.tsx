import { AutoReUpPanel } from './auto-re-up-panel.tsx';
import { useSpending } from './use-spending.ts';

/** Offers auto re-up to a viewer with a saved card who asks for a private show with few tokens (spec 1 §4). */
const ReUpSuggestion = () => {
  const { data } = useSpending();
  if (!data || data.re_up.enabled || data.cards.length === 0) return null;
  return <AutoReUpPanel />;
};
export default ReUpSuggestion;
