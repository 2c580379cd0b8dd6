/** Random lines of all planes, scripts and directions, and those of them that the rules accept. */
import { cleanLine, MAX_CHAT_MESSAGE } from '@footlight/contract';
import { operations } from '@footlight/contract/operations';
import fc from 'fast-check';

const range = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
/** Blocks that stack, join, turn or draw nothing. */
const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x300, 0x36f],
    [0x370, 0x5ff],
    [0x600, 0x6ff],
    [0x700, 0x8ff],
  ] as const),
  ...([
    [0x900, 0xdff],
    [0xe00, 0xeff],
    [0xf00, 0xfff],
    [0x1000, 0x109f],
    [0x1780, 0x18af],
  ] as const),
  ...([
    [0x1ab0, 0x1aff],
    [0x1dc0, 0x1dff],
    [0x2000, 0x206f],
    [0x20d0, 0x20ff],
    [0x2190, 0x2bff],
  ] as const),
  ...([
    [0x3000, 0x30ff],
    [0x4e00, 0x9fff],
    [0xac00, 0xd7a3],
    [0xfb50, 0xfdff],
    [0xfe00, 0xfe2f],
  ] as const),
  ...([
    [0x10900, 0x10fff],
    [0x12000, 0x1254f],
    [0x16e00, 0x16fff],
    [0x1d000, 0x1d7ff],
    [0x1f000, 0x1faff],
  ] as const),
  ...([
    [0x20000, 0x2a6df],
    [0xe0000, 0xe01ef],
  ] as const),
];
const anyCode = fc.oneof(range(0, 0xd7ff), range(0xe000, 0xffff), range(0x10000, 0x10ffff));
const point = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...BLOCKS.map(([from, to]) => range(from, to))) },
  { weight: 1, arbitrary: anyCode },
);
/** One block's characters side by side, as in a word. */
const word = fc
  .constantFrom(...BLOCKS)
  .chain(([from, to]) => fc.array(range(from, to), { minLength: 1, maxLength: 8 }))
  .map((points) => points.join(''));
const stacked = fc
  .tuple(
    point,
    fc.array(fc.oneof(range(0x300, 0x36f), range(0x1dc0, 0x1dff), range(0x20d0, 0x20f0)), { maxLength: 12 }),
  )
  .map(([base, marks]) => base + marks.join(''));
const sign = fc.constantFrom(
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2069',
    '\u00ad',
    '\u061c',
  ],
  ...[
    '👩\u200d👩\u200d👧\u200d👦',
    '🏃🏽\u200d♀\ufe0f',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '🇮🇹',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ...['שלום', 'سلام', 'عالم 12', 'hello', 'W'.repeat(12), '﷽', '𒐫', '꧅', '𝔘𝔫', '   '],
);
const lines = fc
  .array(fc.oneof(point, word, stacked, sign), { minLength: 1, maxLength: 24 })
  .map((parts) => parts.join(''));

const Name = operations['POST /user/profile'].body.entries.display_name;

export interface Line {
  text: string;
  /** The same text if it may be a display name. */
  name: string | null;
}

/** Letters that Debian's fonts for Japanese draw empty, although they are visible by Unicode. */
const EMPTY_IN_FONTS = /[\u3095\u3096\u309d-\u30a0\u{1d9ff}]/u;

/** Random lines as they are stored, without those that are refused. */
export const acceptedLines = (count: number, seed: number): Line[] =>
  fc.sample(lines, { numRuns: count, seed }).flatMap((raw) => {
    const text = cleanLine(raw);
    if (text === '' || EMPTY_IN_FONTS.test(text) || [...text].length > MAX_CHAT_MESSAGE) return [];
    const name = Name['~standard'].validate(raw) as { value?: string };
    return [{ text, name: name.value ?? null }];
  });
