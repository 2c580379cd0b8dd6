import { defaultTypefaces, type Typeface, typefaceOf, typefaces } from '@footlight/theme';
import { Field, RadioCards, TextInput, useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { TypefaceSample } from './typeface-sample.tsx';

export interface TypefaceFieldProps {
  label: string;
  /** The font list; empty for the default. */
  value: string;
  /** Whether an empty list takes the typeface of the text. */
  inherited: boolean;
  heading: boolean;
  error: ReactNode;
  onValueChange(value: string | undefined): void;
}

const DEFAULT = 'default';
const OTHER = 'other';

/** Chooses a typeface from samples, or names other fonts. */
export const TypefaceField = (props: TypefaceFieldProps) => {
  const { label, value, inherited, heading, error, onValueChange } = props;
  const { t } = useTexts('studio');
  const [naming, setNaming] = useState(false);
  const typeface = value === '' ? undefined : typefaceOf(value);
  const chosen = naming ? OTHER : value === '' ? DEFAULT : (typeface?.name ?? OTHER);
  const sample = (one: Typeface) => (
    <TypefaceSample typeface={one} heading={heading}>
      {t('typeface.sample')}
    </TypefaceSample>
  );
  const choose = (choice: string) => {
    setNaming(choice === OTHER);
    if (choice !== OTHER) onValueChange(choice === DEFAULT ? undefined : choice);
  };
  return (
    <div data-studio="typeface-field" className="flex min-w-0 flex-col gap-2">
      <span aria-hidden className="text-sm font-semibold">
        {label}
      </span>
      {/* The padding keeps rings of focus inside the box. */}
      <div className="relative max-h-80 min-w-0 overflow-y-auto rounded-lg border border-border bg-canvas p-2">
        <RadioCards
          legend={label}
          hideLegend
          minWidth={240}
          value={chosen}
          onValueChange={choose}
          options={[
            {
              value: DEFAULT,
              label: inherited
                ? t('typeface.asText')
                : t('typeface.default', { name: defaultTypefaces[heading ? 'heading' : 'body'] }),
            },
            ...typefaces.map((one) => ({ value: one.name, label: one.name, description: sample(one) })),
            { value: OTHER, label: t('typeface.other'), description: t('typeface.otherHint') },
          ]}
        />
      </div>
      {chosen === OTHER ? (
        <Field label={t('typeface.names')} hint={t('hint.font')} error={error}>
          <TextInput
            value={value}
            autoComplete="off"
            onChange={({ target }) => onValueChange(target.value)}
          />
        </Field>
      ) : null}
    </div>
  );
};
