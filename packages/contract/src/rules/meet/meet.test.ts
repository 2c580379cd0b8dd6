import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENDERS } from '../constants.ts';
import { fitsTogether, MEET, type MeetTicket, matchTickets, skipPause } from './meet.ts';

const gender = fc.constantFrom(...GENDERS);
const crowd = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      entered: fc.integer({ min: 0, max: 40 }),
      side: fc.constantFrom('any', 'viewer', 'broadcaster'),
      gender,
      wants: fc.uniqueArray(gender, { maxLength: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  .map((tickets): MeetTicket[] => tickets as MeetTicket[]);
const apart = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })), {
  maxLength: 300,
});
const keyOf = (a: number, b: number) => `${Math.min(a, b)}:${Math.max(a, b)}`;

describe('[DATE-01] [DATE-02] matching', () => {
  it('never matches somebody with themselves, twice, with a kept-apart person or against a preference', () => {
    fc.assert(
      fc.property(crowd, apart, (tickets, blocked) => {
        const keys = new Set(blocked.map(([a, b]) => keyOf(a, b)));
        const pairs = matchTickets(tickets, (one, other) => keys.has(keyOf(one.id, other.id)));
        const ids = pairs.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [one, other] of pairs) {
          expect(fitsTogether(one, other)).toBe(true);
          expect(keys.has(keyOf(one.id, other.id))).toBe(false);
          expect(one.entered <= other.entered).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('serves the longest waiting first: nobody is passed over for somebody who came later', () => {
    fc.assert(
      fc.property(crowd, apart, (tickets, blocked) => {
        const keys = new Set(blocked.map(([a, b]) => keyOf(a, b)));
        const isApart = (one: MeetTicket, other: MeetTicket) => keys.has(keyOf(one.id, other.id));
        const pairs = matchTickets(tickets, isApart);
        const partner = new Map(pairs.flatMap(([a, b]) => [[a.id, b] as const, [b.id, a] as const]));
        const isEarlier = (a: MeetTicket, b: MeetTicket) =>
          a.entered < b.entered || (a.entered === b.entered && a.id < b.id);
        for (const one of tickets) {
          for (const other of tickets) {
            if (!fitsTogether(one, other) || isApart(one, other)) continue;
            // Two who fit never both prefer each other to what they got.
            const [mine, theirs] = [partner.get(one.id), partner.get(other.id)];
            const iPrefer = !mine || isEarlier(other, mine);
            const theyPrefer = !theirs || isEarlier(one, theirs);
            expect(iPrefer && theyPrefer).toBe(false);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('[DATE-01] [DATE-02] skips', () => {
  const skips = (count: number, every = 1_000) => Array.from({ length: count }, (_, nth) => nth * every);

  it('are free up to a limit, then cost a pause that grows and has an end', () => {
    expect(skipPause([], 0)).toBe(0);
    expect(skipPause(skips(MEET.freeSkips), 5_000)).toBe(0);
    expect(skipPause(skips(MEET.freeSkips + 1), 6_000)).toBe(MEET.firstPauseMs);
    expect(skipPause(skips(MEET.freeSkips + 2), 7_000)).toBe(2 * MEET.firstPauseMs);
    expect(skipPause(skips(40), 39_000)).toBe(MEET.longestPauseMs);
    expect(skipPause(skips(MEET.freeSkips + 1), 6_000 + MEET.firstPauseMs)).toBe(0);
  });

  it('that are far apart cost nothing', () => {
    expect(skipPause(skips(50, 11_000), 50 * 11_000)).toBe(0);
  });
});
