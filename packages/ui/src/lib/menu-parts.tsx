import { Slot } from 'radix-ui';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface PartProps {
  className?: string;
  children?: ReactNode;
  'data-part'?: string;
}

interface ItemProps extends PartProps {
  asChild?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
}

/** What an item is made of, so that MenuItem and its like work in either kind of menu. */
export interface MenuParts {
  Item: ComponentType<ItemProps>;
  Label: ComponentType<PartProps>;
  Separator: ComponentType<PartProps>;
}

/** What is asked of an item by keys, pointer and focus is the menu's, which sees it from above. */
const Item = ({ asChild = false, disabled = false, onSelect, ...rest }: ItemProps) => {
  const props = {
    ...rest,
    role: 'menuitem',
    tabIndex: -1,
    ...(disabled ? { 'aria-disabled': true, 'data-disabled': '' } : { onClick: onSelect }),
  };
  return asChild ? <Slot.Root {...props} /> : <div {...props} />;
};

const Label = (props: PartProps) => <div {...props} />;

const Separator = (props: PartProps) => <hr {...props} />;

const dropdownParts: MenuParts = { Item, Label, Separator };

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
