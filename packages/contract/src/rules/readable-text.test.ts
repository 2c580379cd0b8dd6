import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from './readable-text.ts';

/** Texts that must stay as they are. */
const KEPT = {
  Thai: 'น้ำใจที่นี่',
  Vietnamese: 'Nguyễn Thị Hường',
  Hebrew: 'שָׁלוֹם בְּרֵאשִׁית',
  Arabic: 'مُحَمَّدٌ اللّٰه',
  Persian: 'می\u200cخواهم',
  'Arabic abbreviation': 'ه\u200d',
  Devanagari: 'क्षत्रिय क्\u200dष',
  Bengali: 'র\u200d\u09cdয',
  Sinhala: 'ශ්\u200dරී',
  Tibetan: 'བསྒྲུབས་རྒྱུད',
  Burmese: 'မြန်မာ ကျွန်ုပ် ညွှန့်',
  Khmer: 'ភាសាខ្មែរ',
  Japanese: 'ルナ 太郎 がぎぐ',
  'a Japanese variant': '葛\u{e0100}城',
  Korean: '한국어 이름',
  'Chinese with Latin': 'DJ 小明',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ',
  Yoruba: 'Ọ̀ṣọ́',
  family: '👩\u200d👩\u200d👧\u200d👦',
  heart: '❤\ufe0f',
  'heart on fire': '❤\ufe0f\u200d🔥',
  runner: '🏃🏽\u200d♀\ufe0f',
  keycap: '1\ufe0f\u20e3 #\ufe0f\u20e3',
  flag: '🇮🇹',
  'rainbow flag': '🏳\ufe0f\u200d🌈',
  Scotland: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
};

const INVISIBLE = [
  ...['\u3164\u3164\u3164', '\u200b', '\u2800\u2800', '\u00ad\u00ad', '\u2060', '\ufe0f\ufe0f', '\u180e'],
  ...['\u{e0041}\u{e0042}', '\u0301\u0323', '\u115f\u1160', '\u200d\u200d', '\u202e', '\ufffc', '\ue000'],
  ...[
    '\ufb37',
    '\ufb3d',
    '\ufb3f',
    '\ufb42',
    '\ufb45',
    ' \u00a0\u3000',
    '\ud800',
    '\u{10ffff}',
    '\u{e0100}',
    '\u2028',
    '\t\r\n',
    '\u200f \u200e',
  ],
];

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const SEQUENCES =
  /\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f}|[#*0-9]\ufe0f\u20e3|\p{Emoji}[\ufe0e\ufe0f](?:\u200d(?=\p{Extended_Pictographic}))?|(?:[\p{Emoji_Modifier}\p{Extended_Pictographic}]|\ufe0f)\u200d(?=\p{Extended_Pictographic})|[\p{L}\p{M}][\u200c\u200d]|\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{Script=Myanmar}\ufe00|\p{Script=Mongolian}[\u180b-\u180f]/gu;
/**
 * Without what is known to draw nothing, by an engine's own tables. Of the format characters, signs that stand before a
 * number or a name are drawn.
 */
const shown = (text: string): string =>
  text.replaceAll(
    /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800\ufffc]/gu,
    '',
  );

const awkward = [
  ...[
    'a',
    'é',
    'e',
    '\u0301',
    '\u0323',
    '\u0327',
    'ش',
    '\u0651',
    '\u064e',
    'क',
    '\u094d',
    '葛',
    'ᠮ',
    'မ',
    '1',
    '#',
  ],
  ...[
    '\u200c',
    '\u200d',
    '\ufe00',
    '\ufe0f',
    '\ufe0e',
    '\u{e0100}',
    '\u180b',
    '\u20e3',
    '❤',
    '🔥',
    '👩',
    '🏽',
  ],
  ...[
    '\u{1f3f4}',
    '\u{e0067}',
    '\u{e0062}',
    '\u{e0065}',
    '\u{e007f}',
    '\u200b',
    '\u034f',
    ' ',
    '\n',
    '\u2800',
  ],
  ...[
    '\u1100',
    '\u1161',
    '\u11a8',
    '\u3164',
    '\u0345',
    '\u05b8',
    '\u05c1',
    '\ud800',
    '\udc00',
    '\u00a0',
    '\t',
  ],
];
const lines = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.constantFrom(...awkward), { maxLength: 14 }).map((parts) => parts.join('')),
);

