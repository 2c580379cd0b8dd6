import * as Radix from 'radix-ui/context-menu';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { cn } from '../lib/cn.ts';
import { menuClass } from '../lib/menu-class.ts';
import { type MenuParts, MenuPartsProvider } from '../lib/menu-parts.tsx';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useReadDirection } from '../lib/read-direction.ts';

const parts: MenuParts = {
  Item: Radix.Item,
  Group: Radix.Group,
  Label: Radix.Label,
  Separator: Radix.Separator,
  CheckboxItem: Radix.CheckboxItem,
  RadioGroup: Radix.RadioGroup,
  RadioItem: Radix.RadioItem,
  ItemIndicator: Radix.ItemIndicator,
  Sub: Radix.Sub,
  SubTrigger: Radix.SubTrigger,
  SubContent: Radix.SubContent,
  Portal: Radix.Portal,
};

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The target: one element that takes a ref. Make it focusable, or keyboard users cannot open the menu. */
  target: ReactNode;
  /** Label of the menu for screen readers. */
  label: string;
  /** MenuItem, MenuLink, MenuGroup and MenuSeparator. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
  /** Leaves the browser's own menu unchanged. */
  disabled?: boolean;
}

/**
 * A menu at the pointer: right click, long press, or the menu key and Shift+F10 on the focused target. All its actions
 * must also be available elsewhere. Token: `--menu-radius`.
 */
export function ContextMenu({
  target,
  label,
  children,
  onOpenChange,
  disabled = false,
  className,
  ref,
  ...rest
}: ContextMenuProps) {
  const container = usePortalContainer();
  const [dir, readDirection] = useReadDirection();
  const box = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  return (
    <Radix.Root modal={false} dir={dir} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild disabled={disabled}>
        {target}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          ref={box}
          loop
          aria-label={label}
          data-component="context-menu"
          collisionPadding={8}
          className={cn(menuClass, 'max-h-(--radix-context-menu-content-available-height)', className)}
        >
          <MenuPartsProvider parts={parts}>{children}</MenuPartsProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
