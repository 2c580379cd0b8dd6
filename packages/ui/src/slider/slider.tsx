import * as Radix from 'radix-ui/slider';
import { type HTMLAttributes, type Ref, useRef } from 'react';
import { useFieldGroup } from '../field/field-control.ts';
import { useNumber } from '../i18n/format.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { SliderFrame, type SliderScaleProps, sliderThumbClass } from '../lib/slider-parts.tsx';
import { useDisabledFieldset } from '../lib/use-disabled-fieldset.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';

export interface SliderProps
  extends SliderScaleProps,
    Omit<HTMLAttributes<HTMLSpanElement>, 'onChange' | 'defaultValue' | 'children' | 'dir'> {
  /** Between `min` and `max`; values outside are clamped. Without it, the slider keeps its value itself. */
  value?: number;
  /** Default: `min`. */
  defaultValue?: number;
  /** Called on every step of a drag. */
  onValueChange?: (value: number) => void;
  /** Called once when the thumb is released or a key was pressed: save here. */
  onValueCommit?: (value: number) => void;
  name?: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A number on a scale, where an approximate value is enough. Tokens: `--slider-track-bg`, `--slider-range-bg`,
 * `--slider-thumb-bg`.
 */
export function Slider({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  disabled: off = false,
  start,
  end,
  showValue = false,
  format,
  name,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: SliderProps) {
  const number = useNumber();
  const root = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useOwnValue(given, defaultValue ?? min, onValueChange);
  const inDisabled = useDisabledFieldset(root);
  const disabled = off || inDisabled;
  const control = useFieldGroup({
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
  });
  const sane = Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  const words = format ? format(sane) : number(sane);
  return (
    <SliderFrame
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="slider"
      data-state={disabled ? 'disabled' : undefined}
      disabled={disabled}
      start={start}
      end={end}
      shown={showValue ? words : null}
      shownClass="min-w-10"
      scale={{
        value: [sane],
        onValueChange: ([next]) => next !== undefined && setValue(next),
        onValueCommit: ([next]) => next !== undefined && onValueCommit?.(next),
        min,
        max,
        step,
        ...(name === undefined ? {} : { name }),
      }}
      className={className}
    >
      <Radix.Thumb
        data-part="thumb"
        id={control.controlId}
        aria-label={ariaLabel}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        aria-valuetext={words}
        className={sliderThumbClass}
      />
    </SliderFrame>
  );
}
