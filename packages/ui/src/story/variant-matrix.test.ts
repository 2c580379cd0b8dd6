import { describe, expect, it } from 'vitest';
import { defineVariants } from '../lib/variants.ts';
import { combinations, deadValues } from './variant-matrix.tsx';

const chipClass = defineVariants('flex', {
  variants: { tone: { calm: 'bg-surface', loud: 'bg-primary' }, block: { true: 'w-full', false: '' } },
  defaultVariants: { tone: 'calm', block: false },
});

describe('a variant matrix', () => {
  it('crosses all values of the table', () => {
    expect(combinations(chipClass.variants)).toEqual([
      { tone: 'calm', block: true },
      { tone: 'calm', block: false },
      { tone: 'loud', block: true },
      { tone: 'loud', block: false },
    ]);
  });

  it('finds nothing where each value has a look of its own', () => {
    expect(deadValues(chipClass.variants, (values) => chipClass(values))).toEqual([]);
  });

  it('names a value that the component leaves without effect', () => {
    const forgotten = deadValues(chipClass.variants, ({ tone }) => chipClass({ tone: tone as 'calm' }));
    expect(forgotten).toEqual(['block "false" shows the same as "true"']);
  });
});
