import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ToneWord } from '../alert/tone-word.tsx';
import { CloseButton } from '../icon-button/close-button.tsx';
import { type Appearance, appearanceIcons } from '../lib/appearance.tsx';
import { cn } from '../lib/cn.ts';

export const bannerVariants = {
  appearance: {
    success: 'bg-success-soft [&>svg]:text-success-text',
    error: 'bg-danger-soft [&>svg]:text-danger-text',
    info: 'bg-info-soft [&>svg]:text-info-text',
    warning: 'bg-warning-soft [&>svg]:text-warning-text',
  } satisfies Record<Appearance, string>,
};

export const bannerClass = cva(
  'flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3 text-text rounded-[var(--banner-radius,--theme(--radius-lg))] forced-colors:border',
  {
    variants: bannerVariants,
    defaultVariants: { appearance: 'info' },
  },
);

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  appearance?: Appearance;
  title?: ReactNode;
  /** Buttons or links at the end. */
  action?: ReactNode;
  /** Adds a close control. */
  onClose?: (press: MouseEvent) => void;
  /** Announced when it appears: for new errors, not for static messages. */
  live?: boolean;
}

/** A message that stays in the page. Token: `--banner-radius`. */
export function Banner({
  appearance = 'info',
  title,
  action,
  onClose,
  live = false,
  className,
  children,
  ...rest
}: BannerProps) {
  const Icon = appearanceIcons[appearance];
  return (
    <div
      role={live ? (appearance === 'error' ? 'alert' : 'status') : undefined}
      {...rest}
      data-component="banner"
      data-variant={appearance}
      className={cn(bannerClass({ appearance }), className)}
    >
      <Icon aria-hidden="true" data-part="icon" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <ToneWord tone={appearance} />
        {title ? (
          <p data-part="title" className="font-semibold">
            {title}
          </p>
        ) : null}
        {children ? <div data-part="content">{children}</div> : null}
      </div>
      {action ? <div data-part="action">{action}</div> : null}
      {onClose ? <CloseButton size="sm" data-part="close" className="-my-1 -me-2" onClick={onClose} /> : null}
    </div>
  );
}
