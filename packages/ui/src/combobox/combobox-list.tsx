import { Check } from 'lucide-react';
import { memo, useEffect } from 'react';
import type { ComboboxOption } from './filter-options.ts';

interface RowProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  selected: boolean;
  onChoose: (option: ComboboxOption) => void;
}

/** Memoized: moving the mark through 300 options renders two of them. */
const Row = memo(function Row({ id, option, active, selected, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys (ARIA APG, combobox).
    // biome-ignore lint/a11y/useFocusableInteractive: the input marks the option by aria-activedescendant.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      data-part="option"
      data-state={active ? 'active' : undefined}
      onClick={option.disabled ? undefined : () => onChoose(option)}
      className="flex min-h-9 cursor-pointer select-none items-center gap-2 rounded-sm px-2.5 py-1.5 hover:bg-surface-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[state=active]:bg-primary-soft data-[state=active]:text-text forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
      {selected ? (
        <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5 shrink-0 text-primary-text" />
      ) : null}
    </div>
  );
});

export interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** The chosen values. */
  chosen: readonly string[];
  /** Several can be chosen. */
  several?: boolean;
  /** Index of the marked option, or -1. */
  active: number;
  onChoose: (option: ComboboxOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options. The input moves the mark, and the list scrolls it into view. */
export function ComboboxList({
  id,
  label,
  options,
  chosen,
  several = false,
  active,
  onChoose,
}: ComboboxListProps) {
  useEffect(() => {
    if (active < 0) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={several || undefined}
      data-part="list"
      className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
    >
      {options.map((option, index) => (
        <Row
          key={option.value}
          id={optionId(id, index)}
          option={option}
          active={index === active}
          selected={chosen.includes(option.value)}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
