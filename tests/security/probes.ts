/** Tries style sheets and texts on the page in Chromium, and says what they did to it. */
import type { SecurityBrowser } from './browser-page.ts';

export interface Checked {
  name: string;
  css: string;
}
export interface Found extends Checked {
  changes: string[];
}

export type View = 'purchase' | 'declined' | undefined;

/**
 * What each sheet did to what protects the viewer; the good answer is empty. With `together` so many lie on the page
 * at once, as thousands of looks would take long; when one look finds a change, each is tried alone to name it.
 */
export const trySheets = async (
  browser: SecurityBrowser,
  view: View,
  sheets: readonly Checked[],
  together = 1,
) => {
  const trial = await browser.open(view);
  const found: Found[] = [];
  // In parts, as one call with megabytes of style sheets would hold both sides up.
  for (let start = 0; start < sheets.length; start += 1_000) {
    found.push(
      ...(await trial.page.evaluate(
        ({ list, size }) =>
          (window as unknown as { tryAll(list: object[], size: number): Found[] }).tryAll(list, size),
        { list: sheets.slice(start, start + 1_000), size: together },
      )),
    );
  }
  await trial.page.waitForTimeout(200);
  const hasRun = await trial.page.evaluate(() => 'pwned' in window);
  const { foreign, messages, surfaces, reached } = trial;
  await trial.page.close();
  return { found, foreign, messages, surfaces, reached, hasRun };
};

/** What texts put onto a page as HTML; the good answer is empty. */
export const tryTexts = async (
  browser: SecurityBrowser,
  texts: readonly { name: string; html: string }[],
) => {
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
    texts,
  );
  await trial.page.waitForTimeout(300);
  const hasRun = await trial.page.evaluate(() => 'pwned' in window);
  const { foreign, messages } = trial;
  await trial.page.close();
  return { found, foreign, messages, hasRun };
};
