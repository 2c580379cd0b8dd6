import * as Radix from 'radix-ui/tabs';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useNumber } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { keepKeyboardEntry } from '../lib/keep-keyboard-entry.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useReadDirection } from '../lib/read-direction.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { warnOnce } from '../lib/warn-once.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A count after the label. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'dir'> {
  /** Label of the tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The shown panel. Without it, the tabs keep it themselves. */
  value?: string;
  /** Default: the first item that is not disabled. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Keeps hidden panels mounted, so that they keep their state. */
  keepMounted?: boolean;
  /** `vertical`: on wide screens the tabs are a column at the side of their panels. */
  orientation?: 'horizontal' | 'vertical';
  listClassName?: string;
  panelClassName?: string;
}

/** Panels of which one is visible. The active tab has a glow at its lower edge. */
export function Tabs({
  label,
  items,
  value: given,
  defaultValue,
  onValueChange,
  keepMounted = false,
  orientation = 'horizontal',
  className,
  listClassName,
  panelClassName,
  ref,
  ...rest
}: TabsProps) {
  const number = useNumber();
  const opening = defaultValue ?? items.find(({ disabled }) => !disabled)?.value ?? '';
  const [value, setValue] = useOwnValue(given, opening, onValueChange);
  const isVertical = orientation === 'vertical';
  const [dir, readDirection] = useReadDirection();
  const root = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  if (process.env.NODE_ENV !== 'production' && !items.some((item) => item.value === value))
    warnOnce(
      'tabs',
      `No tab has the value "${value}", so no panel is shown.`,
      'Give the value of one of the items.',
    );
  return (
    <Radix.Root
      {...rest}
      ref={root}
      dir={dir}
      orientation={orientation}
      data-component="tabs"
      value={value}
      onValueChange={setValue}
      className={cn('flex min-w-0 flex-col', isVertical && 'desktop:flex-row desktop:gap-6', className)}
    >
      <Radix.List
        aria-label={label}
        data-part="list"
        onMouseDown={keepKeyboardEntry}
        className={cn(
          'scroll-row flex shrink-0 gap-1 overflow-y-hidden border-b border-border',
          isVertical && 'desktop:w-44 desktop:flex-col desktop:self-start desktop:border-b-0',
          listClassName,
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            data-part="tab"
            className={cn(
              'relative flex h-11 shrink-0 items-center gap-2 px-3 text-sm font-semibold text-text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-pill after:opacity-0 after:transition-opacity after:footlight hover:text-text focus-visible:-outline-offset-2 disabled:opacity-50 data-[state=active]:text-text data-[state=active]:[scroll-initial-target:nearest] data-[state=active]:after:opacity-100 [&_svg]:size-4.5',
              isVertical &&
                'desktop:h-auto desktop:min-h-10 desktop:rounded-md desktop:py-2 desktop:text-start desktop:after:hidden desktop:data-[state=active]:bg-primary-soft desktop:data-[state=active]:text-on-primary-soft',
              isVertical && item.value === value && 'forced-colors:border-2',
            )}
          >
            {item.icon}
            <span
              data-part="label"
              className={cn('max-w-72 truncate', isVertical && 'desktop:min-w-0 desktop:whitespace-normal')}
            >
              {item.label}
            </span>
            {item.count === undefined ? null : (
              <span data-part="count" className="numeric text-xs font-medium text-text-muted">
                {number(item.count)}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          data-part="panel"
          {...(keepMounted ? { forceMount: true } : {})}
          className={cn(
            'min-h-0 min-w-0 pt-4 wrap-anywhere data-[state=inactive]:hidden',
            isVertical && 'desktop:flex-1',
            panelClassName,
          )}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
