import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { usePortalContainer } from '../portal/portal-container.tsx';

export interface DropdownMenuProps {
  /** The button that opens the menu: one focusable element that takes a ref. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuLabel and MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** A menu under a button: arrow keys, Home, End, typing ahead, Esc. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  open,
  onOpenChange,
  className,
}: DropdownMenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-component="dropdown-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto border border-border bg-surface-raised p-1.5 shadow-lg rounded-[var(--menu-radius,--theme(--radius-lg))] data-[state=open]:animate-rise',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'flex min-h-9 w-full cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none transition-colors data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-primary-soft data-[highlighted]:text-text [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-muted';

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
}: MenuItemProps) => (
  <Radix.Item
    data-part="item"
    disabled={disabled}
    onSelect={onSelect}
    className={cn(itemClass, danger && 'text-danger-text')}
  >
    {icon}
    <span className="flex-1">{children}</span>
    {aside}
  </Radix.Item>
);

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
  return (
    <Radix.Item asChild data-part="item" className={itemClass}>
      {render({
        href,
        children: (
          <>
            {icon}
            <span className="flex-1">{children}</span>
            {aside}
          </>
        ),
      })}
    </Radix.Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label data-part="label" className="px-2.5 pb-1 pt-2 text-xs font-semibold text-text-muted">
    {children}
  </Radix.Label>
);

export const MenuSeparator = () => (
  <Radix.Separator data-part="separator" className="-mx-1.5 my-1.5 h-px bg-border" />
);
