import * as Dialog from 'radix-ui/dialog';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { isOverflowing } from '../lib/overflow-tab-stop.ts';
import { focusedElement, keepTabInShadow } from '../lib/shadow-focus.ts';

export type ModalCloseReason = 'close-button' | 'escape' | 'outside';

/** Props shared by dialog, drawer and bottom sheet. */
export interface ModalProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Label of the layer; required. */
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** False removes the close control, and neither Esc nor a click outside closes it. */
  dismissible?: boolean;
  /** False keeps the page beside it usable; only Esc and the close control close it. */
  modal?: boolean;
  /** Buttons at the bottom; they stay visible while the body scrolls. */
  footer?: ReactNode;
}

interface ModalLayerProps extends ComponentProps<'div'> {
  component: string;
  open: boolean;
  /** The trigger was pressed. */
  onOpen?: () => void;
  /** A button that opens the layer. */
  trigger?: ReactNode;
  modal?: boolean;
  dismissible?: boolean;
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** The scrolling body, if it can take the focus. */
  scroll?: RefObject<HTMLElement | null>;
  /** Focuses the box instead of its first control. */
  focusesBox?: boolean;
  /** Places the box on the screen. */
  layerClass?: string;
  [data: `data-${string}`]: string | number | undefined;
}

/** Names the modal layer around it. */
export const ModalTitle = Dialog.Title;
/** Describes the modal layer around it; with `asChild`, by any element. */
export const ModalDescription = Dialog.Description;

/** Toasts are above modals: Escape on a toast closes the toast only. */
const isOnToast = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-component="toast-region"]') !== null;

const keepOpen = (event: Event) => event.preventDefault();

/**
 * A modal layer on Radix Dialog. It is controlled: the parent decides when to close it. It has its own overlay, because
 * Radix's overlay blocks scrolling with a style element, which a strict Content-Security-Policy refuses.
 */
export function ModalLayer({
  component,
  open,
  onOpen,
  trigger,
  modal = true,
  dismissible = true,
  onClose,
  scroll,
  focusesBox = false,
  layerClass,
  className,
  children,
  ref,
  onKeyDown,
  ...rest
}: ModalLayerProps) {
  const container = usePortalContainer();
  const box = useRef<HTMLDivElement>(null);
  const bothRefs = useMemo(() => mergeRefs(ref, box), [ref]);
  // Radix returns the focus only to its own trigger, and controlled layers have none.
  const opener = useRef<Element | null>(null);
  // An insertion effect runs before a field inside takes the focus by `autoFocus`; then Radix does not ask for the focus.
  useInsertionEffect(() => {
    if (open) opener.current = focusedElement();
  }, [open]);
  return (
    <Dialog.Root
      open={open}
      modal={modal}
      onOpenChange={(next) => (next ? onOpen?.() : onClose?.('close-button'))}
    >
      {trigger ? <Dialog.Trigger asChild>{trigger}</Dialog.Trigger> : null}
      <Dialog.Portal container={container}>
        <div
          data-component={`${component}-overlay`}
          data-state={open ? 'open' : 'closed'}
          className={cn(
            'fixed inset-0 z-40 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            modal ? 'overflow-hidden overscroll-contain touch-pinch-zoom bg-overlay' : 'pointer-events-none',
            layerClass,
          )}
        >
          <Dialog.Content
            {...rest}
            ref={bothRefs}
            data-component={component}
            className={cn('pointer-events-auto outline-none', className)}
            onOpenAutoFocus={(event) => {
              opener.current = focusedElement();
              // Focusing a scrolling body would draw a ring around everything.
              if (!focusesBox && !(scroll?.current && isOverflowing(scroll.current))) return;
              event.preventDefault();
              box.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (modal) keepTabInShadow(event);
            }}
            onInteractOutside={keepOpen}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              if (dismissible && !isOnToast(event)) onClose?.('escape');
            }}
            onPointerDownOutside={({ target, detail: { originalEvent } }) => {
              // A press on something above the layer, such as a toast, is not a press outside.
              const isOnOverlay = target === box.current?.parentElement;
              const isSecondary = originalEvent.button === 2 || originalEvent.ctrlKey;
              if (modal && dismissible && isOnOverlay && !isSecondary) onClose?.('outside');
            }}
          >
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focus ring of a scrolling body: above its content, with the radius of the box. */
export const scrollRingClass =
  'has-[>[tabindex]:focus-visible]:after:pointer-events-none has-[>[tabindex]:focus-visible]:after:absolute has-[>[tabindex]:focus-visible]:after:inset-0 has-[>[tabindex]:focus-visible]:after:rounded-[inherit] has-[>[tabindex]:focus-visible]:after:border-2 has-[>[tabindex]:focus-visible]:after:border-focus';
