import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { toastsAtom } from '../state/toasts.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Toasts; their code comes with the first one, and stays. */
export const Toasts = () => {
  const isShown = useAtomValue(toastsAtom).length > 0;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
};
