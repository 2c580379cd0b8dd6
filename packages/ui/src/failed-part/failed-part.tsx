import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';

/**
 * `inline`: in the place of the part. `overlay`: over the lower edge of a picture. `notice`: at the bottom of the window,
 * for parts without a place of their own.
 */
export type FailedPartPlace = 'inline' | 'overlay' | 'notice';

export const failedPartVariants = {
  place: {
    inline: '',
    overlay: 'absolute inset-x-2 bottom-2 z-10',
    notice: 'fixed inset-x-3 bottom-3 z-40 mx-auto max-w-md shadow-lg',
  } satisfies Record<FailedPartPlace, string>,
};

export const failedPartClass = cva(
  'flex flex-wrap items-center gap-2 rounded-md border border-border bg-surface p-2 text-sm text-text',
  { variants: failedPartVariants, defaultVariants: { place: 'inline' } },
);

export interface FailedPartProps extends Omit<ComponentProps<'div'>, 'children'> {
  place?: FailedPartPlace | undefined;
  /** Adds a retry; without it, one cannot help. */
  onRetry?: (() => void) | undefined;
  /** Adds a reload of the page: where a retry failed, or cannot help. */
  onReload?: (() => void) | undefined;
  /** Adds a close control. */
  onDismiss?: (() => void) | undefined;
}

/** Takes the place of a part of the page that could not be loaded (spec 1 §8). */
export function FailedPart({
  place = 'inline',
  onRetry,
  onReload,
  onDismiss,
  className,
  ...rest
}: FailedPartProps) {
  const { t } = useTexts('common');
  const action = (label: string, onClick: () => void) => (
    <Button size="sm" variant="outline" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div
      {...rest}
      data-component="failed-part"
      data-variant={place}
      role="alert"
      className={cn(failedPartClass({ place }), className)}
    >
      {t('notLoaded')}
      {onRetry ? action(t('retry'), onRetry) : null}
      {onReload ? action(t('reload'), onReload) : null}
      {onDismiss ? action(t('close'), onDismiss) : null}
    </div>
  );
}
