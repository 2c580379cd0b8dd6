import type { ComponentProps } from 'react';

interface FilterChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
}

/** A native checkbox that looks like a chip. */
export const FilterChip = ({ label, ...rest }: FilterChipProps) => (
  <label
    data-part="chip"
    // The thicker border shows the state without colour. The padding is one pixel smaller, so that the width stays.
    className="relative inline-flex h-8 max-w-full items-center border border-border-strong bg-surface px-3 text-sm font-medium transition-colors rounded-[var(--chip-radius,--theme(--radius-pill))] hover:bg-surface-sunken has-checked:border-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:px-[calc(--spacing(3)-1px)] has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
  >
    <input
      {...rest}
      type="checkbox"
      data-part="input"
      className="absolute inset-0 size-full appearance-none opacity-0"
    />
    <span data-part="label" className="truncate">
      {label}
    </span>
  </label>
);
