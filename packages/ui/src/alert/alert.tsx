import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../icon-button/close-button.tsx';
import { type Appearance, appearanceIcons } from '../lib/appearance.tsx';
import { cn } from '../lib/cn.ts';
import { ToneWord } from './tone-word.tsx';

export type AlertSize = 'sm' | 'md';

export const alertVariants = {
  tone: {
    success: 'border-s-success [&>svg]:text-success-text',
    error: 'border-s-danger [&>svg]:text-danger-text',
    info: 'border-s-info [&>svg]:text-info-text',
    warning: 'border-s-warning [&>svg]:text-warning-text',
  } satisfies Record<Appearance, string>,
  size: {
    sm: 'gap-x-2 px-2.5 py-1.5 text-sm [&>svg]:size-4',
    md: 'gap-x-3 px-3.5 py-2.5 text-base [&>svg]:size-5',
  } satisfies Record<AlertSize, string>,
};

export const alertClass = cva(
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start border border-s-3 border-border bg-[var(--alert-bg,var(--fl-surface))] text-text rounded-[var(--alert-radius,--theme(--radius-md))]',
  {
    variants: alertVariants,
    defaultVariants: { tone: 'info', size: 'md' },
  },
);

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Appearance;
  size?: AlertSize;
  title?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  /** Adds a close control. */
  onDismiss?: () => void;
  /** Announced when it appears: for events, not for static notes. */
  live?: boolean;
}

/**
 * A note beside the thing it is about: in a form, a card or a list. Use Banner for the whole page and Toast for
 * temporary messages. Tokens: `--alert-bg`, `--alert-radius`.
 */
export function Alert({
  tone = 'info',
  size = 'md',
  title,
  action,
  onDismiss,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = appearanceIcons[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      {...rest}
      data-component="alert"
      data-variant={tone}
      data-size={size}
      className={cn(alertClass({ tone, size }), className)}
    >
      <Icon aria-hidden="true" data-part="icon" className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <ToneWord tone={tone} />
        {title ? (
          <p data-part="title" className="font-semibold">
            {title}
          </p>
        ) : null}
        {children ? (
          <div data-part="content" className={title ? 'text-text-muted' : ''}>
            {children}
          </div>
        ) : null}
        {action ? (
          <div data-part="action" className="mt-2 flex flex-wrap gap-2">
            {action}
          </div>
        ) : null}
      </div>
      {onDismiss ? (
        <CloseButton size="sm" data-part="close" className="-my-1 -me-2" onClick={onDismiss} />
      ) : null}
    </div>
  );
}
