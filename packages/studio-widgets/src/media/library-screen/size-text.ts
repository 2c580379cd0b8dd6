const UNITS = ['megabyte', 'gigabyte'] as const;

/** A size for people: megabytes up to a thousand, then gigabytes. */
export function sizeText(bytes: number, language: string): string {
  const mega = bytes / 1024 ** 2;
  const [value, unit] = mega < 1000 ? [mega, UNITS[0]] : [mega / 1024, UNITS[1]];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