describe('cleanLine', () => {
  it.each(Object.entries(KEPT))('keeps %s', (_, text) => {
    expect(cleanLine(text)).toBe(text.normalize('NFC'));
    expect(cleanLines(text)).toBe(text.normalize('NFC'));
  });

  it.each(INVISIBLE.map((text) => [JSON.stringify(text), text]))('leaves nothing of %s', (_, text) => {
    expect(cleanLine(text)).toBe('');
    expect(cleanLines(text)).toBe('');
  });

  it('takes out what is between letters and draws nothing', () => {
    expect(cleanLine('ad\u200bmin')).toBe('admin');
    expect(cleanLine('a\u202edmin\u2069')).toBe('admin');
    expect(cleanLine('ad\u200dmin 1\ufe0f')).toBe('admin 1');
    expect(cleanLine('e\u200d\u0301')).toBe('é');
    expect(cleanLine('葛\u{e0100}\u{e0101}')).toBe('葛\u{e0100}');
    expect(cleanLine('ᠮ\u180b\u180b')).toBe('ᠮ\u180b');
  });

  it('keeps at most four marks on a character', () => {
    expect(cleanLine(`Z${'\u0335'.repeat(30)}`)).toBe(`Z${'\u0335'.repeat(4)}`);
    expect(cleanLine(`Z${'\u0335\u200d'.repeat(30)}o`)).toBe(`Z${'\u0335'.repeat(4)}o`);
  });

  it('takes marks off a picture, and leaves those around it', () => {
    expect(cleanLine('❤\ufe0f\u1dd7\u1df3 😀\u0301 📱\u20e0')).toBe('❤\ufe0f 😀 📱\u20e0');
    expect(cleanLine('🇮🇹\u1de5 🏃🏽\u0301 A\u0301')).toBe('🇮🇹 🏃🏽 Á');
  });

  it('writes one line on one line, and several with line feeds', () => {
    expect(cleanLine(' one\r\ntwo\u2028three\tfour ')).toBe('one two three four');
    expect(cleanLines('\n one\r\ntwo\u2029\u2029three\tfour\n')).toBe('one\ntwo\n\nthree four');
  });

  it('leaves no line that shows nothing or hides something, and cleans once for all', () => {
    const property = fc.property(lines, (raw) => {
      for (const clean of [cleanLine, cleanLines]) {
        const text = clean(raw);
        expect(clean(text)).toBe(text);
        expect(text).toBe(text.normalize('NFC'));
        if (text !== '') expect(shown(text), JSON.stringify(text)).not.toBe('');
        expect(IGNORABLE.test(text.replaceAll(SEQUENCES, '')), JSON.stringify(text)).toBe(false);
        // Variation selectors are marks, too.
        const visible = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
        expect(/[\p{Mn}\p{Me}]{5}/u.test(visible), JSON.stringify(text)).toBe(false);
      }
      expect(/[\p{Cc}\p{Zl}\p{Zp}]/u.test(cleanLine(raw))).toBe(false);
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it.each([
    ['marks', 'a', '\u0301\u0323'],
    ['joiners', 'a', '\u200d\u0301'],
    ['spaces', 'a', ' \u00a0'],
    ['tags', '', '\u{1f3f4}\u{e0067}'],
    ['linked emoji', '', '👩\u200d'],
  ])('takes linear time for many %s', (_, head, part) => {
    const time = (count: number): number => {
      const text = `${head}${part.repeat(count)}é`;
      const start = process.cpuUsage();
      cleanLine(text);
      return process.cpuUsage(start).user / 1_000;
    };
    time(1_000);
    // Milliseconds of this process, so that a busy machine does not count. Quadratic time takes 5 seconds and more.
    expect(time(50_000)).toBeLessThan(3_000);
  });
});
