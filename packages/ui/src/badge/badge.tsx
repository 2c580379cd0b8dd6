import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'secondary'
  | 'live'
  | 'new'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'token'
  | 'media';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-sunken text-text-muted shadow-[inset_0_0_0_1px_var(--fl-border)]',
  primary: 'bg-primary-soft text-on-primary-soft',
  secondary: 'bg-secondary-soft text-on-secondary-soft',
  live: 'bg-live text-on-live',
  new: 'bg-secondary text-on-secondary',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
  token: 'bg-token text-on-token',
  media: 'bg-media text-on-media',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** A small icon before the text. */
  icon?: ReactNode;
  /** A dot before the text that beats: something is happening now. */
  pulse?: boolean;
  children: ReactNode;
  className?: string;
}

/** A word about a thing. Token: `--badge-radius`. */
export function Badge({ tone = 'neutral', icon, pulse = false, children, className }: BadgeProps) {
  return (
    <span
      data-component="badge"
      data-tone={tone}
      className={cn(
        'inline-flex h-5.5 max-w-full items-center gap-1 whitespace-nowrap px-2 text-xs font-semibold rounded-[var(--badge-radius,--theme(--radius-pill))] [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {pulse ? (
        <span aria-hidden="true" className="size-1.5 shrink-0 animate-pulse rounded-full bg-current" />
      ) : null}
      {icon ? (
        <span aria-hidden="true" className="inline-flex">
          {icon}
        </span>
      ) : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
