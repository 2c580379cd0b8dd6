import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  /** Selected; announced as pressed. Without it, the chip keeps its state itself. */
  selected?: boolean;
  defaultSelected?: boolean;
  onSelectedChange?: (selected: boolean) => void;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A small switch, for instance a filter or a suggested amount. Token: `--chip-radius`. */
export function Chip({
  selected: given,
  defaultSelected = false,
  onSelectedChange,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ChipProps) {
  const [selected, setSelected] = useOwnValue(given, defaultSelected, onSelectedChange);
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setSelected(!selected);
      }}
      aria-pressed={selected}
      data-component="chip"
      data-state={selected ? 'on' : 'off'}
      className={cn(
        'inline-flex h-8 max-w-full items-center gap-1.5 whitespace-nowrap border px-3 text-sm font-medium transition-colors rounded-[var(--chip-radius,--theme(--radius-pill))] disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4',
        // The thicker border shows the state without colour. The padding is one pixel smaller, so that the width stays.
        selected
          ? 'border-2 border-primary bg-primary-soft px-[calc(--spacing(3)-1px)] text-on-primary-soft forced-colors:border-[Highlight]'
          : 'border-border-strong bg-surface text-text hover:not-disabled:bg-surface-sunken',
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" data-part="icon" className="inline-flex shrink-0">
          {icon}
        </span>
      ) : null}
      <span data-part="label" className="truncate">
        {children}
      </span>
    </button>
  );
}
