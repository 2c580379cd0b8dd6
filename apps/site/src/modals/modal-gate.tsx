import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { loadRetried } from './load-retried.ts';
import { openModalsAtom } from './modals.ts';
import { useTransitioned } from './use-transitioned.ts';

const load = () => import('./modal-host.tsx');
const ModalHost = lazy(() => loadRetried(load));
/** By then the page has what it shows. */
const REST_MS = 2_000;

/** Modals come with the first that opens. Their list is fetched while the page rests: the first press waits for one file. */
export const ModalGate = () => {
  const isOpen = useTransitioned(useAtomValue(openModalsAtom).length > 0, false);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isOpen ? <ModalHost /> : null}</Suspense>;
};
