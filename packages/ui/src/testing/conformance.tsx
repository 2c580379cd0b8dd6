/** What every component promises to whoever builds with it, as one call in its test. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Conformance, conformanceBench, conformanceGates } from './conformance-bench.tsx';

export function conformance(subject: Conformance) {
  const { name, ref, without = {} } = subject;
  const { checks, open, close } = conformanceBench(subject);

  describe(`conformance of ${name}`, () => {
    beforeEach(open);
    afterEach(close);

    it('excuses only what it cannot promise', () => {
      expect(ref !== undefined || without.ref !== undefined, 'give `ref` or a reason').toBe(true);
      for (const [gate, reason] of Object.entries(without)) {
        expect(conformanceGates).toContain(gate);
        expect(reason.length, `the reason for "${gate}"`).toBeGreaterThan(15);
      }
    });

    for (const gate of conformanceGates) if (without[gate] === undefined) it(gate, checks[gate]);
  });
}
