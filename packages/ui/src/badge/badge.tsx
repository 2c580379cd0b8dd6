import { cva } from 'class-variance-authority';
import { type ComponentProps, memo, type ReactNode } from 'react';
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

export const badgeVariants = {
  tone: {
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
  } satisfies Record<BadgeTone, string>,
};

export const badgeClass = cva(
  'inline-block h-5.5 max-w-full overflow-clip text-ellipsis whitespace-nowrap px-2 text-xs/5.5 font-semibold rounded-[var(--badge-radius,--theme(--radius-pill))] forced-colors:outline forced-colors:-outline-offset-1 [&_svg]:size-3.5',
  {
    variants: badgeVariants,
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** A small icon before the text. */
  icon?: ReactNode;
  /** Shows a dot before the text that pulses three times when it appears: something is happening now. */
  pulse?: boolean;
}

/**
 * A short label on another element. Token: `--badge-radius`. A single box, and memoised: what has badges is drawn again
 * far more often than they change.
 */
export const Badge = /* @__PURE__ */ memo(function Badge({
  tone = 'neutral',
  icon,
  pulse = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      data-component="badge"
      {...rest}
      data-variant={tone}
      className={cn(badgeClass({ tone }), className)}
    >
      {pulse ? (
        <span
          aria-hidden="true"
          data-part="dot"
          className="me-1 mt-2 inline-block size-1.5 animate-pulse rounded-full bg-current align-top"
        />
      ) : null}
      {icon ? (
        <span aria-hidden="true" data-part="icon" className="me-1 inline-flex h-5.5 items-center align-top">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
});
