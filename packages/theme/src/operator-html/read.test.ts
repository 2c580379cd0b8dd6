import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOperatorHtml } from './check.ts';
import { readRichText } from './read.ts';
import { type RichText, richTextHtml } from './tree.ts';

const markup = fc
  .array(
    fc.constantFrom(
      '<b>',
      '</b>',
      '<a href="/x">',
      '<a href="javascript:x">',
      '</a>',
      '<br>',
      '<script>',
      'a',
      ' & ',
      '"',
      '<',
      '&lt;',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

const addresses = (nodes: RichText): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === 'a' ? [node.href] : []), ...addresses(node.children)],
  );

describe('[BRAND-07] reading checked HTML', () => {
  it('gives back the tree that was written', () => {
    fc.assert(
      fc.property(markup, (source) => {
        const html = richTextHtml(checkOperatorHtml(source).nodes);
        expect(richTextHtml(readRichText(html))).toBe(html);
      }),
      { numRuns: 2000 },
    );
  });
  it('given anything else, finds words and safe addresses alone', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string()), (source) => {
        for (const href of addresses(readRichText(source))) expect(href).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
      }),
      { numRuns: 2000 },
    );
    expect(readRichText('<img src=x onerror=y>')).toEqual(['<img src=x onerror=y>']);
  });
});
