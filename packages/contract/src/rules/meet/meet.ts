import type { Gender } from '../constants.ts';

/** The two ways to meet: random video chat, and speed-dates with broadcasters (spec 3 §7). */
export const MEET_PRODUCTS = ['random', 'date'] as const;
export type MeetProduct = (typeof MEET_PRODUCTS)[number];

/** Limits of speed-dates and random chat. Assumed: the specification names none. */
export const MEET = {
  /** Two people who met are not matched again within this time. */
  repeatAfterMs: 30 * 60_000,
  /** Seconds that both sides have to accept a speed-date, and seconds in which both cameras must arrive. */
  acceptSeconds: 20,
  connectSeconds: 25,
  /** A page reports at this interval that it is still open; after `goneMs` without a report its person has left. */
  beatMs: 4_000,
  goneMs: 12_000,
  /** Leaving a partner within this time counts as a skip. */
  skipWithinMs: 10_000,
  /** More skips than this in a minute cost a pause, which doubles with every further one. */
  freeSkips: 6,
  firstPauseMs: 15_000,
  longestPauseMs: 5 * 60_000,
  /** Reports by this many people within a day ban somebody for a day. */
  reportsToBan: 3,
  reportDayMs: 86_400_000,
  banMs: 86_400_000,
  /** How long after a meeting it can be reported. */
  reportWithinMs: 10 * 60_000,
  /** Characters of a still's base64: about 150 kB. */
  maxStill: 200_000,
} as const;

/** Somebody who waits for a partner. */
export interface MeetTicket {
  id: number;
  /** When they started to wait, in Unix milliseconds. */
  entered: number;
  /** Speed-dates match a viewer with a broadcaster; random chat matches anybody with anybody. */
  side: 'any' | 'viewer' | 'broadcaster';
  /** Null if unknown: fits only those without a preference. */
  gender: Gender | null;
  /** The genders they want to meet; empty: everyone. */
  wants: readonly Gender[];
}

const wants = (one: MeetTicket, other: MeetTicket): boolean =>
  one.wants.length === 0 || (other.gender !== null && one.wants.includes(other.gender));

/** Whether sides and preferences of two people fit. */
export const fitsTogether = (one: MeetTicket, other: MeetTicket): boolean =>
  one.id !== other.id &&
  (one.side === 'any' ? other.side === 'any' : other.side !== 'any' && one.side !== other.side) &&
  wants(one, other) &&
  wants(other, one);

/**
 * Pairs the people who wait: whoever has waited longest gets the compatible person who has waited longest.
 *
 * @param isApart whether two people must not meet: a block or ban in either direction, or they just met
 * @returns pairs, in each the one first who has waited longer
 */
export const matchTickets = <T extends MeetTicket>(
  tickets: readonly T[],
  isApart: (one: T, other: T) => boolean,
): [T, T][] => {
  const waiting = [...tickets].sort((a, b) => a.entered - b.entered || a.id - b.id);
  const taken = new Set<number>();
  const pairs: [T, T][] = [];
  waiting.forEach((one, nth) => {
    if (taken.has(one.id)) return;
    for (let at = nth + 1; at < waiting.length; at += 1) {
      const other = waiting[at];
      if (!other || taken.has(other.id) || !fitsTogether(one, other) || isApart(one, other)) continue;
      taken.add(one.id).add(other.id);
      pairs.push([one, other]);
      return;
    }
  });
  return pairs;
};

/**
 * Milliseconds that somebody must wait before the next partner, because of their quick skips; 0 for none.
 *
 * @param skips when they skipped, in Unix milliseconds, in any order
 */
export const skipPause = (skips: readonly number[], now: number): number => {
  const last = Math.max(...skips, Number.NEGATIVE_INFINITY);
  const recent = skips.filter((at) => at > last - 60_000).length;
  if (recent <= MEET.freeSkips) return 0;
  const pause = Math.min(MEET.longestPauseMs, MEET.firstPauseMs * 2 ** (recent - MEET.freeSkips - 1));
  return Math.max(0, last + pause - now);
};
