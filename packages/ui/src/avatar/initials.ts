/** One or two letters of a name, in capitals; empty for a name without letters. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    // By code point, so that no letter is cut in half.
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** A stable number below `count` for a name. */
export function indexOfName(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}
