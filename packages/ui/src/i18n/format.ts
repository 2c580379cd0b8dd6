import { useTranslation } from 'react-i18next';

const cache = new Map<string, Intl.NumberFormat>();

/** Number formats are expensive to make and few: kept for the life of the page. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}|${options ? JSON.stringify(options) : ''}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    cache.set(key, format);
  }
  return format;
}

/** Formats numbers in the reader's language. */
export function useNumber(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { i18n } = useTranslation('ui');
  const format = numberFormat(i18n.language, options);
  return (value) => format.format(value);
}
