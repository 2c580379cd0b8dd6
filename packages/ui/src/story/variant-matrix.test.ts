import { cva } from 'class-variance-authority';
import { describe, expect, it } from 'vitest';
import { combinations, deadValues } from './variant-matrix.tsx';

const chipVariants = {
  tone: { calm: 'bg-surface', loud: 'bg-primary' },
  block: { true: 'w-full', false: '' },
};
const chipClass = cva('flex', { variants: chipVariants, defaultVariants: { tone: 'calm', block: false } });

describe('a variant matrix', () => {
  it('crosses all values of the table', () => {
    expect(combinations(chipVariants)).toEqual([
      { tone: 'calm', block: true },
      { tone: 'calm', block: false },
      { tone: 'loud', block: true },
      { tone: 'loud', block: false },
    ]);
  });

  it('finds nothing where each value has a look of its own', () => {
    expect(deadValues(chipVariants, (values) => chipClass(values))).toEqual([]);
  });

  it('names a value that the component leaves without effect', () => {
    const forgotten = deadValues(chipVariants, ({ tone }) => chipClass({ tone: tone as 'calm' }));
    expect(forgotten).toEqual(['block "false" shows the same as "true"']);
  });
});
