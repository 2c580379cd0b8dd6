type Entries = Map<string, { file: string; names: string[] }[]>;

/** What an index exports from each file, by the name of the entry. */
export function entriesIn(index: string, taken?: readonly string[]): Entries;

/** Imports of the index of the package `name` as imports of its entries. */
export function importEntries(text: string, name: string, entries: Entries): string;
