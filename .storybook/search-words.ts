/** Whether these texts contain each word of the search. */
export function hasEveryWord(texts: readonly (string | null)[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
