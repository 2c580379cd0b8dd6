import { type Language, OPERATOR_TEXTS, operatorText } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type KnownField, type StudioConfig, textAt } from '../config/studio-config.ts';

/** The name of a language within a sentence of another: `Englisch`, `anglais`. */
export const languageWithin = (of: Language, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of;

/** What visitors read in the place of an empty text; undefined for other fields and for written texts. */
export const useFallbackText = () => {
  const { t, language: spoken } = useTexts('studio');
  return (config: StudioConfig, { name, path, language, kind }: KnownField): string | undefined => {
    const text = OPERATOR_TEXTS.find((one) => one === name);
    if (!text || !language || textAt(config, path).trim() !== '') return undefined;
    const shown = operatorText(config.custom, text, language);
    if (shown) {
      return t('texts.fallback', {
        language: languageWithin(language, spoken),
        shown: languageWithin(shown.language, spoken),
      });
    }
    return t(
      kind === 'html' ? 'texts.nothing' : name === 'meta_description' ? 'texts.builtIn' : 'texts.name',
    );
  };
};
