import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openModalsAtom } from '../../shell/modals/modals.ts';
import { useTransitioned } from '../../shell/modals/use-transitioned.ts';

const load = () => import('./modal-host.tsx');
/** Delay before prefetching, so that the first view is not slowed down. */
const PREFETCH_AFTER_MS = 2_000;

/** Loads the modal host with the first modal, or ahead of it while the page is idle. */
export const LazyModalHost = lazyComponent(load, {
  place: 'notice',
  useIsShown: () => {
    useEffect(() => {
      const timer = setTimeout(() => load().catch(() => undefined), PREFETCH_AFTER_MS);
      return () => clearTimeout(timer);
    }, []);
    return useTransitioned(useAtomValue(openModalsAtom).length > 0, false);
  },
});
