import { SECONDS_PER_SIXTH, SIXTHS } from '@footlight/contract';

/** The clock of shows. Tests use shorter minutes. */
export interface ShowClock {
  now(): number;
  minuteMs: number;
  /** A viewer who was not seen for this long has left. */
  leftAfterMs: number;
}

export const sixthMs = ({ minuteMs }: ShowClock): number => minuteMs / SIXTHS;

/** Seconds of show time. */
export const secondsOf = (ms: number, { minuteMs }: ShowClock): number =>
  Math.max(0, Math.floor((ms / minuteMs) * SIXTHS * SECONDS_PER_SIXTH));
