import { useContext, useRef } from 'react';
import { FieldContext } from '../field/field-control.ts';
import { isLanguage, type Language, languageNames, languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useValueReset } from '../lib/use-form-reset.ts';
import { Select, type SelectProps } from '../select/select.tsx';

export interface LanguageSelectProps
  extends Omit<SelectProps, 'options' | 'value' | 'defaultValue' | 'onChange'> {
  value: Language;
  onValueChange: (language: Language) => void;
}

/** Chooses the language; each is listed under its own name. A Field around it names it, else it is named “Language”. */
export function LanguageSelect({ value, onValueChange, ref, ...rest }: LanguageSelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  useValueReset(list, value, onValueChange);
  const { t } = useTexts('ui');
  return (
    <Select
      aria-label={useContext(FieldContext) ? undefined : t('language')}
      {...rest}
      ref={mergeRefs(list, ref)}
      data-component="language-select"
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onValueChange(target.value);
      }}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
    />
  );
}
