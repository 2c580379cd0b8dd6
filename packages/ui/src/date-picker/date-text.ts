import { type CalendarDate, parseDate } from '@internationalized/date';

type Part = 'day' | 'month' | 'year';

const digits: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
  calendar: 'gregory',
  numberingSystem: 'latn',
};

/** The date of `YYYY-MM-DD`; null if there is no such day. */
export function dateOf(value: string | null | undefined): CalendarDate | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** Writes a date with other options of `Intl`, such as the name of its weekday. */
export const writeDate = (
  date: CalendarDate,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', calendar: 'gregory', ...options }).format(
    date.toDate('UTC'),
  );

const partsOf = (language: string) => new Intl.DateTimeFormat(language, digits).formatToParts(0);
const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year';

const orderOf = (language: string): Part[] =>
  partsOf(language)
    .map(({ type }) => type)
    .filter(isPart);

/** The date as its language writes it, in digits: `24.12.2026`. */
export function formatDateText(value: string, language: string): string {
  const date = dateOf(value);
  return date ? writeDate(date, language, digits) : value;
}

/** The pattern of the language: `DD.MM.YYYY`, with the letters that its readers know. */
export const datePattern = (language: string, letters: Record<Part, string>): string =>
  partsOf(language)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');

/** Cuts `24122026` into its parts. */
function cut(text: string, order: readonly Part[]): string[] {
  const lengths = order.map((part) => (part === 'year' ? 4 : 2));
  return lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, one) => sum + one, 0);
    return text.slice(start, start + length);
  });
}

/**
 * The `YYYY-MM-DD` of a text: in the order of the language, with any separators or none, or with the year first. Two
 * digits of a year belong to this century.
 */
export function parseDateText(text: string, language: string): string | null {
  // NFKC turns full-width digits into plain ones.
  const numbers = text.normalize('NFKC').match(/\d+/g) ?? [];
  const order = orderOf(language);
  const [only = '', ...more] = numbers;
  const found = more.length === 0 && only.length === 8 ? cut(only, order) : numbers;
  if (found.length !== 3) return null;
  const isYearFirst = found[0]?.length === 4;
  const actual: readonly Part[] = isYearFirst ? ['year', 'month', 'day'] : order;
  const read = (part: Part) => found[actual.indexOf(part)] ?? '';
  const year = read('year').length === 2 ? `20${read('year')}` : read('year');
  const value = [year, read('month').padStart(2, '0'), read('day').padStart(2, '0')].join('-');
  return dateOf(value) ? value : null;
}
