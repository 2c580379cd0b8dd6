import { cva } from 'class-variance-authority';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { useFieldGroup } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.tsx';

export type SegmentedControlSize = 'sm' | 'md';

export const segmentedControlVariants = {
  size: {
    sm: 'text-sm [&>label]:min-h-7 [&>label]:px-2.5 [&_svg]:size-4',
    md: 'text-base [&>label]:min-h-8.5 [&>label]:px-3.5 [&_svg]:size-4.5',
  } satisfies Record<SegmentedControlSize, string>,
  block: { true: 'flex w-full', false: 'inline-flex' },
};

export const segmentedControlClass = cva(
  'max-w-full min-w-0 flex-wrap gap-0.5 border border-border bg-[var(--segmented-control-bg,var(--fl-surface-sunken))] p-0.75 rounded-[var(--segmented-control-radius,--theme(--radius-md))]',
  {
    variants: segmentedControlVariants,
    defaultVariants: { size: 'md', block: false },
  },
);

export interface Segment {
  value: string;
  /** Label of the segment, also when only its icon is shown. */
  label: string;
  icon?: ReactNode;
  /** Shows only the icon. */
  hideLabel?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** Two to five segments of similar length. */
  segments: readonly Segment[];
  /** Without it, the control keeps its value itself. */
  value?: string;
  /** Default: the first segment. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Form field name; generated if omitted. */
  name?: string;
  size?: SegmentedControlSize;
  /** Full width with equal segments. */
  block?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Switches between a few views or modes. Native radios: arrow keys move. Name it with a Field or `aria-label`. Tokens:
 * `--segmented-control-bg`, `--segmented-control-radius`, `--segmented-control-segment-bg`,
 * `--segmented-control-segment-radius`.
 */
export function SegmentedControl({
  segments,
  value: given,
  defaultValue = segments[0]?.value ?? '',
  onValueChange,
  name,
  size = 'md',
  block = false,
  disabled = false,
  className,
  ref,
  ...rest
}: SegmentedControlProps) {
  const ownName = useId();
  const root = useRef<HTMLDivElement>(null);
  useControlledDefaults(root, true);
  const [value, setValue] = useFormValue(root, given, defaultValue, onValueChange);
  const { controlId, required: _, ...group } = useFieldGroup(rest);
  return (
    <div
      role="radiogroup"
      {...rest}
      {...group}
      ref={mergeRefs(root, ref)}
      data-component="segmented-control"
      data-size={size}
      className={cn(segmentedControlClass({ size, block }), className)}
    >
      {segments.map((segment, index) => (
        <label
          key={segment.value}
          data-part="segment"
          data-state={segment.value === value ? 'checked' : 'unchecked'}
          title={segment.hideLabel ? segment.label : undefined}
          className={cn(
            'relative inline-flex min-w-0 items-center justify-center gap-2 border border-transparent py-0.5 font-medium text-text-muted transition-[background-color,color,border-color] rounded-[var(--segmented-control-segment-radius,--theme(--radius-sm))] hover:text-text has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus',
            // Segments have equal width while their texts fit; a longer one gets its own row.
            block && 'min-w-fit flex-1',
            segment.value === value &&
              'border-primary bg-[var(--segmented-control-segment-bg,var(--fl-primary-soft))] font-semibold text-on-primary-soft shadow-xs hover:text-on-primary-soft forced-colors:border-[Highlight] forced-colors:border-2',
          )}
        >
          <input
            type="radio"
            id={index === 0 ? controlId : undefined}
            name={name ?? ownName}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled || segment.disabled}
            onChange={() => setValue(segment.value)}
            aria-label={segment.label}
            className="sr-only"
          />
          {segment.icon ? (
            <span data-part="icon" aria-hidden="true" className="inline-flex shrink-0">
              {segment.icon}
            </span>
          ) : null}
          {segment.hideLabel ? null : (
            <span data-part="label" className="min-w-0 wrap-anywhere">
              {segment.label}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
