import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useNumber } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { doneShare } from './share.ts';

export type ProgressTone = 'primary' | 'stage' | 'success' | 'warning' | 'danger';
export type ProgressSize = 'xs' | 'sm' | 'md';

export const progressVariants = {
  tone: {
    primary: '[&_[data-part=fill]]:bg-[var(--progress-fill,var(--fl-primary))]',
    stage: '[&_[data-part=fill]]:footlight',
    success: '[&_[data-part=fill]]:bg-success',
    warning: '[&_[data-part=fill]]:bg-warning',
    danger: '[&_[data-part=fill]]:bg-danger',
  } satisfies Record<ProgressTone, string>,
  size: {
    xs: '[&_[data-part=track]]:h-1',
    sm: '[&_[data-part=track]]:h-2',
    md: '[&_[data-part=track]]:h-3',
  } satisfies Record<ProgressSize, string>,
};

export const progressClass = cva(
  'flex w-full min-w-0 flex-col gap-1.5 forced-colors:[&_[data-part=fill]]:bg-[Highlight]',
  {
    variants: progressVariants,
    defaultVariants: { tone: 'primary', size: 'sm' },
  },
);

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress so far. Omitted or null: indeterminate. */
  value?: number | null;
  /** The total. */
  max?: number;
  /** Label of the bar. */
  label: string;
  /** Shows the label above the bar; otherwise only screen readers read it. */
  showLabel?: boolean;
  /** Text at the end of the label's line, for instance "350 of 1,000"; `percent` shows the percentage. */
  aside?: ReactNode | 'percent';
  /** The value for screen readers, where a percentage is not clear enough. */
  valueText?: string;
  tone?: ProgressTone;
  size?: ProgressSize;
}

/**
 * Progress of an upload or a show's goal. Values outside 0 to `max` are clamped. Tokens: `--progress-track`,
 * `--progress-fill`, `--progress-radius`.
 */
export function Progress({
  value,
  max = 100,
  label,
  showLabel = false,
  aside,
  valueText,
  tone = 'primary',
  size = 'sm',
  className,
  ...rest
}: ProgressProps) {
  const percent = useNumber({ style: 'percent' });
  const id = useId();
  const share = doneShare(value, max);
  if (typeof value === 'number' && (!(value >= 0) || value > max)) {
    warnOnce('progress', `the value ${value} is not between 0 and ${max}`, 'Clamp it, or mend `max`.');
  }
  const end = aside === 'percent' ? (share === null ? null : percent(share)) : aside;
  const hasLine = showLabel || Boolean(end);
  return (
    <div
      {...rest}
      data-component="progress"
      data-variant={tone}
      data-size={size}
      data-state={share === null ? 'indeterminate' : share === 1 ? 'complete' : 'running'}
      className={cn(progressClass({ tone, size }), className)}
    >
      <div className={cn('flex min-w-0 items-baseline gap-3 text-sm', !hasLine && 'sr-only')}>
        <span
          id={id}
          data-part="label"
          className={cn('min-w-0 flex-1 font-medium wrap-anywhere', !showLabel && 'sr-only')}
        >
          {label}
        </span>
        {end ? (
          <span data-part="aside" className="numeric ms-auto shrink-0 text-text-muted">
            {end}
          </span>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share === null ? {} : { 'aria-valuenow': Math.round(share * 100) })}
        {...(valueText ? { 'aria-valuetext': valueText } : {})}
        data-part="track"
        className="relative w-full overflow-hidden bg-[var(--progress-track,var(--fl-surface-sunken))] shadow-[inset_0_0_0_1px_var(--fl-border)] rounded-[var(--progress-radius,--theme(--radius-pill))] forced-colors:border"
      >
        <span
          data-part="fill"
          className={cn(
            'block h-full rounded-[inherit]',
            share === null
              ? 'absolute inset-y-0 start-[30%] w-2/5 animate-travel'
              : 'transition-[width] duration-slow ease-out',
          )}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
