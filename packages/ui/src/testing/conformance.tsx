/** Runs the checks that every component must pass, as one call in its test. */
import { afterEach, beforeEach, describe, it } from 'vitest';
import { type Conformance, conformanceBench, conformanceGates } from './conformance-bench.tsx';

export function conformance(subject: Conformance) {
  const { name, without = {} } = subject;
  const { checks, open, close } = conformanceBench(subject);

  describe(`conformance of ${name}`, () => {
    beforeEach(open);
    afterEach(close);

    for (const gate of conformanceGates) if (without[gate] === undefined) it(gate, checks[gate]);
  });
}
