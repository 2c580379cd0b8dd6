import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { focusedElement } from '../lib/shadow-focus.ts';
import { Toast, type ToastItem } from './toast-item.tsx';
import { HOTKEY, useToastFocus } from './use-toast-focus.ts';

export interface ToastRegionProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Newest last. */
  toasts: readonly ToastItem[];
  /** A toast timed out, was closed or was swiped away; the parent removes it from the list. */
  onDismiss: (id: string) => void;
  /** Label of the region; needed only if a page has several. */
  label?: string;
}

// Not Radix Toast: it announces each toast itself, so screen readers would read it twice beside AnnouncerProvider.
/**
 * Shows the toasts; an AnnouncerProvider above announces them to screen readers. The timers pause while the pointer or
 * the focus is on the toasts and while the window is in the background. F8 moves the focus to the toasts and
 * back, also above a modal layer. An empty list
 * clears all. Token: `--toast-radius`.
 */
export function ToastRegion({ toasts, onDismiss, label, className, ref, ...rest }: ToastRegionProps) {
  const { t } = useTexts('ui');
  const list = useRef<HTMLOListElement>(null);
  const root = useMemo(() => mergeRefs(list, ref), [ref]);
  const [isHeld, setIsHeld] = useState(false);
  const goBack = useToastFocus(list, setIsHeld);
  // A toast that is removed under the pointer sends no leave event.
  if (isHeld && toasts.length === 0) setIsHeld(false);

  useEffect(() => {
    const hold = () => setIsHeld(true);
    const release = () => setIsHeld(false);
    window.addEventListener('blur', hold);
    window.addEventListener('focus', release);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', release);
    };
  }, []);

  const dismiss = (id: string) => {
    // After closing a toast by the keyboard, the focus stays in the region; after the last one it goes back.
    const holdsFocus = list.current?.contains(focusedElement());
    if (holdsFocus) list.current?.focus();
    onDismiss(id);
    if (holdsFocus && toasts.length === 1) goBack();
  };
  return (
    <section
      aria-label={label ?? t('toasts.hotkey', { hotkey: HOTKEY })}
      // Announces nothing, but a modal layer hides all of the page except what has this attribute.
      aria-live="off"
      // On move, not on enter: a toast may appear under a resting pointer.
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <ol
        tabIndex={-1}
        {...rest}
        ref={root}
        data-component="toast-region"
        className={cn(
          // At the top: the foot of a phone has the chat's field, the tip button and the buttons of sheets.
          'pointer-events-none fixed inset-x-0 top-0 z-50 m-0 flex list-none flex-col gap-2 p-3 outline-none desktop:start-auto desktop:end-2 desktop:top-2 desktop:w-[400px]',
          className,
        )}
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} held={isHeld} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
