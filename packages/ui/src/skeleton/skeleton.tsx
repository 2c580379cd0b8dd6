import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** `className` sets the size of the expected content. */
export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>;

/** A placeholder for loading content. Announce "loading" once, on the region around it (aria-busy). */
export const Skeleton = ({ className, ...rest }: SkeletonProps) => (
  <span
    {...rest}
    data-component="skeleton"
    aria-hidden="true"
    className={cn(
      // A tint of the text colour: lighter than the surface below it in the dark, a little darker on a light one.
      'block h-4 animate-shimmer bg-[color-mix(in_oklab,var(--fl-text)_8%,transparent)] bg-[linear-gradient(100deg,transparent_30%,color-mix(in_oklab,var(--fl-text)_7%,transparent)_50%,transparent_70%)] bg-[length:200%_100%] rounded-sm forced-colors:border',
      className,
    )}
  />
);
