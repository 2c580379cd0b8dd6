import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEffectEvent } from 'use-effect-event';
import { type Angles, deviceAngles } from './view-maths.ts';

/** iOS asks the user, and only after a press. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

const never = () => () => undefined;
/** Devices that are held in a hand; others have no sensor, or one in the lid. */
const isHandheld = () => 'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;

interface DeviceMotionOptions {
  /** Gets the last two directions of the device. */
  onMove: (from: Angles, to: Angles) => void;
  onRefused: () => void;
}

/** Turns the view with the device, after a press. */
export function useDeviceMotion({ onMove, onRefused }: DeviceMotionOptions) {
  const isOffered = useSyncExternalStore(never, isHandheld, () => false);
  const [isOn, setIsOn] = useState(false);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!isOn) return;
    let last: Angles | null = null;
    const onOrientation = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const next = deviceAngles(alpha, beta, gamma);
      if (last) move(last, next);
      last = next;
    };
    window.addEventListener('deviceorientation', onOrientation);
    return () => window.removeEventListener('deviceorientation', onOrientation);
  }, [isOn]);
  const toggle = async () => {
    if (isOn) return setIsOn(false);
    const ask = (DeviceOrientationEvent as unknown as Asking).requestPermission;
    const answer = ask ? await ask().catch(() => 'denied') : 'granted';
    if (answer === 'granted') setIsOn(true);
    else onRefused();
  };
  return { isOffered, isOn, toggle: () => void toggle() };
}
