import { DAY } from '@footlight/contract';
import { randomFrom } from '../art/random.ts';
import { fanIds } from './fans.ts';

/** The days of the broadcaster whose studio is filled. */
export const STUDIO_DAYS = 90;

type Way = readonly [kind: string, from: number, to: number];

/** Kinds of entries that broadcasters earn with, and what one brings in tokens. Tips are the most frequent. */
const WAYS: readonly [Way, ...Way[]] = [
  ['tip', 10, 150],
  ['tip', 25, 400],
  ['tip', 5, 60],
  ['private', 120, 900],
  ['spy', 20, 90],
  ['media', 25, 250],
  ['fanclub', 100, 400],
];

export interface Earning {
  at: Date;
  kind: string;
  fan: number;
  amount: number;
}

/** One broadcaster's earnings in so many days up to yesterday, oldest first: better at weekends, and growing. */
export function earningsUntil(now: Date, seed: string, days: number): Earning[] {
  const random = randomFrom(`earnings/${seed}`);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const all: Earning[] = [];
  for (let back = days; back >= 1; back -= 1) {
    const day = new Date(today - back * DAY);
    const weekday = day.getUTCDay();
    // Two evenings a week are free.
    if (weekday === 1 || weekday === 3) continue;
    const growth = 2 - back / STUDIO_DAYS;
    const count = weekday === 5 || weekday === 6 ? random.whole(3, 5) : random.whole(1, 4);
    for (let nth = 0; nth < count; nth += 1) {
      const [kind, from, to] = random.pick(WAYS);
      all.push({
        at: new Date(day.getTime() + (19 * 60 + nth * 37) * 60_000),
        kind,
        fan: random.pick([...fanIds] as [number, ...number[]]),
        amount: Math.round(random.range(from, to) * growth),
      });
    }
  }
  return all;
}
