import { readColor } from '@footlight/theme';
import { Field, TextInput } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface ColorFieldProps {
  label: string;
  /** Label of the colour picker. */
  pickLabel: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** Picker colour while the field is empty or invalid. */
  fallback: string;
  onChange(value: string): void;
  /** The adjustment of the colour. */
  children?: ReactNode;
}

/** A colour from the picker or as CSS text. A valid text becomes hex on blur. */
export const ColorField = (props: ColorFieldProps) => {
  const { label, pickLabel, hint, error, value, fallback, onChange } = props;
  const { hex } = readColor(value);
  return (
    <div data-studio="color-field" className="flex min-w-0 flex-col gap-2">
      <Field label={label} {...(hint ? { hint } : {})} {...(error ? { error } : {})}>
        <TextInput
          value={value}
          className="ps-14"
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (hex && hex !== value.toLowerCase()) onChange(hex);
          }}
          start={
            <input
              type="color"
              aria-label={pickLabel}
              value={hex ?? fallback}
              onChange={({ target }) => onChange(target.value)}
              className="pointer-events-auto -ms-1 h-7 w-9 cursor-pointer rounded-sm border border-border-strong bg-surface text-text"
            />
          }
        />
      </Field>
      {props.children}
    </div>
  );
};
