import { useState } from 'react';
import { cn } from '../lib/cn.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<AvatarSize, string> = {
  xs: 'size-6 text-2xs',
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-24 text-2xl',
};

const fills = [
  'bg-primary-soft text-on-primary-soft',
  'bg-secondary-soft text-on-secondary-soft',
  'bg-info-soft text-on-info-soft',
  'bg-success-soft text-on-success-soft',
  'bg-warning-soft text-on-warning-soft',
  'bg-danger-soft text-on-danger-soft',
] as const;

/** One or two letters of a name, and always the same colour for it. */
function placeholder(name: string): { initials: string; fill: string } {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return { initials: letters.join('').toUpperCase(), fill: fills[sum % fills.length] ?? fills[0] };
}

export interface AvatarProps {
  /** Whose; gives the initials when there is no picture. */
  name: string;
  src?: string | undefined;
  size?: AvatarSize;
  /** Read out instead of nothing. Leave it out where the name stands beside the avatar. */
  alt?: string;
  className?: string;
}

/** A round picture of someone. */
export function Avatar({ name, src, size = 'md', alt = '', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const { initials, fill } = placeholder(name);
  const box = cn(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
    sizes[size],
    className,
  );
  if (src && failed !== src) {
    return (
      <img
        data-component="avatar"
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className={cn(box, 'bg-surface-sunken object-cover')}
      />
    );
  }
  return (
    <span
      data-component="avatar"
      data-state="placeholder"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cn(box, fill, 'font-semibold')}
    >
      {initials}
    </span>
  );
}
