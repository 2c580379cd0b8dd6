import { cva } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { type Gap, gapClass } from '../lib/gap-class.ts';

export type StackDirection = 'column' | 'row' | 'responsive';
export type StackAlign = 'stretch' | 'start' | 'center' | 'end' | 'baseline';
export type StackJustify = 'start' | 'center' | 'end' | 'between';

export const stackVariants = {
  direction: {
    column: 'flex-col',
    row: 'flex-row flex-wrap',
    responsive: 'flex-col desktop:flex-row desktop:flex-wrap',
  } satisfies Record<StackDirection, string>,
  gap: gapClass,
  align: {
    stretch: 'items-stretch',
    start: 'items-start',
    center: 'items-center',
    end: 'items-end',
    baseline: 'items-baseline',
  } satisfies Record<StackAlign, string>,
  justify: {
    start: 'justify-start',
    center: 'justify-center',
    end: 'justify-end',
    between: 'justify-between',
  } satisfies Record<StackJustify, string>,
};

export const stackClass = cva('flex min-w-0 *:min-w-0', {
  variants: stackVariants,
  compoundVariants: [
    // The end of a row is its lower edge; in a column it would move fields to the end of their lines.
    { direction: 'responsive', align: 'end', class: 'items-stretch desktop:items-end' },
  ],
  defaultVariants: { direction: 'column', gap: 'md', align: 'stretch', justify: 'start' },
});

export interface StackProps extends ComponentProps<'div'> {
  /** `responsive`: a column on phones, a row from 800 px. Rows wrap. */
  direction?: StackDirection;
  gap?: Gap;
  /** Across the direction. With `responsive`, `end` is the lower edge of the row, and a column stretches. */
  align?: StackAlign;
  /** Along the direction. */
  justify?: StackJustify;
  /** Styles its only child instead, such as a `ul` or `section`. */
  asChild?: boolean;
}

/** Children below or beside each other, at a distance of the scale. */
export function Stack({
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Box = asChild ? Slot.Root : 'div';
  return (
    <Box
      {...rest}
      data-component="stack"
      className={cn(stackClass({ direction, gap, align, justify }), className)}
    />
  );
}
