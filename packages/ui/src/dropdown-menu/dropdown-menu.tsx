import * as Radix from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { menuClass } from '../lib/menu-class.ts';
import { dropdownParts, MenuPartsProvider } from '../lib/menu-parts.tsx';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useReadDirection } from '../lib/read-direction.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens the menu: one focusable element that takes a ref. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuCheckboxItem, MenuRadioGroup, MenuSub, MenuGroup and MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Focus after closing: the trigger, unless this calls preventDefault. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A menu under a button: arrow keys, Home, End, typing ahead, Esc. Token: `--menu-radius`. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  open: given,
  defaultOpen = false,
  onOpenChange,
  onCloseAutoFocus,
  className,
  ref,
  ...rest
}: DropdownMenuProps) {
  const container = usePortalContainer();
  const [dir, readDirection] = useReadDirection();
  const [open, setOpen] = useOwnValue(given, defaultOpen, onOpenChange);
  const button = useRef<HTMLButtonElement>(null);
  const keys = useMenuKeys(button, setOpen);
  const box = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  return (
    <Radix.Root modal={false} dir={dir} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild ref={button} onKeyDown={keys.onButtonKeyDown}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          // Radix labels the menu by its button, which would override the label.
          {...(rest['aria-label'] ? { 'aria-labelledby': undefined } : {})}
          {...keys.menu}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            keys.onClosed(event);
          }}
          loop
          ref={box}
          data-component="dropdown-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(menuClass, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          <MenuPartsProvider parts={dropdownParts}>{children}</MenuPartsProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
