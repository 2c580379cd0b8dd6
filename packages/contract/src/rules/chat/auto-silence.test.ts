import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO_SILENCE, createRepeatWatch, sameLine } from './auto-silence.ts';

describe('[RT-01] the automatic silence', () => {
  it('takes lines for the same that only look different', () => {
    for (const other of ['BUY NOW', 'buy  now!!!', 'b.u.y n-o-w', 'buuuy nooow', 'ＢＵＹ now'])
      expect(sameLine(other)).toBe(sameLine('buy now'));
    expect(sameLine('buy later')).not.toBe(sameLine('buy now'));
    expect(sameLine(':) :)')).not.toBe(sameLine(':('));
  });

  it('holds for any lines: only the same one, only so often, only within the time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ line: fc.constantFrom('a', 'b', 'c'), wait: fc.nat(40_000) }), {
          maxLength: 60,
        }),
        (lines) => {
          let now = 0;
          const watch = createRepeatWatch(() => now);
          let since: { line: string; at: number }[] = [];
          for (const { line, wait } of lines) {
            now += wait;
            since.push({ line, at: now });
            const count = since.filter(
              (one) => one.line === line && now - one.at < AUTO_SILENCE.withinMs,
            ).length;
            const isTooMuch = watch.isTooMuch(line);
            expect(isTooMuch).toBe(count >= AUTO_SILENCE.repeats);
            if (isTooMuch) since = [];
          }
        },
      ),
    );
  });
});
