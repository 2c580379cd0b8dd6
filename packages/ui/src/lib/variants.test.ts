import { cva } from 'class-variance-authority';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defineVariants } from './variants.ts';

const variants = {
  size: { sm: 'h-8', md: 'h-10', none: '' },
  tone: { calm: 'bg-surface', loud: 'bg-primary' },
  block: { true: 'w-full', false: 'w-auto' },
} as const;
const config = {
  variants,
  compoundVariants: [
    { size: ['sm', 'md'], tone: 'loud', className: 'shadow-sm' },
    { block: true, className: 'justify-center' },
  ],
  defaultVariants: { size: 'md', block: false },
} as const;
const own = defineVariants('inline-flex', config);
const library = cva('inline-flex', {
  variants,
  compoundVariants: [
    { size: ['sm', 'md'], tone: 'loud', className: 'shadow-sm' },
    { block: true, className: 'justify-center' },
  ],
  defaultVariants: { size: 'md', block: false },
});

it('chooses like the library, whatever is given', () => {
  const axis = <const T>(...values: T[]) =>
    fc.option(fc.constantFrom<T | null>(...values, null), { nil: undefined });
  const choice = fc.record(
    { size: axis('sm', 'md', 'none'), tone: axis('calm', 'loud'), block: axis(true, false) },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(choice, (values) => own(values) === library(values)));
  expect(own()).toBe(library());
});

it('keeps the table for the matrix', () => {
  expect(own.variants).toBe(variants);
});
