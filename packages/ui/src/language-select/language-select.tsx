import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, languageNames, languages } from '../i18n/languages.ts';
import { Select } from '../select/select.tsx';

export interface LanguageSelectProps {
  value: Language;
  onValueChange: (language: Language) => void;
  className?: string;
}

/** Chooses the language; each is written in its own words. */
export function LanguageSelect({ value, onValueChange, className }: LanguageSelectProps) {
  const { t } = useTranslation('ui');
  return (
    <Select
      aria-label={t('language')}
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onValueChange(target.value);
      }}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      className={className}
    />
  );
}
