import { useEffect, useEffectEvent } from 'react';
import type { OpenModal } from '../../shell/modals/modals.ts';

/** Signs that somebody is there and decides about the modal by themself (WCAG 2.2.1). */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Closes a modal after its seconds (spec 1 §9) if nobody reacts to it: with the first key, press or movement
 * of the pointer it stays until it is closed. Seconds in which the page is hidden do not count.
 */
export const useAutoDismiss = (modal: OpenModal | undefined, dismiss: (modal: OpenModal) => void): void => {
  const onEnd = useEffectEvent(() => modal && dismiss(modal));
  const { key, autoDismissSeconds: seconds } = modal ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another modal with the same seconds counts anew
  useEffect(() => {
    if (seconds === undefined) return;
    let left = seconds;
    const stop = () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stop, true);
    };
    const timer = setInterval(() => {
      if (document.hidden) return;
      left -= 1;
      if (left > 0) return;
      stop();
      onEnd();
    }, 1_000);
    for (const sign of SIGNS) window.addEventListener(sign, stop, true);
    return stop;
  }, [key, seconds]);
};
