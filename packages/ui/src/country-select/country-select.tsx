import { useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { warnOnce } from '../lib/warn-once.ts';
import { Select, type SelectProps } from '../select/select.tsx';
import { countriesIn, countryCodes } from './countries.ts';
import { useOnPage } from './use-on-page.ts';

export interface CountrySelectProps
  extends Omit<
    SelectProps,
    'options' | 'placeholder' | 'value' | 'defaultValue' | 'onChange' | 'onValueChange'
  > {
  /** ISO 3166-1 alpha-2, or an empty text for none. Without it, the list keeps the choice itself. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (country: string) => void;
  /** Codes that come first, for instance the user's location. */
  first?: readonly string[];
}

/**
 * A country, named and sorted in the user's language. A native list: typing jumps to a country, and browsers can
 * autofill it.
 */
export function CountrySelect({
  value: given,
  defaultValue = '',
  onValueChange,
  first = [],
  ref,
  ...rest
}: CountrySelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useFormValue(list, given, defaultValue, onValueChange);
  const { t, language } = useTexts('extra');
  const onPage = useOnPage();
  const isKnown = value === '' || countryCodes.includes(value);
  if (!isKnown) {
    warnOnce(
      'country-select',
      `"${value}" is no country, so the code itself is shown.`,
      'Pass a code of ISO 3166-1 alpha-2, or "".',
    );
  }
  // Servers and browsers name and sort some countries differently, so the server renders only the chosen code.
  const all = onPage ? countriesIn(language) : [];
  const option = (code: string) => ({
    value: code,
    label: all.find((country) => country.code === code)?.name ?? code,
  });
  const top = onPage ? first.filter((code) => countryCodes.includes(code)) : [];
  const others = all.filter(({ code }) => !top.includes(code)).map(({ code }) => option(code));
  const lone = value !== '' && (!onPage || !isKnown) ? [option(value)] : [];
  return (
    <Select
      autoComplete="country"
      {...rest}
      ref={mergeRefs(list, ref)}
      data-component="country-select"
      value={value}
      onValueChange={setValue}
      placeholder={t('country.choose')}
      options={[...lone, ...top.map(option), ...others]}
    />
  );
}
