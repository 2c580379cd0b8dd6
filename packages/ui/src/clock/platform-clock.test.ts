import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlatformClock } from './platform-clock.ts';

it('[VERSUS-01] two screens with wrong clocks and slow networks differ by less than 250 ms', () => {
  const network = fc.record({
    // The clock of a device may be wrong by an hour.
    wrong: fc.integer({ min: -3_600_000, max: 3_600_000 }),
    trips: fc.array(
      fc.record({ there: fc.integer({ min: 1, max: 2_000 }), back: fc.integer({ min: 1, max: 2_000 }) }),
      { maxLength: 5 },
    ),
    // One answer of several comes within a quarter of a second.
    good: fc.record({ there: fc.integer({ min: 1, max: 120 }), back: fc.integer({ min: 1, max: 120 }) }),
  });
  fc.assert(
    fc.property(network, network, (first, second) => {
      let real = 1_800_000_000_000;
      const shown = [first, second].map(({ wrong, trips, good }) => {
        const clock = createPlatformClock(() => real + wrong);
        for (const { there, back } of [...trips, good, ...trips]) {
          const sentAt = real + wrong;
          real += there;
          const platform = real;
          real += back;
          clock.note({ sentAt, receivedAt: real + wrong, platform });
        }
        return clock;
      });
      const [a = 0, b = 0] = shown.map((clock) => clock.now());
      expect(Math.abs(a - b)).toBeLessThan(250);
      expect(Math.abs(a - real)).toBeLessThan(125);
    }),
  );
});

it('[VERSUS-01] forgets a sample after ten minutes, because clocks drift', () => {
  const clock = createPlatformClock(() => 0);
  clock.note({ sentAt: 0, receivedAt: 10, platform: 5 });
  clock.note({ sentAt: 1_000, receivedAt: 1_100, platform: 9_000 });
  expect(clock.now()).toBe(0);
  clock.note({ sentAt: 700_000, receivedAt: 700_100, platform: 700_550 });
  expect(clock.now()).toBe(500);
});
