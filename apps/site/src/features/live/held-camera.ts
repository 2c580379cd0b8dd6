import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { CameraSession } from './camera-session.ts';

/** The broadcast from this tab. It outlives the page that started it, as long as the frame of the studio is there. */
export const heldCameraAtom = atom<CameraSession | null>(null);

export const useHeldCamera = (): CameraSession | null => useAtomValue(heldCameraAtom);

/** For the frame around the pages of the studio: leaving it ends the broadcast. */
export const useCameraEnd = (): void => {
  const store = useStore();
  useEffect(
    () => () => {
      store.get(heldCameraAtom)?.close();
      store.set(heldCameraAtom, null);
    },
    [store],
  );
};
