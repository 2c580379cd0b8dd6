/** Most nonspacing marks on one character. Pointed Hebrew and Tibetan stacks need four. */
const MAX_MARKS = 4;

/** Without a meaning that two systems share: controls, private use, halves of pairs, noncharacters. */
const MEANINGLESS = /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u;
/**
 * Characters that draw nothing by themselves. Those of Unicode's Default_Ignorable_Code_Point are listed by number,
 * because engines know different versions of Unicode, and browser and platform must agree. The others are controls
 * outside that property (annotations, hieroglyphs, the object replacement), the empty note head, and the five free places
 * between Hebrew letters with points, for which fonts have an empty glyph.
 */
const UNDRAWN = new RegExp(
  `[${[
    ...[
      '\\u00ad',
      '\\u034f',
      '\\u061c',
      '\\u115f',
      '\\u1160',
      '\\u17b4',
      '\\u17b5',
      '\\u180b-\\u180f',
      '\\u200b-\\u200f',
    ],
    ...[
      '\\u202a-\\u202e',
      '\\u2060-\\u206f',
      '\\u3164',
      '\\ufb37',
      '\\ufb3d',
      '\\ufb3f',
      '\\ufb42',
      '\\ufb45',
      '\\ufe00-\\ufe0f',
      '\\ufeff',
      '\\uffa0',
      '\\ufff0-\\ufffc',
    ],
    ...[
      '\\u{13430}-\\u{1343f}',
      '\\u{1bca0}-\\u{1bca3}',
      '\\u{1d159}',
      '\\u{1d173}-\\u{1d17a}',
      '\\u{e0000}-\\u{e0fff}',
    ],
  ].join('')}]`,
  'u',
);
/** Marks that are drawn above, below or around the character before them, so that many would cover other lines. */
const NONSPACING = /[\p{Mn}\p{Me}]/u;
/** Marks above or below a character, without those around it: a prohibition sign may enclose a picture. */
const ATTACHED = /\p{Mn}/u;
const MARK = /\p{M}/u;
/** Space, and the Braille cell without a dot. */
const BLANK = /[\p{Z}\u2800\n]/u;

/** Letters and marks of scripts that join or stack: U+200C and U+200D change how their words look. */
const JOINING = new RegExp(
  `^(?=[\\p{L}\\p{M}])(?![\\u180b-\\u180f])[${[
    ...[
      'Arab',
      'Syrc',
      'Mand',
      'Mong',
      'Nkoo',
      'Phag',
      'Adlm',
      'Rohg',
      'Deva',
      'Beng',
      'Guru',
      'Gujr',
      'Orya',
    ],
    ...[
      'Taml',
      'Telu',
      'Knda',
      'Mlym',
      'Sinh',
      'Khmr',
      'Mymr',
      'Tibt',
      'Java',
      'Bali',
      'Newa',
      'Sund',
      'Cham',
    ],
  ]
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')}]`,
  'u',
);
/** An emoji, its presentation or its skin colour: U+200D links it to the next emoji. */
const LINKS = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)/u;
const PICTURE = /^\p{Extended_Pictographic}/u;
/** What is as high as the line: a picture, which may end in a skin colour, and a flag, which is two signs. */
const HIGH = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const EMOJI = /^\p{Emoji}/u;
const KEY = /^[#*0-9]/;
const KEYCAP = '\u20e3';
const JOINERS = /[\u200c\u200d]/;
const PRESENTATION = /[\ufe0e\ufe0f]/;
/** The variants of an ideograph, as Japanese names use them, of a Burmese and of a Mongolian letter. */
const VARIANTS: readonly (readonly [selector: RegExp, letter: RegExp])[] = [
  [/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u, /^\p{Script=Han}/u],
  [/\ufe00/, /^\p{Script=Myanmar}/u],
  [/[\u180b-\u180f]/, /^(?=\p{L})\p{Script=Mongolian}/u],
];
const BLACK_FLAG = '\u{1f3f4}';
/** Tag characters, which turn the black flag into the flag of a region, such as Scotland. */
const TAGS = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;

/** Whether an undrawn character changes what the character before it looks like. */
function isUseful(undrawn: string, before: string, next: string): boolean {
  if (JOINERS.test(undrawn)) {
    return JOINING.test(before) || (undrawn === '\u200d' && LINKS.test(before) && PICTURE.test(next));
  }
  if (PRESENTATION.test(undrawn)) return KEY.test(before) ? next === KEYCAP : EMOJI.test(before);
  return VARIANTS.some(([selector, letter]) => selector.test(undrawn) && letter.test(before));
}

/** A loop, because a pattern that ends in `$` would read a long run of spaces once for each of them. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Engines sort a run of marks in quadratic time: seconds for a body of the greatest size. Unicode's limit is 30 too. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

function cleanOnce(text: string): string {
  const points = Array.from(text.replaceAll(LONG_RUN, '$1').normalize('NFC'));
  let cleaned = '';
  let before = '';
  let marks = 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] ?? '';
    if (point === BLACK_FLAG) {
      const [tags = ''] = TAGS.exec(points.slice(at + 1, at + 8).join('')) ?? [];
      at += Array.from(tags).length;
      cleaned += point + tags;
      before = point;
      marks = 0;
      continue;
    }
    if (point !== '\n' && MEANINGLESS.test(point)) continue;
    if (UNDRAWN.test(point)) {
      if (!isUseful(point, before, points[at + 1] ?? '')) continue;
    } else if (MARK.test(point)) {
      // A mark without a character of its own, or one too many. Faces such as `( ͡° ͜ʖ ͡°)` put marks on spaces.
      if (before === '' || (before !== ' ' && BLANK.test(before))) continue;
      // On a picture, which is as high as the line, they would reach the line above.
      if (ATTACHED.test(point) && (PRESENTATION.test(before) || HIGH.test(before))) continue;
      marks = NONSPACING.test(point) ? marks + 1 : 0;
      if (marks > MAX_MARKS) continue;
    } else marks = 0;
    cleaned += point;
    before = point;
  }
  return trim(cleaned);
}

const ASCII = /^[ -~]*$/;

function clean(text: string): string {
  if (ASCII.test(text)) return text.trim();
  // A removed character may have separated a letter from its accent, so the rest is composed and read again.
  for (let known = text; ; ) {
    const cleaned = cleanOnce(known);
    if (cleaned === known) return cleaned;
    known = cleaned;
  }
}

/** Whether text has only spaces and line breaks, so that a form treats it as not filled in. */
export const isBlank = (text: string): boolean => /^\s*$/.test(text);

/**
 * One line as it is stored and shown: composed (NFC), without characters that draw nothing, without marks that belong
 * to no character or pile up, breaks and tabs as spaces, trimmed. Invisible characters stay where a script or an emoji
 * needs them. Empty if the text shows nothing. Cleaning a clean line changes nothing.
 */
export const cleanLine = (text: string): string =>
  clean(text.replaceAll(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' '));

/** {@link cleanLine} for text of several lines: breaks stay, as line feeds. */
export const cleanLines = (text: string): string =>
  clean(text.replaceAll('\t', ' ').replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n'));
