/** Countdowns and the server's time without a widget (`@footlight/ui/clock`). */

export { type ClockSample, createPlatformClock } from './platform-clock.ts';
export { splitDays } from './remaining.ts';
export { type CountdownOptions, useCountdown } from './use-countdown.ts';
