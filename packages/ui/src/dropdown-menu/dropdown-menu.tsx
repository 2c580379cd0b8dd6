import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { menuClass, menuItemClass } from '../lib/menu-class.ts';
import { dropdownParts, MenuPartsProvider, useMenuParts } from '../lib/menu-parts.tsx';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useReadDirection } from '../lib/read-direction.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens the menu: one focusable element that takes a ref. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuGroup and MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Focus after closing: the trigger, unless this calls preventDefault. */
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
  ref,
  ...rest
}: DropdownMenuProps) {
  const container = usePortalContainer();
  const [dir, readDirection] = useReadDirection();
  const box = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  return (
    <Radix.Root
      modal={false}
      dir={dir}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          // Radix labels the menu by its button, which would override the label.
          {...(rest['aria-label'] ? { 'aria-labelledby': undefined } : {})}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
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

export interface MenuGroupProps {
  /** The heading above the items, and the label of the group. */
  label: ReactNode;
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode;
}

/** Items under a heading. */
export const MenuGroup = ({ label, children }: MenuGroupProps) => {
  const { Group, Label } = useMenuParts();
  const id = useId();
  return (
    <Group data-part="group" aria-labelledby={id}>
      <Label
        id={id}
        data-part="label"
        className="px-2.5 pb-1 pt-2 text-xs font-semibold text-text-muted wrap-anywhere"
      >
        {label}
      </Label>
      {children}
    </Group>
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
