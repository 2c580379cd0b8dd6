/** One choice of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Additional search words, for instance a country's code. Not shown. */
  keywords?: string;
  disabled?: boolean;
}

/** Normalizes text for comparison: lower case, no accents, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** A label prepared for search, once per list. */
export interface SearchRow<T extends ComboboxOption = ComboboxOption> {
  option: T;
  text: string;
}

export const searchRows = <T extends ComboboxOption>(options: readonly T[]): SearchRow<T>[] =>
  options.map((option) => ({ option, text: plain(`${option.label} ${option.keywords ?? ''}`) }));

/** Rank of a match, lower is better: start of the label, start of a word, inside; negative for no match. */
const rank = (text: string, query: string): number => {
  const at = text.indexOf(query);
  if (at <= 0) return at;
  return text.includes(` ${query}`) || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 1 : 2;
};

/** The matching options, best first, otherwise in the given order. All options for an empty query. */
export function filterOptions<T extends ComboboxOption>(rows: readonly SearchRow<T>[], query: string): T[] {
  const wanted = plain(query);
  if (wanted === '') return rows.map(({ option }) => option);
  const hits: T[][] = [[], [], []];
  for (const { option, text } of rows) hits[rank(text, wanted)]?.push(option);
  return hits.flat();
}

/** The next enabled option in a direction, wrapping around; -1 if there is none. */
export function nextEnabled(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  const count = options.length;
  for (let moved = 1; moved <= count; moved += 1) {
    // From -1 (no mark), down goes to the first option and up to the last.
    const start = from === -1 && step === -1 ? 0 : from;
    const index = (((start + step * moved) % count) + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
