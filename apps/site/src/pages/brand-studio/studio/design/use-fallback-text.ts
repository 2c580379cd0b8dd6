import { OPERATOR_TEXTS, operatorText } from '@footlight/contract';
import { languageNames, useTexts } from '@footlight/ui';
import { type KnownField, type StudioConfig, textAt } from '../config/studio-config.ts';

/** What visitors read in the place of an empty text; undefined for other fields and for written texts. */
export const useFallbackText = () => {
  const { t } = useTexts('studio');
  return (config: StudioConfig, { name, path, language, kind }: KnownField): string | undefined => {
    const text = OPERATOR_TEXTS.find((one) => one === name);
    if (!text || !language || textAt(config, path).trim() !== '') return undefined;
    const shown = operatorText(config.custom, text, language);
    if (shown) {
      return t('texts.fallback', {
        language: languageNames[language],
        shown: languageNames[shown.language],
      });
    }
    return t(
      kind === 'html' ? 'texts.nothing' : name === 'meta_description' ? 'texts.builtIn' : 'texts.name',
    );
  };
};
