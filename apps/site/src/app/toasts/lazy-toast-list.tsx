import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { toastsAtom } from '../../shell/toasts/toasts.ts';

/** True from the first toast on. */
const useWasShown = (): boolean => {
  const isShown = useAtomValue(toastsAtom).length > 0;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown;
};

export const LazyToastList = lazyComponent(() => import('./toast-list.tsx'), {
  useIsShown: useWasShown,
  place: 'notice',
});
