import { useContext, useRef } from 'react';
import { FieldContext } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { isLanguage, type Language, languageNames, languages } from '../locales/languages.ts';
import { Select, type SelectProps } from '../select/select.tsx';

export interface LanguageSelectProps
  extends Omit<SelectProps, 'options' | 'placeholder' | 'value' | 'defaultValue' | 'onValueChange'> {
  value?: Language;
  /** Default: the language of the page. */
  defaultValue?: Language;
  onValueChange?: (language: Language) => void;
}

/** Chooses the language; each is listed under its own name. A Field around it names it, else it is named “Language”. */
export function LanguageSelect({
  value: given,
  defaultValue,
  onValueChange,
  ref,
  ...rest
}: LanguageSelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  const { t, language } = useTexts('ui');
  const opening = defaultValue ?? (isLanguage(language) ? language : 'en');
  const [value, setValue] = useFormValue(list, given, opening, onValueChange);
  return (
    <Select
      aria-label={useContext(FieldContext) ? undefined : t('language')}
      {...rest}
      ref={mergeRefs(list, ref)}
      data-component="language-select"
      value={value}
      onValueChange={(chosen) => isLanguage(chosen) && setValue(chosen)}
      options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
    />
  );
}
