import { cva } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type TextSize = 'xs' | 'sm' | 'md' | 'lg';
export type TextTone = 'normal' | 'muted' | 'danger' | 'success' | 'warning';
export type TextWeight = 'normal' | 'medium' | 'semibold' | 'bold';

export const textVariants = {
  size: { xs: 'text-xs', sm: 'text-sm', md: 'text-base', lg: 'text-lg' } satisfies Record<TextSize, string>,
  tone: {
    normal: 'text-text',
    muted: 'text-text-muted',
    danger: 'text-danger-text',
    success: 'text-success-text',
    warning: 'text-warning-text',
  } satisfies Record<TextTone, string>,
  weight: {
    normal: 'font-normal',
    medium: 'font-medium',
    semibold: 'font-semibold',
    bold: 'font-bold',
  } satisfies Record<TextWeight, string>,
  truncate: { true: 'truncate', false: 'wrap-anywhere' },
  numeric: { true: 'numeric', false: '' },
};

export const textClass = cva('min-w-0', {
  variants: textVariants,
  defaultVariants: { size: 'md', tone: 'normal', weight: 'normal', truncate: false, numeric: false },
});

export interface TextProps extends ComponentProps<'p'> {
  /** 12, 13, 15 or 17 px: labels, chat and lists, what is read, introductions. */
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  /** One line that ends in an ellipsis, instead of wrapping. */
  truncate?: boolean;
  /** Digits of equal width, for numbers below each other. */
  numeric?: boolean;
  /** Styles its only child instead of a paragraph, such as a `span` or `time`. */
  asChild?: boolean;
}

/** A paragraph in a size of the scale. */
export function Text({
  size = 'md',
  tone = 'normal',
  weight = 'normal',
  truncate = false,
  numeric = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Box = asChild ? Slot.Root : 'p';
  return (
    <Box
      {...rest}
      data-component="text"
      data-size={size}
      data-variant={tone}
      className={cn(textClass({ size, tone, weight, truncate, numeric }), className)}
    />
  );
}
