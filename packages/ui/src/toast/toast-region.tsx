import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Appearance, appearanceIcons } from '../lib/appearance.tsx';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';

/** Spec 1 §9, in milliseconds. */
export const toastDuration = 2500;

export interface ToastItem {
  id: string;
  content: ReactNode;
  appearance: Appearance;
  title?: ReactNode;
  /** False keeps the toast until it is closed. True when left out. */
  autoDismiss?: boolean;
  /** True when left out. */
  showClose?: boolean;
}

export const toastClass = defineVariants(
  'pointer-events-auto flex items-start gap-3 border border-border bg-surface-raised py-3 ps-4 pe-2 shadow-lg rounded-[var(--toast-radius,--theme(--radius-lg))] animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      appearance: {
        success: '[&>svg]:text-success-text',
        error: '[&>svg]:text-danger-text',
        info: '[&>svg]:text-info-text',
        warning: '[&>svg]:text-warning-text',
      } satisfies Record<Appearance, string>,
    },
    defaultVariants: { appearance: 'info' },
  },
);

interface ToastProps extends ToastItem {
  onDismiss: (id: string) => void;
}

function Toast({
  id,
  content,
  appearance,
  title,
  autoDismiss = true,
  showClose = true,
  onDismiss,
}: ToastProps) {
  const { t } = useTexts('ui');
  const Icon = appearanceIcons[appearance];
  return (
    <Radix.Root
      open
      data-component="toast"
      data-variant={appearance}
      type={appearance === 'error' ? 'foreground' : 'background'}
      duration={autoDismiss ? toastDuration : Number.POSITIVE_INFINITY}
      onOpenChange={(open) => open || onDismiss(id)}
      className={toastClass({ appearance })}
    >
      <Icon aria-hidden="true" data-part="icon" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-px wrap-anywhere">
        <Radix.Title data-part="title" className={title ? 'font-semibold' : 'sr-only'}>
          {title ?? t(`appearance.${appearance}`)}
        </Radix.Title>
        <Radix.Description data-part="content" className={cn('text-base', title ? 'text-text-muted' : '')}>
          {content}
        </Radix.Description>
      </div>
      {showClose ? (
        <IconButton
          label={t('close')}
          size="sm"
          data-part="close"
          data-guard="control"
          onClick={() => onDismiss(id)}
        >
          <X />
        </IconButton>
      ) : null}
    </Radix.Root>
  );
}

export interface ToastRegionProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Newest last. */
  toasts: readonly ToastItem[];
  /** A toast ran out, was closed or was swiped away; the owner takes it out of the list. */
  onDismiss: (id: string) => void;
  /** Names the region; only where several stand on one page. */
  label?: string;
}

/**
 * Where toasts stand and are announced. The timer waits while the pointer or the focus is on them. F8 moves the
 * focus there. To clear all, give an empty list. Token: `--toast-radius`.
 */
export function ToastRegion({ toasts, onDismiss, label, className, ...rest }: ToastRegionProps) {
  const { t } = useTexts('ui');
  return (
    <Radix.Provider label={t('toasts.region')} duration={toastDuration} swipeDirection="right">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport
        {...rest}
        data-component="toast-region"
        label={label ?? t('toasts.hotkey')}
        className={cn(
          'pointer-events-none fixed inset-x-0 bottom-0 z-50 m-0 flex list-none flex-col gap-2 p-3 outline-none desktop:start-auto desktop:end-2 desktop:top-2 desktop:bottom-auto desktop:w-[400px]',
          className,
        )}
      />
    </Radix.Provider>
  );
}
