import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface PartProps {
  className?: string;
  children?: ReactNode;
  'data-part'?: string;
}

interface ItemProps extends PartProps {
  asChild?: boolean;
  disabled?: boolean;
  onSelect?: (event: Event) => void;
}

/** What an item is made of, so that MenuItem and its like work in either kind of menu. */
export interface MenuParts {
  Item: ComponentType<ItemProps>;
  Label: ComponentType<PartProps>;
  Separator: ComponentType<PartProps>;
}

const dropdownParts: MenuParts = { Item: Radix.Item, Label: Radix.Label, Separator: Radix.Separator };

const Parts = createContext<MenuParts>(dropdownParts);

export const useMenuParts = (): MenuParts => use(Parts);

/** Another kind of menu gives its own parts to the items below; a dropdown inside it takes its own again. */
export const MenuPartsProvider = ({
  parts = dropdownParts,
  children,
}: {
  parts?: MenuParts;
  children: ReactNode;
}) => <Parts value={parts}>{children}</Parts>;
