import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { menuItemClass } from '../lib/menu-class.ts';
import { useMenuParts } from '../lib/menu-parts.tsx';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { MenuHeading } from './menu-choices.tsx';

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
  /** The items. */
  children: ReactNode;
}

/** Items under a heading. */
export const MenuGroup = ({ label, children }: MenuGroupProps) => {
  const { Group } = useMenuParts();
  const id = useId();
  return (
    <Group data-part="group" aria-labelledby={id}>
      <MenuHeading id={id}>{label}</MenuHeading>
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
