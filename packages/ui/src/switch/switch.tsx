import { cva } from 'class-variance-authority';
import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { FormValue } from '../lib/use-own-value.tsx';

export type SwitchSize = 'sm' | 'md';

export const switchVariants = {
  size: { sm: 'text-sm', md: 'text-base' } satisfies Record<SwitchSize, string>,
};

export const switchClass = cva(
  'group/switch flex w-full min-w-0 items-start gap-3 rounded-sm text-start disabled:cursor-not-allowed disabled:opacity-50',
  {
    variants: switchVariants,
    defaultVariants: { size: 'md' },
  },
);

const tracks: Record<SwitchSize, string> = { sm: 'h-5 w-8.5', md: 'h-6 w-10.5' };
const thumbs: Record<SwitchSize, string> = {
  sm: 'size-3.5 data-[state=checked]:translate-x-3.5 rtl:data-[state=checked]:-translate-x-3.5',
  md: 'size-4.5 data-[state=checked]:translate-x-4.5 rtl:data-[state=checked]:-translate-x-4.5',
};

export interface SwitchProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'value' | 'defaultValue' | 'role'> {
  /** Label of the switch. */
  label: ReactNode;
  /** Description: what happens when it is on. */
  hint?: ReactNode;
  /** Shows the label to screen readers only, if the context already says it. */
  hideLabel?: boolean;
  /** Places the switch at the end of the line, as in a list of settings. */
  labelFirst?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  size?: SwitchSize;
  /** In a form: sent as `on` while on. */
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Turns something on or off immediately, without a save button. Tokens: `--switch-radius`, `--switch-track-bg`,
 * `--switch-track-bg-checked`, `--switch-thumb-bg`, `--switch-thumb-bg-checked`.
 */
export function Switch({
  label,
  hint,
  hideLabel = false,
  labelFirst = false,
  checked,
  defaultChecked = false,
  onCheckedChange,
  size = 'md',
  name,
  onClick,
  className,
  ref,
  ...rest
}: SwitchProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [first] = useState(checked);
  // Null until the user has switched.
  const [own, setOwn] = useState<boolean | null>(null);
  const isOn = checked ?? own ?? defaultChecked;
  useFormReset(button, () => {
    setOwn(null);
    if (first !== undefined && first !== isOn) onCheckedChange?.(first);
  });
  const state = isOn ? 'checked' : 'unchecked';
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    setOwn(!isOn);
    onCheckedChange?.(!isOn);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        ref={mergeRefs(button, ref)}
        aria-checked={isOn}
        onClick={toggle}
        data-component="switch"
        data-state={state}
        data-size={size}
        className={cn(
          switchClass({ size }),
          labelFirst && 'flex-row-reverse justify-between',
          hideLabel && 'w-auto',
          className,
        )}
      >
        <span
          data-part="track"
          data-state={state}
          className={cn(
            'mt-px inline-flex shrink-0 items-center border px-0.5 transition-[background-color,border-color] rounded-[var(--switch-radius,--theme(--radius-pill))]',
            'border-border-strong bg-[var(--switch-track-bg,var(--fl-surface-sunken))] group-hover/switch:group-enabled/switch:border-text-muted',
            'data-[state=checked]:border-primary data-[state=checked]:bg-[var(--switch-track-bg-checked,var(--fl-primary))]',
            tracks[size],
          )}
        >
          <span
            data-part="thumb"
            data-state={state}
            className={cn(
              'block shadow-xs transition-[translate,background-color] duration-base rounded-[var(--switch-radius,--theme(--radius-pill))]',
              'bg-[var(--switch-thumb-bg,var(--fl-text-muted))] data-[state=checked]:bg-[var(--switch-thumb-bg-checked,var(--fl-on-primary))]',
              // Forced colours replace backgrounds: keep the thumb visible, and fill the track when on.
              'forced-colors:border-4 forced-colors:border-current forced-colors:data-[state=checked]:bg-current',
              thumbs[size],
            )}
          />
        </span>
        <span className={cn('min-w-0 wrap-anywhere', hideLabel && 'sr-only')}>
          <span id={`${id}-label`} data-part="label" className="block font-medium">
            {label}
          </span>
          {hint ? (
            <span id={`${id}-hint`} data-part="hint" className="block text-sm text-text-muted">
              {hint}
            </span>
          ) : null}
        </span>
      </button>
      {/* Not a checkbox: a reset of the form would change it, and the switch would show something else. */}
      <FormValue name={name} value="on" disabled={rest.disabled || !isOn} form={rest.form} />
    </>
  );
}
