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
/** Marks on anything but a letter, which do not count either. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}+/gu;
/** Accents distinguish few names, and can be made very small. In other scripts marks are vowels. */
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(ACCENTS, '$1').replaceAll(LOOSE_MARKS, '').normalize('NFKC');

/** Letters that look alike but have different shapes in UTS #39: small capitals, Cyrillic letters like them, turned letters. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  'aᴀɐʌ bʙ dᴅ eᴇǝ fꜰ gɢ hʜ jᴊ kᴋĸ lʟ mᴍʍ nɴᴎ pᴘ rʀ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ'
    .split(' ')
    .flatMap(([letter = '', ...likes]) => likes.map((like): [string, string] => [like, letter])),
);

const shaped = (text: string): string =>
  Array.from(text, (point) => {
    const shape = SHAPES.get(point) ?? point;
    return DRAWN.get(shape) ?? shape;
  }).join('');
const folded = (text: string): string =>
  withoutAccents(shaped(text.toLowerCase()))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    // A capital I, an l and a 1 look alike; the capital of one name is the small letter of the next.
    .replaceAll('i', 'l');

/** Letters in filled circles and squares, and those of flags, which compatibility forms do not change. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const FIRST_LETTERS = [0x1f1e6, 0x1f170, 0x1f150];
const withLetters = (text: string): string =>
  text.replaceAll(ENCLOSED, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = FIRST_LETTERS.find((start) => code >= start) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });

const KNOWN_LIMIT = 100_000;
const known = new Map<string, readonly string[]>();

/**
 * What names are compared by: names that look alike share a key. Spaces, punctuation and emoji do not count. There may
 * be several, because a capital can look like a letter that its small form does not (`Н` and `н`), and because flags and
 * letters in boxes are read or overlooked; none if the name has no letters. Not for display.
 */
export function nameKeys(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  const plain = withoutAccents(cleanLine(name));
  const readings = [plain, withLetters(plain)].flatMap((text) => [folded(shaped(text)), folded(text)]);
  const keys = [...new Set(readings)].filter((key) => key !== '');
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(name, keys);
  return keys;
}

export const looksLike = (one: string, other: string): boolean => {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
};
