import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl' | 'display';

export const headingVariants = {
  size: {
    sm: 'text-lg',
    md: 'text-xl',
    lg: 'text-2xl',
    xl: 'text-3xl',
    display: 'text-display',
  } satisfies Record<HeadingSize, string>,
};

export const headingClass = cva('heading min-w-0 wrap-anywhere', {
  variants: headingVariants,
  defaultVariants: { size: 'lg' },
});

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' };

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page. */
  level: HeadingLevel;
  /** Default: 33 px at level 1, 25 at 2, 20 at 3, then 17. `display` is for a page that is one message. */
  size?: HeadingSize;
}

/** A heading, whose size does not depend on its level. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...rest}
      data-component="heading"
      data-size={size}
      className={cn(headingClass({ size }), className)}
    />
  );
}
