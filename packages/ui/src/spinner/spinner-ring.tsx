import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type SpinnerSize = 'sm' | 'md' | 'lg';

/** The ring; its box has no styles of its own. */
export const spinnerVariants = {
  size: {
    sm: 'size-4 border-2',
    md: 'size-6 border-[3px]',
    lg: 'size-10 border-4',
  } satisfies Record<SpinnerSize, string>,
};

export const spinnerClass = cva(
  'inline-block animate-spin rounded-full border-current border-b-transparent forced-colors:border-b-[Canvas]',
  {
    variants: spinnerVariants,
    defaultVariants: { size: 'md' },
  },
);

export interface SpinnerRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: SpinnerSize;
}

/** The spinner without text, for buttons, which then do not need the texts hook. */
export function SpinnerRing({ size = 'md', className, ...rest }: SpinnerRingProps) {
  return (
    <span {...rest} data-component="spinner" data-size={size} className={cn('inline-flex', className)}>
      <span aria-hidden="true" data-part="ring" className={spinnerClass({ size })} />
    </span>
  );
}
