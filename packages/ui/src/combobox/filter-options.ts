/** One choice of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Further words that find it, for instance a country's code. Not shown. */
  keywords?: string;
  disabled?: boolean;
}

/** Lower case, without accents, with single spaces: what is compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** A label as it is searched, made once a list. */
export interface SearchRow<T extends ComboboxOption = ComboboxOption> {
  option: T;
  text: string;
}

export const searchRows = <T extends ComboboxOption>(options: readonly T[]): SearchRow<T>[] =>
  options.map((option) => ({ option, text: plain(`${option.label} ${option.keywords ?? ''}`) }));

/** Smaller is better: the beginning, the beginning of a word, somewhere inside; negative is no hit. */
const rank = (text: string, query: string): number => {
  const at = text.indexOf(query);
  if (at <= 0) return at;
  return text.includes(` ${query}`) || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 1 : 2;
};

/** The options that a query finds, better hits first, otherwise in their own order. All for an empty query. */
export function filterOptions<T extends ComboboxOption>(rows: readonly SearchRow<T>[], query: string): T[] {
  const wanted = plain(query);
  if (wanted === '') return rows.map(({ option }) => option);
  const hits: T[][] = [[], [], []];
  for (const { option, text } of rows) hits[rank(text, wanted)]?.push(option);
  return hits.flat();
}

/** The next option in a direction that may be chosen, around the ends; -1 when there is none. */
export function nextEnabled(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  const count = options.length;
  for (let moved = 1; moved <= count; moved += 1) {
    // From nowhere (-1) down is the first, up is the last.
    const start = from === -1 && step === -1 ? 0 : from;
    const index = (((start + step * moved) % count) + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
