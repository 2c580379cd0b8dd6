import * as Radix from 'radix-ui/slider';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useRef } from 'react';
import { useFieldGroup } from '../field/field-control.ts';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { SliderFrame, type SliderScaleProps, sliderThumbClass } from '../lib/slider-parts.tsx';
import { useDisabledFieldset } from '../lib/use-disabled-fieldset.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';

/** From and to; the first is not above the second. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps
  extends SliderScaleProps,
    Omit<HTMLAttributes<HTMLSpanElement>, 'onChange' | 'defaultValue' | 'children' | 'dir'> {
  /** Between `min` and `max`; values outside are clamped. Without it, the slider keeps its value itself. */
  value?: SliderRange;
  /** Default: the whole scale. */
  defaultValue?: SliderRange;
  /** Called on every step of a drag. */
  onValueChange?: (value: SliderRange) => void;
  /** Called once when a thumb is released or a key was pressed: save or search here. */
  onValueCommit?: (value: SliderRange) => void;
  /** The least distance of the thumbs, in steps. */
  minDistance?: number;
  /** Form field names of the two values. */
  fromName?: string;
  toName?: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Two numbers on a scale, from and to. Name it with a Field around it or `aria-label`. Tokens: `--slider-track-bg`,
 * `--slider-range-bg`, `--slider-thumb-bg`.
 */
export function RangeSlider({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  minDistance = 0,
  disabled: off = false,
  start,
  end,
  showValue = false,
  format,
  fromName,
  toName,
  className,
  ref,
  ...rest
}: RangeSliderProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const root = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useOwnValue<SliderRange>(given, defaultValue ?? [min, max], onValueChange);
  const inDisabled = useDisabledFieldset(root);
  const disabled = off || inDisabled;
  const { controlId, required: _, ...group } = useFieldGroup(rest);
  const clamp = (one: number, none: number) =>
    Number.isFinite(one) ? Math.min(max, Math.max(min, one)) : none;
  const from = clamp(value[0], min);
  const to = Math.max(from, clamp(value[1], max));
  const words = format ?? number;
  const report =
    (take: (value: SliderRange) => void) =>
    ([low, high]: number[]) => {
      if (low === undefined || high === undefined) return;
      // Radix sorts the values, so a large step can move a thumb past the other one.
      const hasPassed = from < to && (high === from || low === to);
      take(hasPassed ? (high === from ? [from, from] : [to, to]) : [low, high]);
    };
  /**
   * Home and End move the thumb that has the focus as far as it can go; Radix moves the lower and the upper one. That is right
   * where both are at one place.
   */
  const moveToEnd = (event: KeyboardEvent, index: number) => {
    const ends: readonly SliderRange[] =
      index === 0
        ? [
            [min, to],
            [Math.max(min, to - minDistance * step), to],
          ]
        : [
            [from, Math.min(max, from + minDistance * step)],
            [from, max],
          ];
    const next = ends[['Home', 'End'].indexOf(event.key)];
    if (disabled || !next || from === to) return;
    event.preventDefault();
    setValue(next);
    onValueCommit?.(next);
  };
  const thumbs = [
    { key: 'from', label: t('range.from'), name: fromName, shown: words(from) },
    { key: 'to', label: t('range.to'), name: toName, shown: words(to) },
  ] as const;
  return (
    <SliderFrame
      role="group"
      {...rest}
      {...group}
      ref={mergeRefs(root, ref)}
      data-component="range-slider"
      data-state={disabled ? 'disabled' : undefined}
      disabled={disabled}
      start={start}
      end={end}
      shown={showValue ? t('range.value', { from: words(from), to: words(to) }) : null}
      shownClass="min-w-16"
      scale={{
        value: [from, to],
        onValueChange: report(setValue),
        onValueCommit: report((next) => onValueCommit?.(next)),
        min,
        max,
        step,
        minStepsBetweenThumbs: minDistance,
      }}
      className={className}
    >
      {thumbs.map(({ key, label, name, shown }, index) => (
        <Radix.Thumb
          key={key}
          data-part="thumb"
          id={index === 0 ? controlId : undefined}
          aria-label={label}
          aria-valuetext={shown}
          onKeyDown={(event) => moveToEnd(event, index)}
          {...(name === undefined ? {} : { name })}
          className={sliderThumbClass}
        />
      ))}
    </SliderFrame>
  );
}
