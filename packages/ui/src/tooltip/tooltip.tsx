import * as Radix from 'radix-ui/tooltip';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A short text. Never put required information only here: touch screens do not show it. */
  content: ReactNode;
  /** One focusable element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Delay in milliseconds on hover; keyboard focus shows it at once. */
  delay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const isFocusedInView = (control: HTMLElement | null): boolean => {
  if (!control?.matches(':focus-visible')) return false;
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** A hint on hover and focus; Esc hides it. Token: `--tooltip-radius`. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 400,
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useOwnValue(given, defaultOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    // Radix closes at every scroll, also at the one that brings what the Tab key focused into view.
    if (window.event?.type !== 'scroll' || !isFocusedInView(trigger.current)) setOpen(next);
  };
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            {...rest}
            data-component="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-50 max-w-72 animate-fade-in bg-inverse px-2.5 py-1.5 text-sm text-on-inverse shadow-md wrap-anywhere rounded-[var(--tooltip-radius,--theme(--radius-sm))] forced-colors:border',
              className,
            )}
          >
            {content}
            <Radix.Arrow data-part="arrow" className="fill-inverse" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
