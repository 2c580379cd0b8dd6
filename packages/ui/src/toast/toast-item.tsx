import { cva } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEffectEvent } from 'use-effect-event';
import { useAnnounce } from '../announcer/announcer.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CloseButton } from '../icon-button/close-button.tsx';
import { type Appearance, appearanceIcons } from '../lib/appearance.tsx';
import { cn } from '../lib/cn.ts';
import { useSwipeAway } from '../lib/use-swipe-away.ts';
import { toastTime } from './toast-time.ts';
import { useRunsOut } from './use-runs-out.ts';

export interface ToastItem {
  id: string;
  content: ReactNode;
  appearance: Appearance;
  title?: ReactNode;
  /** A link or button under the message; it closes the toast. */
  action?: ReactNode;
  /** False keeps the toast until it is closed. Default: true, but false with an `action`. */
  autoDismiss?: boolean;
  /** Default: true. */
  showClose?: boolean;
}

export const toastVariants = {
  appearance: {
    success: '[&>svg]:text-success-text',
    error: '[&>svg]:text-danger-text',
    info: '[&>svg]:text-info-text',
    warning: '[&>svg]:text-warning-text',
  } satisfies Record<Appearance, string>,
};

export const toastClass = cva(
  'pointer-events-auto flex touch-pan-y select-none items-start gap-3 border border-border bg-surface-raised py-3 ps-4 pe-2 shadow-lg rounded-[var(--toast-radius,--theme(--radius-lg))] animate-rise',
  {
    variants: toastVariants,
    defaultVariants: { appearance: 'info' },
  },
);

/** A title that is a sentence already ends as one. */
const sentenceOf = (parts: readonly string[]): string =>
  parts.reduce((said, part) => (said ? `${said}${/[.!?…:]$/.test(said) ? '' : ':'} ${part}` : part), '');

interface ToastProps extends ToastItem {
  /** The pointer or the focus is on the toasts, so the timer pauses. */
  held: boolean;
  onDismiss: (id: string) => void;
}

/** One message of a ToastRegion. It is announced once, an error immediately. */
export function Toast({
  id,
  content,
  appearance,
  title,
  action,
  autoDismiss = !action,
  showClose = true,
  held,
  onDismiss,
}: ToastProps) {
  const { t } = useTexts(['ui', 'common']);
  const announce = useAnnounce();
  const texts = useRef<HTMLDivElement>(null);
  const dismiss = () => onDismiss(id);
  const readOut = useEffectEvent(() => {
    const parts = [...(texts.current?.children ?? [])].map((part) => part.textContent);
    announce(sentenceOf(parts), { isUrgent: appearance === 'error' });
  });
  useEffect(() => readOut(), []);
  useRunsOut({
    runs: autoDismiss,
    isHeld: held,
    time: () => toastTime(appearance, texts.current?.textContent ?? ''),
    onEnd: dismiss,
  });
  const swipe = useSwipeAway({ direction: 'right', box: '[data-component="toast"]', onSwipe: dismiss });
  const Icon = appearanceIcons[appearance];
  return (
    <li
      {...swipe}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: reached by F8, and closed by Escape, also without a close control.
      tabIndex={0}
      data-component="toast"
      data-variant={appearance}
      data-state="open"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismiss()}
      className={toastClass({ appearance })}
    >
      <Icon aria-hidden="true" data-part="icon" className="mt-0.5 size-5 shrink-0" />
      <div ref={texts} className="min-w-0 flex-1 py-px wrap-anywhere">
        <div data-part="title" className={title ? 'font-semibold' : 'sr-only'}>
          {title ?? t(`appearance.${appearance}`)}
        </div>
        <div data-part="content" className={cn('text-base', title ? 'text-text-muted' : '')}>
          {content}
        </div>
        {action ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is pressed; this closes the toast then.
          // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the control inside clicks it.
          <div data-part="action" className="pt-1" onClick={dismiss}>
            {action}
          </div>
        ) : null}
      </div>
      {showClose ? <CloseButton size="sm" data-part="close" onClick={dismiss} /> : null}
    </li>
  );
}
