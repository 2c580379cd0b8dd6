import { cva } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { type Gap, gapClass } from '../lib/gap-class.ts';

export type GridColumn = 'sm' | 'md' | 'lg';

export const gridVariants = {
  column: {
    sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
    md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
    lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]',
  } satisfies Record<GridColumn, string>,
  gap: gapClass,
};

export const gridClass = cva('grid min-w-0 *:min-w-0', {
  variants: gridVariants,
  defaultVariants: { column: 'md', gap: 'md' },
});

export interface GridProps extends ComponentProps<'div'> {
  /** Least width of a column: 160, 256 or 384 px. As many columns as fit share the width. */
  column?: GridColumn;
  gap?: Gap;
  /** Styles its only child instead, such as a `ul`. */
  asChild?: boolean;
}

/** Children in columns of equal width, as many as fit. */
export function Grid({ column = 'md', gap = 'md', asChild = false, className, ...rest }: GridProps) {
  const Box = asChild ? Slot.Root : 'div';
  return (
    <Box
      {...rest}
      data-component="grid"
      data-size={column}
      className={cn(gridClass({ column, gap }), className)}
    />
  );
}
