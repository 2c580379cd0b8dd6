// @vitest-environment happy-dom
import { type ReactNode, useEffect, useId, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ConformanceGate,
  conformanceBench,
  conformanceGates,
  type ProbeProps,
} from './conformance-bench.tsx';

const Sound = (props: ProbeProps & { children?: ReactNode }) => <div data-component="fault" {...props} />;

function LeavesListener(probe: ProbeProps) {
  useEffect(() => window.addEventListener('resize', () => undefined), []);
  return <Sound {...probe} />;
}

function LeavesNode(probe: ProbeProps) {
  useEffect(() => document.body.append(document.createElement('aside')), []);
  return <Sound {...probe} />;
}

function CountsRenderings(probe: ProbeProps) {
  const [box] = useState({ count: 0 });
  box.count += 1;
  return <Sound {...probe}>{box.count}</Sound>;
}

const OnlyInBrowser = (probe: ProbeProps) => <Sound {...probe}>{`${typeof window} ${Math.random()}`}</Sound>;

function Speaks(probe: ProbeProps) {
  // biome-ignore lint/suspicious/noConsole: the fault that the gate must find.
  useEffect(() => console.info('here I am'), []);
  return <Sound {...probe} />;
}

const MissesKeys = (probe: ProbeProps) => (
  <Sound {...probe}>
    {[1, 2].map(() => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the fault that the gate must find.
      <i />
    ))}
  </Sound>
);

/** For each gate, components with one fault that it must find. */
const faults: Record<ConformanceGate, Record<string, (probe: ProbeProps) => ReactNode>> = {
  ref: { 'a root without the ref': ({ ref: _ref, ...probe }) => <Sound {...probe} /> },
  'rest props': { 'rest props thrown away': ({ className, ref }) => <Sound {...{ className, ref }} /> },
  'class order': {
    'own classes after the given ones': ({ className, ...probe }) => (
      <Sound {...probe} className={`${className} p-4`} />
    ),
    'own padding kept beside the given one': ({ className, ...probe }) => (
      <Sound {...probe} className={`p-4 ${className}`} />
    ),
  },
  'data attributes': {
    'a part in camel case': (probe) => (
      <Sound {...probe}>
        <i data-part="theIcon" />
      </Sound>
    ),
  },
  unmount: { 'a listener that stays': LeavesListener, 'a node that stays': LeavesNode },
  'strict mode': { 'a count of renderings': CountsRenderings },
  server: { 'other HTML than on the server': OnlyInBrowser },
  console: { 'a word on the console': Speaks, 'a warning of React': MissesKeys },
};

describe('given a component with a fault, its gate turns red', () => {
  let close = async () => {};
  afterEach(() => close());

  for (const gate of conformanceGates) {
    for (const [fault, Faulty] of Object.entries(faults[gate])) {
      it(`${gate}: ${fault}`, async () => {
        const bench = conformanceBench({ name: 'fault', element: (probe) => <Faulty {...probe} /> });
        close = bench.close;
        await bench.open();
        await expect(bench.checks[gate]()).rejects.toThrow();
      });
    }
  }

  it('and a sound one passes all', async () => {
    function WithId(probe: ProbeProps) {
      return <Sound {...probe} {...{ id: useId() }} />;
    }
    for (const gate of conformanceGates) {
      const bench = conformanceBench({ name: 'fault', element: (probe) => <WithId {...probe} /> });
      await bench.open();
      await bench.checks[gate]();
      await bench.close();
    }
  });
});
