import {
  checkOperatorHtml,
  plainText,
  type RichText,
  richTextHtml,
  richTextPlain,
} from '@footlight/theme/operator-html';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecurityBrowser, type SecurityBrowser } from './browser-page.ts';
import { hostileTexts } from './corpus.ts';

const tags = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'small', 'br', 'a']);
/** What a tree holds that it must not. */
const judge = (nodes: RichText): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const known = node.tag === 'a' ? ['tag', 'href', 'children'] : ['tag', 'children'];
    return [
      ...(tags.has(node.tag) ? [] : [node.tag]),
      ...Object.keys(node).filter((key) => !known.includes(key)),
      ...(node.tag === 'a' && !/^(?:https:\/\/[^\s@]+|\/(?![/\\]).*)$/.test(node.href) ? [node.href] : []),
      ...judge(node.children),
    ];
  });

let browser: SecurityBrowser;
beforeAll(async () => {
  browser = await openSecurityBrowser();
}, 60_000);
afterAll(() => browser?.close());

describe('[BRAND-07] an operator’s text', () => {
  it('given the hostile corpus, becomes a tree of known tags', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
    const wrong = hostileTexts.flatMap(({ name, text }) =>
      judge(checkOperatorHtml(text).nodes).map((each) => `${name} ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it('given the hostile corpus as HTML in a browser, runs no script and asks for nothing', async () => {
    const trial = await browser.blank();
    const found = await trial.page.evaluate(
      (list) =>
        list.flatMap(({ name, html }) => {
          const box = document.createElement('div');
          document.body.append(box);
          // Nothing else could show better that the text is harmless.
          box.innerHTML = html;
          const bad = [...box.querySelectorAll('*')].flatMap((element) => [
            ...(/^(?:B|STRONG|I|EM|U|S|SMALL|BR|A)$/.test(element.tagName) ? [] : [element.tagName]),
            ...element
              .getAttributeNames()
              .filter((key) => !(element.tagName === 'A' && ['href', 'rel'].includes(key))),
            ...(element instanceof HTMLAnchorElement && !['https:', 'http:'].includes(element.protocol)
              ? [element.href]
              : []),
            ...(element instanceof HTMLAnchorElement &&
            element.protocol === 'http:' &&
            element.host !== 'site.test'
              ? [element.href]
              : []),
          ]);
          return bad.map((each) => `${name} ${each}`);
        }),
      hostileTexts.map(({ name, text }) => ({ name, html: richTextHtml(checkOperatorHtml(text).nodes) })),
    );
    await trial.page.waitForTimeout(300);
    expect(found).toEqual([]);
    expect(trial.foreign).toEqual([]);
    expect(trial.messages).toEqual([]);
    expect(await trial.page.evaluate(() => 'pwned' in window)).toBe(false);
    await trial.page.close();
  }, 30_000);

  it('given no check, the same looks find what the texts do', async () => {
    const trial = await browser.blank();
    await trial.page.evaluate(
      (list) => {
        for (const html of list) {
          const box = document.createElement('div');
          document.body.append(box);
          box.innerHTML = html;
        }
      },
      // Without those that would lead the page elsewhere before it has been looked at.
      hostileTexts.map(({ text }) => text).filter((text) => /onerror|onload|<link|<video/i.test(text)),
    );
    await trial.page.waitForFunction(() => 'pwned' in window, undefined, { timeout: 5_000 });
    expect(trial.foreign.length).toBeGreaterThan(5);
    await trial.page.close();
  }, 30_000);

  it('given what it made itself, makes the same again', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...hostileTexts.map((each) => each.text)), fc.string()), {
        maxLength: 4,
      })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(text, (source) => {
        const { nodes } = checkOperatorHtml(source);
        expect(judge(nodes)).toEqual([]);
        const again = checkOperatorHtml(richTextHtml(nodes));
        expect(again.refused).toEqual([]);
        expect(richTextPlain(again.nodes)).toBe(richTextPlain(nodes));
      }),
      { numRuns: 2_000 },
    );
  });

  it('given honest markup, keeps it and tells the rest with its place', () => {
    const { nodes, refused } = checkOperatorHtml(
      'Live <b>right <em>now</em></b>,<br>see <a href="/girls?x=1">all</a>␤<img src=x> &amp; more'.replace(
        '␤',
        '\n',
      ),
    );
    expect(richTextHtml(nodes)).toBe(
      'Live <b>right <em>now</em></b>,<br>see <a href="/girls?x=1" rel="noopener noreferrer nofollow">all</a>\n &amp; more',
    );
    expect(refused).toEqual([
      { code: 'attribute', line: 2, column: 1, what: 'img src' },
      { code: 'tag', line: 2, column: 1, what: '<img>' },
    ]);
    expect(plainText('<h1>Live</h1><p>right  <b>now</b></p><script>x</script>')).toBe('Live right now');
  });
});
