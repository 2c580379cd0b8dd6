import {
  Button,
  Combobox,
  cn,
  countryCodes,
  countryName,
  Field,
  Heading,
  statesOf,
  useTexts,
} from '@footlight/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface BlockedPlacesProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** ISO 3166-2: `US-TX`. */
  states: readonly string[];
  /** Called with the whole list that changed. */
  onChange: (change: { countries: string[] } | { states: string[] }) => void;
}

const STATES = (statesOf('US') ?? []).map(({ code, name }) => ({ value: `US-${code}`, label: name }));

/** Where a broadcaster does not want to be seen (spec 1 §3, `blocked_countries` and `blocked_states`). */
export const BlockedPlaces = ({ countries, states, onChange, className, ...rest }: BlockedPlacesProps) => {
  const { t, language } = useTexts('settings');
  const named = countryCodes
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const stateName = (code: string) => STATES.find(({ value }) => value === code)?.label ?? code;
  const chosen = [
    ...countries.map((code) => ({
      code,
      name: countryName(code, language),
      without: () => onChange({ countries: countries.filter((one) => one !== code) }),
    })),
    ...states.map((code) => ({
      code,
      name: stateName(code),
      without: () => onChange({ states: states.filter((one) => one !== code) }),
    })),
  ];
  return (
    <div {...rest} data-component="blocked-places" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <div className="flex flex-col gap-3">
        <Heading level={3} size="sm" data-part="title">
          {t('privacy.blocked')}
        </Heading>
        <p data-part="hint" className="text-sm text-text-muted">
          {t('privacy.blockedHint')}
        </p>
      </div>
      {chosen.length === 0 ? (
        <p className="text-text-muted">{t('privacy.none')}</p>
      ) : (
        <ul data-part="chosen" className="flex flex-wrap gap-2">
          {chosen.map(({ code, name, without }) => (
            <li key={code} className="min-w-0 max-w-full">
              <Button
                size="sm"
                variant="outline"
                className="max-w-full"
                iconEnd={<X className="size-4" />}
                aria-label={t('privacy.remove', { place: name })}
                onClick={without}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field label={t('privacy.country')}>
        <Combobox
          options={named.filter(({ value }) => !countries.includes(value))}
          value={null}
          onValueChange={(code) => {
            if (code !== null) onChange({ countries: [...countries, code] });
          }}
        />
      </Field>
      <Field label={t('privacy.state')}>
        <Combobox
          options={STATES.filter(({ value }) => !states.includes(value))}
          value={null}
          onValueChange={(code) => {
            if (code !== null) onChange({ states: [...states, code] });
          }}
        />
      </Field>
    </div>
  );
};
