import { cn } from '@footlight/ui';
import type { ReactNode } from 'react';

/** One button on a picture. */
export const PlayerControl = ({
  label,
  'data-part': part,
  pressed,
  onPress,
  className,
  children,
}: {
  label: string;
  'data-part': string;
  pressed?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    onClick={onPress}
    className={cn(
      'grid size-10 shrink-0 place-items-center rounded-md transition-colors hover:bg-on-media/15 focus-visible:-outline-offset-2 focus-visible:outline-on-media aria-pressed:border-b-2 aria-pressed:border-current [&_svg]:size-5',
      className,
    )}
  >
    {children}
  </button>
);
