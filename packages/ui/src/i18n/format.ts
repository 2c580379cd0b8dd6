import { useTexts } from './use-texts.ts';

const plain = new Map<string, Intl.NumberFormat>();
const cache = new Map<string, Intl.NumberFormat>();

/** Number formats are expensive to make and few: kept for the life of the page. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  // Nearly all numbers have no options: a grid of cards must not write a key for each.
  const [formats, key] = options ? [cache, `${language}|${JSON.stringify(options)}`] : [plain, language];
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

/** Formats numbers in the reader's language. */
export function useNumber(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { language } = useTexts('ui');
  const format = numberFormat(language, options);
  return (value) => format.format(value);
}
