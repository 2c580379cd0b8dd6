import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} data-component="visually-hidden" className={cn('sr-only', className)} />
);
