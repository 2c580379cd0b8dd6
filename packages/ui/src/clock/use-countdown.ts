import { useEffect, useMemo, useState } from 'react';
import { useEffectEvent } from 'use-effect-event';
import { secondsLeft, untilNextTick } from './remaining.ts';

const systemClock = () => Date.now();

export interface CountdownOptions {
  /** The target time: a date or milliseconds since 1970. Pass this or `seconds`. */
  until?: Date | number | undefined;
  /** Duration in seconds from the first render; a new number restarts the countdown. */
  seconds?: number | undefined;
  /** Called with the seconds left at each tick, and with those at the tick before. */
  onTick?: (left: number, before: number) => void;
  /** Called once when the time is up, immediately if it was already up. */
  onEnd?: (() => void) | undefined;
  /** Clock in milliseconds since 1970, such as the platform's time. */
  clock?: (() => number) | undefined;
}

/** Whole seconds left, rounded up, and the end in milliseconds since 1970. Ticks when the shown second changes. */
export const useCountdown = ({
  until,
  seconds = 0,
  onTick,
  onEnd,
  clock = systemClock,
}: CountdownOptions): { left: number; end: number } => {
  const given = until === undefined ? undefined : Number(until);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new clock function must not restart the countdown.
  const end = useMemo(() => given ?? clock() + seconds * 1000, [given, seconds]);
  const [left, setLeft] = useState(() => secondsLeft(end, clock()));
  /** Returns the clock's time and the seconds left of it. */
  const read = useEffectEvent(() => {
    const now = clock();
    return { now, left: secondsLeft(end, now) };
  });
  const onChange = useEffectEvent((current: number, before: number) => {
    setLeft(current);
    onTick?.(current, before);
    if (current === 0) onEnd?.();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = read().left;
    const tick = () => {
      const { now, left: current } = read();
      onChange(current, before);
      before = current;
      if (current > 0) timer = setTimeout(tick, untilNextTick(end, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return { left, end };
};
