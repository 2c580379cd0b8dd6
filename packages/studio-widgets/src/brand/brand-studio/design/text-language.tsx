import { LANGUAGES, type Language, OPERATOR_TEXTS, operatorTextField } from '@footlight/contract';
import { Field, languageNames, Select, useTexts } from '@footlight/ui';
import { type StudioConfig, textAt } from '../config/studio-config.ts';

interface TextLanguageProps {
  config: StudioConfig;
  language: Language;
  onLanguageChange(language: Language): void;
}

/** Chooses the language whose texts are edited and previewed, and shows how many texts each language has. */
export const TextLanguage = ({ config, language, onLanguageChange }: TextLanguageProps) => {
  const { t } = useTexts('studio');
  const written = (one: Language) =>
    OPERATOR_TEXTS.filter((name) => textAt(config, `custom.${operatorTextField(name, one)}`).trim() !== '')
      .length;
  return (
    <Field label={t('texts.language')} hint={t('texts.languageHint')}>
      <Select
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: t('texts.count', {
            language: languageNames[value],
            written: written(value),
            all: OPERATOR_TEXTS.length,
          }),
        }))}
        onChange={({ target }) => onLanguageChange(target.value as Language)}
      />
    </Field>
  );
};
