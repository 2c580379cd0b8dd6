import { checkOperatorHtml, plainText, richTextHtml } from '@footlight/theme/operator-html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecurityBrowser, type SecurityBrowser } from './browser-page.ts';
import { hostileTexts } from './corpus.ts';
import { tryTexts } from './probes.ts';
import { judgeText } from './second-parser.ts';

let browser: SecurityBrowser;
beforeAll(async () => {
  browser = await openSecurityBrowser();
}, 60_000);
afterAll(() => browser?.close());

describe('[BRAND-07] an operator’s text', () => {
  it('given the hostile corpus, becomes a tree of known tags', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
    const wrong = hostileTexts.flatMap(({ name, text }) =>
      judgeText(checkOperatorHtml(text).nodes).map((each) => `${name} ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it('given the hostile corpus as HTML in a browser, runs no script and asks for nothing', async () => {
    const tried = await tryTexts(
      browser,
      hostileTexts.map(({ name, text }) => ({ name, html: richTextHtml(checkOperatorHtml(text).nodes) })),
    );
    expect(tried).toEqual({ found: [], foreign: [], messages: [], hasRun: false });
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
