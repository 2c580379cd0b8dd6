import { isCameraOnAir } from '@footlight/room-widgets';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { type CameraSession, createCameraSession } from './camera-session.ts';
import { heldCameraAtom, useHeldCamera } from './held-camera.ts';

/** The camera, on the page that shows it. Leaving the page closes a camera that is not on air. */
export const useCamera = (): CameraSession | null => {
  const store = useStore();
  useEffect(() => {
    if (!store.get(heldCameraAtom)) store.set(heldCameraAtom, createCameraSession());
    return () => {
      const held = store.get(heldCameraAtom);
      if (!held || isCameraOnAir(held.view.getSnapshot().step)) return;
      held.close();
      store.set(heldCameraAtom, null);
    };
  }, [store]);
  return useHeldCamera();
};
