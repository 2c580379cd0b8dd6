import { useTexts } from './use-texts.ts';

const plain = new Map<string, Intl.NumberFormat>();
const cache = new Map<string, Intl.NumberFormat>();

/** Number formats are expensive to create and few, so they are cached for the life of the page. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  // Fast path: nearly all numbers have no options, so a grid of cards needs no cache key for each.
  const [formats, key] = options ? [cache, `${language}|${JSON.stringify(options)}`] : [plain, language];
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

/** Formats numbers in the user's language. */
export function useNumber(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { language } = useTexts('ui');
  const format = numberFormat(language, options);
  return (value) => format.format(value);
}

/** Writes an ISO time as date and time in the reader's language and time zone. */
export function useMoment(): (stamp: string) => string {
  const { language } = useTexts('common');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (stamp) => format.format(new Date(stamp));
}

/** Writes the day of an ISO time in the reader's language, in UTC, so that all readers see the same. */
export function useDate(): (stamp: string) => string {
  const { language } = useTexts('common');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (stamp) => format.format(new Date(stamp));
}
