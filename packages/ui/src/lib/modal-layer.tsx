import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from './cn.ts';
import { isOverflowing } from './overflow-tab-stop.ts';

export type ModalCloseReason = 'close-button' | 'escape' | 'outside';

/** What dialog, drawer and bottom sheet have in common. */
export interface ModalProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Names the layer; always needed. */
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** False: no close control, and neither Esc nor a click outside closes. */
  dismissible?: boolean;
  /** False: the page beside it stays usable, and only Esc and the close control close it. */
  modal?: boolean;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
}

interface ModalLayerProps extends ComponentProps<'div'> {
  component: string;
  open: boolean;
  modal?: boolean;
  dismissible?: boolean;
  onClose: ((reason: ModalCloseReason) => void) | undefined;
  /** A description is inside, and reads itself out. */
  isDescribed?: boolean;
  /** The body that scrolls, when it can take the focus. */
  scroll?: RefObject<HTMLElement | null>;
  /** The box itself takes the focus, where its first control is not what one came for. */
  focusesBox?: boolean;
  /** Where the box stands on the screen. */
  layerClass?: string;
  [data: `data-${string}`]: string | number | undefined;
}

/** Toasts lie above modals: closing one is not a click outside. */
const isOnToast = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[data-component="toast-region"]') !== null;

const keep = (event: Event) => event.preventDefault();

/**
 * A layer over the page that is opened by state: the owner decides about closing, the focus is held and goes back to
 * where it came from, a body that scrolls is not the first stop, the page below stands still.
 *
 * Radix' own overlay is left out: it locks the scrolling by a style sheet of its own, and each opening and closing would
 * style the whole page anew. A box that is a scroll container and contains its scrolling holds wheel, keys and touch as
 * well, and costs nothing.
 */
export function ModalLayer({
  component,
  open,
  modal = true,
  dismissible = true,
  onClose,
  isDescribed = false,
  scroll,
  focusesBox = false,
  layerClass,
  className,
  children,
  ...rest
}: ModalLayerProps) {
  const container = usePortalContainer();
  // Opened by state, not by a Radix trigger, so the way back is remembered here.
  const opener = useRef<Element | null>(null);
  const dismiss = (reason: ModalCloseReason) => (event: Event) => {
    event.preventDefault();
    if (dismissible && !isOnToast(event)) onClose?.(reason);
  };
  return (
    <Radix.Root open={open} modal={modal}>
      <Radix.Portal container={container}>
        <div
          data-component={`${component}-overlay`}
          data-state={open ? 'open' : 'closed'}
          className={cn(
            'fixed inset-0 z-40 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            modal ? 'overflow-hidden overscroll-contain touch-pinch-zoom bg-overlay' : 'pointer-events-none',
            layerClass,
          )}
        >
          <Radix.Content
            {...(isDescribed ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              // A ring around everything tells the reader nothing.
              if (!focusesBox && !(scroll?.current && isOverflowing(scroll.current))) return;
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={dismiss('escape')}
            onPointerDownOutside={modal ? dismiss('outside') : keep}
            onInteractOutside={keep}
            {...rest}
            data-component={component}
            className={cn('pointer-events-auto outline-none', className)}
          >
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The ring of a body that scrolls: above its content, and round like the box. */
export const scrollRingClass =
  'has-[>[tabindex]:focus-visible]:after:pointer-events-none has-[>[tabindex]:focus-visible]:after:absolute has-[>[tabindex]:focus-visible]:after:inset-0 has-[>[tabindex]:focus-visible]:after:rounded-[inherit] has-[>[tabindex]:focus-visible]:after:border-2 has-[>[tabindex]:focus-visible]:after:border-focus';
