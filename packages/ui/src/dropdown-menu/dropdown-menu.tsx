import { Slot } from 'radix-ui';
import { useControllableState, useIsHydrated } from 'radix-ui/internal';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../lib/cn.ts';
import { menuClass, menuItemClass } from '../lib/menu-class.ts';
import { MenuPartsProvider, useMenuParts } from '../lib/menu-parts.tsx';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { MenuLayer } from './menu-layer.tsx';

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens the menu: one focusable element that takes a ref. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuLabel and MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes when it closes; back to the trigger unless this prevents it. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A menu under a button: arrow keys, Home, End, typing ahead, Esc. Token: `--menu-radius`. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  open,
  onOpenChange,
  onCloseAutoFocus,
  className,
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: false,
    onChange: (next) => onOpenChange?.(next),
    caller: 'DropdownMenu',
  });
  // The server has no body to put a menu into.
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLElement>(null);
  const [startsAtItem, setStartsAtItem] = useState(false);
  const id = useId();
  const openBy = (isKeyboard: boolean) => {
    setStartsAtItem(isKeyboard);
    setOpen(true);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        // A press of Enter or Space is a click without a pointer.
        onClick={({ detail }: MouseEvent) => (isOpen ? setOpen(false) : openBy(detail === 0))}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          openBy(true);
        }}
      >
        {trigger}
      </Slot.Root>
      {isOpen && isHydrated ? (
        <MenuLayer
          id={`${id}menu`}
          aria-labelledby={rest['aria-label'] ? undefined : `${id}button`}
          {...rest}
          data-component="dropdown-menu"
          trigger={button}
          align={align}
          startsAtItem={startsAtItem}
          onClose={() => setOpen(false)}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(menuClass, 'max-h-(--menu-available-height)', className)}
        >
          <MenuPartsProvider>{children}</MenuPartsProvider>
        </MenuLayer>
      ) : null}
    </>
  );
}

export interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  /** A shortcut or a count at the end. */
  aside?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export const MenuItem = ({
  onSelect,
  icon,
  aside,
  danger = false,
  disabled = false,
  children,
}: MenuItemProps) => {
  const { Item } = useMenuParts();
  return (
    <Item
      data-part="item"
      disabled={disabled}
      onSelect={onSelect}
      className={cn(menuItemClass, danger && 'text-danger-text')}
    >
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {aside}
    </Item>
  );
};

export interface MenuLinkProps {
  href: string;
  icon?: ReactNode;
  aside?: ReactNode;
  renderLink?: RenderLink;
  children: ReactNode;
}

/** A menu item that is a link. */
export function MenuLink({ href, icon, aside, renderLink, children }: MenuLinkProps) {
  const render = useLinkRenderer(renderLink);
  const { Item } = useMenuParts();
  return (
    <Item asChild data-part="item" className={menuItemClass}>
      {render({
        href,
        children: (
          <>
            {icon}
            <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
            {aside}
          </>
        ),
      })}
    </Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => {
  const { Label } = useMenuParts();
  return (
    <Label data-part="label" className="px-2.5 pb-1 pt-2 text-xs font-semibold text-text-muted wrap-anywhere">
      {children}
    </Label>
  );
};

export const MenuSeparator = () => {
  const { Separator } = useMenuParts();
  return (
    <Separator
      data-part="separator"
      className="-mx-1.5 my-1.5 h-px border-0 bg-border forced-colors:bg-[CanvasText]"
    />
  );
};
