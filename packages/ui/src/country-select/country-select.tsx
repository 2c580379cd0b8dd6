import { useTexts } from '../i18n/use-texts.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { Select, type SelectProps } from '../select/select.tsx';
import { countriesIn, countryCodes } from './countries.ts';
import { useOnPage } from './use-on-page.ts';

export interface CountrySelectProps
  extends Omit<SelectProps, 'options' | 'value' | 'defaultValue' | 'onChange'> {
  /** ISO 3166-1 alpha-2, or an empty text for none. */
  value: string;
  onValueChange: (country: string) => void;
  /** Codes that stand first, for instance where the reader is. */
  first?: readonly string[];
}

/**
 * A country, named and sorted in the reader's language. The platform's own list: typing jumps, browsers fill it in.
 */
export function CountrySelect({ value, onValueChange, first = [], ...rest }: CountrySelectProps) {
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
  // Servers and browsers name and sort some countries differently: the server sends the chosen code alone.
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
      data-component="country-select"
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      options={[{ value: '', label: t('country.choose') }, ...lone, ...top.map(option), ...others]}
    />
  );
}
