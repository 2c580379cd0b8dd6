import { useContext } from 'react';
import { FieldContext } from '../field/field-control.ts';
import { isLanguage, type Language, languageNames, languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Select, type SelectProps } from '../select/select.tsx';

export interface LanguageSelectProps
  extends Omit<SelectProps, 'options' | 'value' | 'defaultValue' | 'onChange'> {
  value: Language;
  onValueChange: (language: Language) => void;
}

/** Chooses the language; each is listed under its own name. A Field around it names it, else it is named “Language”. */
export function LanguageSelect({ value, onValueChange, ...rest }: LanguageSelectProps) {
  const { t } = useTexts('ui');
  return (
    <Select
      aria-label={useContext(FieldContext) ? undefined : t('language')}
      {...rest}
      data-component="language-select"
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onValueChange(target.value);
      }}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
    />
  );
}
