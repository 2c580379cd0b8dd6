import * as Radix from 'radix-ui/toolbar';
import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { cn } from '../lib/cn.ts';
import { keepKeyboardEntry } from '../lib/keep-keyboard-entry.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useReadDirection } from '../lib/read-direction.ts';

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Label of the toolbar for screen readers. */
  label: string;
  orientation?: 'horizontal' | 'vertical';
}

/** Controls for one thing that are one stop of Tab; arrow keys move between them. Wrap each in a ToolbarItem. */
export function Toolbar({ label, orientation = 'horizontal', className, ref, ...rest }: ToolbarProps) {
  const [dir, readDirection] = useReadDirection();
  const root = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  return (
    <Radix.Root
      {...rest}
      ref={root}
      dir={dir}
      orientation={orientation}
      aria-label={label}
      data-component="toolbar"
      onMouseDown={(event) => {
        rest.onMouseDown?.(event);
        keepKeyboardEntry(event);
      }}
      className={cn(
        'flex min-w-0 items-center gap-1 *:max-w-full',
        orientation === 'vertical' ? 'w-fit flex-col' : 'flex-wrap',
        className,
      )}
    />
  );
}

export interface ToolbarItemProps {
  /** One Button or IconButton, or another button that takes a ref. */
  children: ReactElement<{ disabled?: boolean }>;
}

/** Gives a button of a Toolbar its place among the arrow keys. */
export const ToolbarItem = ({ children }: ToolbarItemProps) => (
  <Radix.Button asChild {...(children.props.disabled ? { disabled: true } : {})}>
    {children}
  </Radix.Button>
);

/** A line between two groups of controls. */
export const ToolbarSeparator = () => (
  <Radix.Separator
    data-part="separator"
    className="shrink-0 border-border-strong data-[orientation=horizontal]:my-1 data-[orientation=horizontal]:w-full data-[orientation=horizontal]:border-t data-[orientation=vertical]:mx-1 data-[orientation=vertical]:h-5 data-[orientation=vertical]:border-s"
  />
);
