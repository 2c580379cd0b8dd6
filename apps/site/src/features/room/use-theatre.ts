import type { Theatre } from '@footlight/room-widgets';
import { useEffect, useState, useSyncExternalStore } from 'react';

const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const fillsScreen = () =>
  document.fullscreenElement !== null && document.fullscreenElement === document.documentElement;
const no = () => false;

/**
 * The room's large picture: chosen by the viewer, or since the page fills the screen. Escape leaves it. `canOpen` is
 * false where there is no picture, whose controls would lead back.
 */
export const useTheatre = (canOpen: boolean): { isLarge: boolean; theatre: Theatre } => {
  const [isChosen, setChosen] = useState(false);
  const isFullScreen = useSyncExternalStore(onFullScreen, fillsScreen, no);
  useEffect(() => {
    if (!isChosen) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog that closes has taken the key.
      if (event.key === 'Escape' && !event.defaultPrevented) setChosen(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isChosen]);
  return {
    isLarge: canOpen && (isChosen || isFullScreen),
    theatre: { isOn: isChosen, toggle: () => setChosen((was) => !was) },
  };
};
