const valuePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (value: string): boolean => valuePattern.test(value);

const toValue = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (value: string): number => {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The time as its language writes it: `9:30 PM` or `21:30`. */
export function formatTimeText(value: string, language: string): string {
  if (!isTime(value)) return value;
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(minutesOf(value) * 60_000);
}

/** The hours and minutes of `9`, `930`, `9:30`, `9.30` or `9h30`. */
function numbersOf(text: string): [hours: number, minutes: number] | null {
  const [first = '', second, ...more] = text.match(/\d+/g) ?? [];
  if (first === '' || more.length > 0) return null;
  if (second !== undefined) return second.length === 2 ? [Number(first), Number(second)] : null;
  if (first.length <= 2) return [Number(first), 0];
  return first.length <= 4 ? [Number(first.slice(0, -2)), Number(first.slice(-2))] : null;
}

/** The `HH:MM` of a text, in 24 hours or with am or pm; null if it is none. */
export function parseTimeText(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase();
  const found = numbersOf(plain);
  if (!found) return null;
  const [hours, minutes] = found;
  const half = /\d\s*([ap])\.?\s*(m\.?)?\s*$/.exec(plain)?.[1];
  if (half && (hours < 1 || hours > 12)) return null;
  const actual = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  if (actual > 23 || minutes > 59) return null;
  return toValue(actual * 60 + minutes);
}

/** The next or previous time that is a multiple of `step` minutes, around midnight. */
export function stepTime(value: string | null, step: number, direction: 1 | -1): string {
  const from = value === null || !isTime(value) ? (direction === 1 ? -step : 24 * 60) : minutesOf(value);
  const next = direction === 1 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step;
  return toValue((next + 24 * 60) % (24 * 60));
}
