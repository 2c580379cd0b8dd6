import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, plannedShows, type ScheduleSlot } from './schedule.ts';

const DAY = 86_400_000;
const starts = (zone: string, slots: ScheduleSlot[], now: string) =>
  plannedShows({ zone, slots }, Date.parse(now)).map(({ start }) => new Date(start).toISOString());

describe('planned shows', () => {
  it('are at the same time of the broadcaster’s clock before and after it changes', () => {
    const slots = [6, 7, 1].map((day) => ({ day, start: 20 * 60, minutes: 60 }));
    // Clocks in Amsterdam go forward on Sunday 29 March 2026, and back on Sunday 25 October.
    expect(starts('Europe/Amsterdam', slots, '2026-03-28T12:00:00Z')).toEqual([
      '2026-03-28T19:00:00.000Z',
      '2026-03-29T18:00:00.000Z',
      '2026-03-30T18:00:00.000Z',
    ]);
    expect(starts('Europe/Amsterdam', slots, '2026-10-24T12:00:00Z')).toEqual([
      '2026-10-24T18:00:00.000Z',
      '2026-10-25T19:00:00.000Z',
      '2026-10-26T19:00:00.000Z',
    ]);
  });

  it('a time that the clock skips is an hour later, and one that it shows twice is the first', () => {
    const at = (start: number) => [{ day: 7, start, minutes: 30 }];
    expect(starts('Europe/Amsterdam', at(150), '2026-03-28T12:00:00Z')).toEqual(['2026-03-29T01:30:00.000Z']);
    expect(starts('Europe/Amsterdam', at(150), '2026-10-24T12:00:00Z')).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it('a show that has begun is still there, also one from before midnight', () => {
    const slots = [{ day: 1, start: 23 * 60, minutes: 180 }];
    const next = '2026-11-30T23:00:00.000Z';
    expect(starts('UTC', slots, '2026-11-24T01:30:00Z')).toEqual(['2026-11-23T23:00:00.000Z', next]);
    expect(starts('UTC', slots, '2026-11-24T02:00:00Z')).toEqual([next]);
  });

  it('for any slots, zone and moment: sorted, not over, within a week, and at the slot’s wall time', () => {
    const slot = fc.record({
      day: fc.integer({ min: 1, max: 7 }),
      // Not at night, when clocks change.
      start: fc.integer({ min: 6 * 60, max: 22 * 60 }),
      minutes: fc.integer({ min: 15, max: 1_440 }),
    });
    const zones = ['UTC', 'Europe/Bucharest', 'America/Bogota', 'Asia/Kolkata', 'Pacific/Auckland'];
    fc.assert(
      fc.property(
        fc.array(slot, { maxLength: 5 }),
        fc.constantFrom(...zones),
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }),
        (slots, zone, now) => {
          const shows = plannedShows({ zone, slots }, now);
          const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
          const days = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' });
          const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
          for (const [index, { start, end }] of shows.entries()) {
            expect(end).toBeGreaterThan(now);
            expect(start).toBeLessThan(now + 7 * DAY);
            expect(start).toBeGreaterThanOrEqual(shows[index - 1]?.start ?? 0);
            const [hours = 0, minutes = 0] = clock.format(start).split(':').map(Number);
            const day = names.indexOf(days.format(start)) + 1;
            expect(slots.some((one) => one.day === day && one.start === hours * 60 + minutes)).toBe(true);
          }
          // Every slot comes once a week.
          expect(shows.length).toBeGreaterThanOrEqual(slots.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('knows the zones of the world and no others', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['', 'Mars/Olympus', '../etc'].map(isTimeZone)).toEqual([false, false, false]);
  });
});
