import { Check, ChevronRight, Dot } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { menuClass, menuItemClass } from '../lib/menu-class.ts';
import { useMenuParts } from '../lib/menu-parts.tsx';

/** A choice leaves the menu open, so that several can be made. */
const keepOpen = (event: Event) => event.preventDefault();

const markClass = 'grid size-4.5 shrink-0 place-items-center [&_svg]:text-current';

export interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A shortcut or a count at the end. */
  aside?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A setting of a menu that is on or off; the menu stays open. */
export function MenuCheckboxItem({
  checked,
  onCheckedChange,
  aside,
  disabled = false,
  children,
}: MenuCheckboxItemProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  return (
    <CheckboxItem
      data-part="checkbox-item"
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={keepOpen}
      disabled={disabled}
      className={menuItemClass}
    >
      <span data-part="mark" aria-hidden="true" className={markClass}>
        <ItemIndicator>
          <Check strokeWidth={2.5} />
        </ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {aside}
    </CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  /** The heading above the items, and the label of the group. */
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** MenuRadioItem. */
  children: ReactNode;
}

/** Items of a menu of which one is chosen; the menu stays open. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts();
  const id = useId();
  return (
    <RadioGroup data-part="group" aria-labelledby={id} value={value} onValueChange={onValueChange}>
      <MenuHeading id={id}>{label}</MenuHeading>
      {children}
    </RadioGroup>
  );
}

export interface MenuRadioItemProps {
  value: string;
  disabled?: boolean;
  children: ReactNode;
}

/** One choice of a MenuRadioGroup. */
export function MenuRadioItem({ value, disabled = false, children }: MenuRadioItemProps) {
  const { RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioItem
      data-part="radio-item"
      value={value}
      onSelect={keepOpen}
      disabled={disabled}
      className={menuItemClass}
    >
      <span data-part="mark" aria-hidden="true" className={markClass}>
        <ItemIndicator>
          <Dot strokeWidth={8} />
        </ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </RadioItem>
  );
}

export interface MenuSubProps {
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** The items of the submenu. */
  children: ReactNode;
}

/** An item that opens a menu of its own beside it. */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps) {
  const { Sub, SubTrigger, SubContent, Portal } = useMenuParts();
  const container = usePortalContainer();
  return (
    <Sub>
      <SubTrigger data-part="sub-trigger" disabled={disabled} className={menuItemClass}>
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </SubTrigger>
      <Portal container={container}>
        <SubContent
          data-part="sub-menu"
          loop
          collisionPadding={8}
          className={cn(menuClass, 'max-h-(--radix-popper-available-height)')}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}

/** The heading of a group of items. */
export const MenuHeading = ({ id, children }: { id: string; children: ReactNode }) => {
  const { Label } = useMenuParts();
  return (
    <Label
      id={id}
      data-part="label"
      className="px-2.5 pb-1 pt-2 text-xs font-semibold text-text-muted wrap-anywhere"
    >
      {children}
    </Label>
  );
};
