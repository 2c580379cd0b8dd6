import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { usePicture } from '../lib/picture.ts';
import { indexOfName, initialsOf } from './initials.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export const avatarVariants = {
  size: {
    xs: 'size-6 text-2xs',
    sm: 'size-8 text-xs',
    md: 'size-10 text-sm',
    lg: 'size-14 text-lg',
    xl: 'size-24 text-2xl',
  } satisfies Record<AvatarSize, string>,
};

export const avatarClass = cva(
  'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full font-semibold forced-colors:border',
  {
    variants: avatarVariants,
    defaultVariants: { size: 'md' },
  },
);

const fills = [
  'bg-primary-soft text-on-primary-soft',
  'bg-secondary-soft text-on-secondary-soft',
  'bg-info-soft text-on-info-soft',
  'bg-success-soft text-on-success-soft',
  'bg-warning-soft text-on-warning-soft',
  'bg-danger-soft text-on-danger-soft',
] as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; gives the initials and their colour when there is no picture. */
  name: string;
  src?: string | undefined;
  size?: AvatarSize;
  /** Announced by screen readers. Leave it out where the name is shown beside the avatar. */
  alt?: string;
}

/** A round picture of a person. Shows initials if there is none, or if it fails to load. */
export function Avatar({ name, src, size = 'md', alt = '', className, ...rest }: AvatarProps) {
  const picture = usePicture(src);
  return (
    <span
      {...(alt && !picture ? { role: 'img', 'aria-label': alt } : {})}
      {...(alt ? {} : { 'aria-hidden': true })}
      {...rest}
      data-component="avatar"
      data-size={size}
      data-state={picture ? 'picture' : 'placeholder'}
      className={cn(
        avatarClass({ size }),
        picture ? 'bg-surface-sunken' : fills[indexOfName(name, fills.length)],
        className,
      )}
    >
      {picture ? (
        <img
          {...picture}
          data-part="picture"
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
