import type * as ContextMenu from 'radix-ui/context-menu';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { createContext, type ReactNode, use } from 'react';

/** The parts of a menu, so that MenuItem and the others work in both kinds of menu. */
export interface MenuParts {
  Item: typeof DropdownMenu.Item | typeof ContextMenu.Item;
  Group: typeof DropdownMenu.Group | typeof ContextMenu.Group;
  Label: typeof DropdownMenu.Label | typeof ContextMenu.Label;
  Separator: typeof DropdownMenu.Separator | typeof ContextMenu.Separator;
  CheckboxItem: typeof DropdownMenu.CheckboxItem | typeof ContextMenu.CheckboxItem;
  RadioGroup: typeof DropdownMenu.RadioGroup | typeof ContextMenu.RadioGroup;
  RadioItem: typeof DropdownMenu.RadioItem | typeof ContextMenu.RadioItem;
  ItemIndicator: typeof DropdownMenu.ItemIndicator | typeof ContextMenu.ItemIndicator;
  Sub: typeof DropdownMenu.Sub | typeof ContextMenu.Sub;
  SubTrigger: typeof DropdownMenu.SubTrigger | typeof ContextMenu.SubTrigger;
  SubContent: typeof DropdownMenu.SubContent | typeof ContextMenu.SubContent;
  Portal: typeof DropdownMenu.Portal | typeof ContextMenu.Portal;
}

export const dropdownParts: MenuParts = {
  Item: DropdownMenu.Item,
  Group: DropdownMenu.Group,
  Label: DropdownMenu.Label,
  Separator: DropdownMenu.Separator,
  CheckboxItem: DropdownMenu.CheckboxItem,
  RadioGroup: DropdownMenu.RadioGroup,
  RadioItem: DropdownMenu.RadioItem,
  ItemIndicator: DropdownMenu.ItemIndicator,
  Sub: DropdownMenu.Sub,
  SubTrigger: DropdownMenu.SubTrigger,
  SubContent: DropdownMenu.SubContent,
  Portal: DropdownMenu.Portal,
};

const Parts = createContext(dropdownParts);

/** Each kind of menu provides its parts to the items inside. */
export const MenuPartsProvider = ({ parts, children }: { parts: MenuParts; children: ReactNode }) => (
  <Parts value={parts}>{children}</Parts>
);

export const useMenuParts = (): MenuParts => use(Parts);
