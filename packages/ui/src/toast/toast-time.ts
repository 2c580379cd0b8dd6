import type { Appearance } from '../lib/appearance.tsx';

/** How long a short message stays, in milliseconds (spec 1 §9). Errors and longer texts stay longer. */
export const toastDuration = 2500;

const ERROR = 6000;
const LONGEST = 15_000;
/** A text of this length is read in the shortest time. */
const SHORT = 40;
const PER_LETTER = 60;

/** How long a message stays, in milliseconds: as long as it takes to read, and an error longer. */
export function toastTime(appearance: Appearance, text: string): number {
  const reading = Math.max(0, text.length - SHORT) * PER_LETTER;
  return Math.min(LONGEST, (appearance === 'error' ? ERROR : toastDuration) + reading);
}
