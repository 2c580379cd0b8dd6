import { describe, expect, it } from 'vitest';
import { type CoverageInput, coverage, GATES, STORY_GATES } from './coverage-ledger.ts';

const names = ['Default', 'Loading', 'Matrix'];
const passing = { gates: Object.fromEntries(STORY_GATES.map((gate) => [gate, 'passed'])) };
const reports = [{ type: 'a11y', status: 'passed' }];

/** A component that every gate has seen and passed. */
const full = (): CoverageInput => ({
  stories: names.map((name, index) => ({
    id: `ui-chip--${index}`,
    title: 'UI/Chip',
    name,
    exportName: name.replace(' ', ''),
    importPath: './packages/ui/src/chip/chip.stories.tsx',
  })),
  tests: new Map(
    names.map((_, index) => [`ui-chip--${index}`, { status: 'passed', meta: { ...passing, reports } }]),
  ),
  units: [
    { fullName: 'conformance of chip ref', status: 'passed' },
    ...names.map((name) => ({
      fullName: `./chip/chip.stories.tsx on a server ${name.replace(' ', '')}`,
      status: 'passed',
    })),
  ],
  folder: () => ({ docs: ['chip'], source: 'cva(' }),
  excuses: [],
});

describe('the coverage ledger', () => {
  it('has no hole where all was seen', () => {
    expect(coverage(full()).holes).toEqual([]);
  });

  it('has a hole for each gate that was not run, failed or has nothing to show', () => {
    const without: Record<string, Partial<CoverageInput>> = {
      'default story': { stories: full().stories.slice(1) },
      matrix: { stories: full().stories.slice(0, 2) },
      'docs page': { folder: () => ({ docs: [], source: 'cva(' }) },
      conformance: { units: full().units.slice(1) },
      server: { units: full().units.slice(0, 2) },
      axe: { tests: new Map([...full().tests].map(([id, test]) => [id, { ...test, meta: passing }])) },
    };
    for (const gate of STORY_GATES) {
      const gates = { ...passing.gates, [gate]: 'failed' };
      without[gate] = { tests: new Map([['ui-chip--0', { status: 'passed', meta: { gates, reports } }]]) };
    }
    for (const gate of GATES) {
      expect(coverage({ ...full(), ...without[gate] }).holes, gate).toContain(`UI/Chip: ${gate}`);
    }
  });

  it('takes an excuse with a name, and finds one that nothing needs', () => {
    const excuse = { component: 'UI/*', gate: 'conformance', reason: 'Nothing to hand a ref to.' };
    const units = full().units.slice(1);
    expect(coverage({ ...full(), units, excuses: [excuse] }).holes).toEqual([]);
    expect(coverage({ ...full(), excuses: [excuse] }).needless).toEqual(['UI/*: conformance']);
  });
});
