import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults, useFormReset } from '../lib/use-form-reset.ts';

export interface RadioCard {
  value: string;
  /** Label of the choice, announced first. */
  label: ReactNode;
  /** Description, on a second line. */
  description?: ReactNode;
  /** At the end of the card, for instance a price. */
  aside?: ReactNode;
  /** A badge on the edge of the card. */
  badge?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Label of the group; visible unless `hideLegend`. */
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioCard[];
  /** Null while nothing is chosen; a form reset then leaves the choice to you. Omit it for an uncontrolled group. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Form field name; generated if omitted. */
  name?: string;
  required?: boolean;
  /** Minimum width of a card in pixels before the row wraps. */
  minWidth?: number;
}

/**
 * A choice between a few detailed options, for instance token packs. Native radios: arrow keys move. Token:
 * `--radio-card-radius`.
 */
export function RadioCards({
  legend,
  hideLegend = false,
  options,
  value: given,
  defaultValue,
  onValueChange,
  name,
  required = false,
  minWidth = 200,
  className,
  ref,
  ...rest
}: RadioCardsProps) {
  const ownName = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(defaultValue ?? null);
  const value = given === undefined ? own : given;
  const [first] = useState(value);
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  useControlledDefaults(root, true);
  useFormReset(root, () => {
    setOwn(first);
    if (first !== null && first !== value) onValueChange?.(first);
  });
  return (
    <fieldset
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="radio-cards"
      className={cn('min-w-0', className)}
    >
      <legend
        data-part="legend"
        className={hideLegend ? 'sr-only' : 'mb-2 max-w-full text-sm font-semibold wrap-anywhere'}
      >
        {legend}
      </legend>
      <div
        className="grid gap-3"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))` }}
      >
        {options.map((option) => (
          <label
            key={option.value}
            data-part="card"
            data-state={option.value === value ? 'checked' : 'unchecked'}
            className="relative flex min-w-0 items-center gap-3 border border-border-strong bg-surface p-4 transition-[border-color,background-color,box-shadow] rounded-[var(--radio-card-radius,--theme(--radius-lg))] hover:border-text-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--fl-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50"
          >
            <input
              type="radio"
              data-part="input"
              name={name ?? ownName}
              required={required}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
              className="size-4.5 shrink-0 appearance-none rounded-full border-2 border-border-strong outline-none transition-[border-width,border-color] checked:border-[5px] checked:border-primary-text"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span data-part="label" className="block font-semibold">
                {option.label}
              </span>
              {option.description ? (
                <span data-part="description" className="block text-sm text-text-muted">
                  {option.description}
                </span>
              ) : null}
            </span>
            {option.aside ? (
              <span data-part="aside" className="max-w-1/2 shrink-0 text-end wrap-anywhere">
                {option.aside}
              </span>
            ) : null}
            {option.badge ? (
              <span data-part="badge" className="absolute end-3 -top-2.5 flex max-w-[calc(100%-1.5rem)]">
                {option.badge}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
