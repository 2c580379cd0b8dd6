import { cleanLine } from '@footlight/contract';
import { CONFUSABLES } from './confusables.ts';

const readPoints = (hex: string): string =>
  String.fromCodePoint(...hex.split('.').map((code) => Number.parseInt(code, 16)));

/** The shape of each look-alike, such as `a` of the Cyrillic `а` (UTS #39). */
const SHAPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.split(',').flatMap((row) => {
    const [shape = '', ...likes] = row.split(' ').map(readPoints);
    return likes.map((like): [string, string] => [like, shape]);
  }),
);

const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** Accents tell apart few names, and can be made very small. In other scripts marks are vowels. */
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(ACCENTS, '$1').normalize('NFKC');

const shaped = (text: string): string => Array.from(text, (point) => SHAPES.get(point) ?? point).join('');
const folded = (text: string): string =>
  withoutAccents(shaped(text.toLowerCase()))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    // A capital I, an l and a 1 look alike; the capital of one name is the small letter of the next.
    .replaceAll('i', 'l');

const KNOWN_LIMIT = 100_000;
const known = new Map<string, readonly string[]>();

/**
 * What names are compared by: names that look alike share a key. Spaces, punctuation and emoji do not count. There may
 * be two, because a capital can look like a letter that its small form does not (`Н` and `н`); none if the name has no
 * letters. Not for display.
 */
export function nameKeys(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  const plain = withoutAccents(cleanLine(name));
  const keys = [...new Set([folded(shaped(plain)), folded(plain)])].filter((key) => key !== '');
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(name, keys);
  return keys;
}

export const looksLike = (one: string, other: string): boolean => {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
};
