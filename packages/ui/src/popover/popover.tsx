import { cva } from 'class-variance-authority';
import * as Radix from 'radix-ui/popover';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { CloseButton } from '../icon-button/close-button.tsx';
import { cn } from '../lib/cn.ts';
import { overflowTabStop } from '../lib/overflow-tab-stop.ts';
import { warnOnce } from '../lib/warn-once.ts';

export type PopoverSize = 'sm' | 'md' | 'lg';

export const popoverVariants = {
  size: { sm: 'w-60', md: 'w-80', lg: 'w-[27rem]' } satisfies Record<PopoverSize, string>,
};

export const popoverClass = cva(
  'z-50 flex max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] flex-col border border-border bg-[var(--popover-bg,var(--fl-surface-raised))] shadow-lg outline-none rounded-[var(--popover-radius,--theme(--radius-lg))] data-[state=open]:animate-rise data-[state=closed]:animate-fade-out',
  {
    variants: popoverVariants,
    defaultVariants: { size: 'md' },
  },
);

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button that opens it: one focusable element that takes a ref. */
  trigger: ReactNode;
  /** Title of the popover, also its label. */
  title?: ReactNode;
  /** Label if no title is shown. One of the two is required. */
  label?: string;
  /** Adds a close control. */
  showClose?: boolean;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  size?: PopoverSize;
  /** When it opens, before the focus moves into it; `preventDefault` leaves the focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  /** When it closes, before the focus returns to the button; `preventDefault` leaves the focus to the caller. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * A small panel beside its button, for a short text or one or two fields. The page stays usable; Esc or a click outside
 * closes it and returns the focus. Tokens: `--popover-bg`, `--popover-radius`.
 */
export function Popover({
  trigger,
  title,
  label,
  showClose = false,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'center',
  size = 'md',
  className,
  children,
  ...rest
}: PopoverProps) {
  const container = usePortalContainer();
  const titleId = useId();
  if (!title && !label) {
    warnOnce('popover', 'it has neither title nor label', 'Give it one, so that screen readers can name it.');
  }
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
          {...rest}
          data-component="popover"
          data-size={size}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={cn(popoverClass({ size }), className)}
        >
          {title || showClose ? (
            <div data-part="header" className="flex items-start gap-2 px-4 pt-3">
              {title ? (
                <h2
                  id={titleId}
                  data-part="title"
                  className="heading min-w-0 flex-1 py-1 text-lg wrap-anywhere"
                >
                  {title}
                </h2>
              ) : null}
              {showClose ? (
                <Radix.Close asChild>
                  <CloseButton size="sm" data-part="close" className="-me-1.5 ms-auto" />
                </Radix.Close>
              ) : null}
            </div>
          ) : null}
          <div
            ref={overflowTabStop}
            data-part="body"
            className="min-h-0 flex-1 overflow-y-auto rounded-[inherit] px-4 pb-4 pt-3 wrap-anywhere focus-visible:-outline-offset-2"
          >
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
