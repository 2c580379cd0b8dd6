import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LegalText } from './legal.ts';
import { fromLegalMarkup, toLegalMarkup } from './legal-markup.ts';

/** One line without white space at its ends, which the platform would cut, and often like markup. */
const words = fc
  .tuple(fc.constantFrom('', '# ', '## ', '- ', '\\', '-', '#'), fc.string({ minLength: 1, maxLength: 40 }))
  .map(([start, rest]) => `${start}${rest}`.replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const text: fc.Arbitrary<LegalText> = fc.record({
  title: words,
  sections: fc.array(
    fc.record(
      {
        heading: words,
        paragraphs: fc.array(words, { maxLength: 4 }),
        items: fc.array(words, { minLength: 1, maxLength: 4 }),
      },
      { requiredKeys: ['heading', 'paragraphs'] },
    ),
    { minLength: 1, maxLength: 5 },
  ),
});

it('[LEGAL-01] every document is the same after it was written and read', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(fromLegalMarkup(toLegalMarkup(one))).toEqual(one);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['', { code: 'title', line: 1 }],
  ['Terms', { code: 'title', line: 1 }],
  ['# Terms', { code: 'heading', line: 1 }],
  ['# Terms\n\nWelcome', { code: 'heading', line: 3 }],
  ['# Terms\n\n## Rules\n\n- one\n\nafter', { code: 'order', line: 7 }],
])('[LEGAL-01] %j says what is wrong and where', (source, problem) => {
  expect(fromLegalMarkup(source)).toEqual(problem);
});

it('[LEGAL-01] lines that follow each other are one paragraph or one item', () => {
  expect(fromLegalMarkup('# Terms\n\n## Rules\nBe\r\nkind.\n\nStay.\n\n- one\n  more\n- two')).toEqual({
    title: 'Terms',
    sections: [{ heading: 'Rules', paragraphs: ['Be kind.', 'Stay.'], items: ['one more', 'two'] }],
  });
});
