/** What broadcasters earn tokens with. */
export const EARNING_KINDS = ['tips', 'shows', 'media', 'fan_clubs', 'orders', 'other'] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

const KIND_OF: Readonly<Record<string, EarningKind>> = {
  tip: 'tips',
  tip_split: 'tips',
  pre_tip: 'tips',
  spy_tip: 'tips',
  demo_tip: 'tips',
  private: 'shows',
  exclusive: 'shows',
  spy: 'shows',
  ticket: 'shows',
  recording: 'shows',
  media: 'media',
  fanclub: 'fan_clubs',
  custom_media: 'orders',
  snapchat: 'orders',
  dickrating: 'orders',
};

/** The group of a ledger entry that moved tokens to a broadcaster. What is not named counts as `other`. */
export const earningKind = (entryKind: string): EarningKind => KIND_OF[entryKind] ?? 'other';

/** Longest span of one answer, in days. */
export const EARNINGS_DAYS = 366;

const DAY_MS = 86_400_000;

/** Days from `from` to `to`, both included (ISO dates); 0 or less if they are the wrong way round. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** All days of a span as ISO dates. */
export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, nth) =>
    new Date(Date.parse(from) + nth * DAY_MS).toISOString().slice(0, 10),
  );

/** The first and the last day of a month (`2026-11`). */
export function monthSpan(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = new Date(`${from}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: new Date(next.getTime() - DAY_MS).toISOString().slice(0, 10) };
}

/**
 * A cell of a CSV file that no spreadsheet runs as a formula: texts that would start one get an apostrophe. Numbers stay
 * as they are.
 */
const csvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A CSV file (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{feff}${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
