/** Random style sheets and texts: judged by the second opinion, and what is let through tried in Chromium. */
import { checkOperatorCss } from '@footlight/theme/operator-css';
import { checkOperatorHtml, richTextHtml, richTextPlain } from '@footlight/theme/operator-html';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import type { SecurityBrowser } from '../../security/browser-page.ts';
import { trySheets, tryTexts, type View } from '../../security/probes.ts';
import { judge, judgeText } from '../../security/second-parser.ts';
import { sheets } from '../../security/sheets.ts';
import { texts } from '../../security/texts.ts';

const assetPrefix = '/uploads/demo/';
/** Sheets that lie on the page at once. */
const TOGETHER = 50;
const views: readonly View[] = [undefined, 'purchase', 'declined'];

export interface Run {
  numRuns: number;
  seed: number;
}

const refuse = (what: string, { seed }: Run, found: object) => {
  throw new Error(`${what}, seed ${seed}: ${JSON.stringify(found, null, 2)}`);
};

/** Returns how many sheets kept at least one rule; throws with the seed and the sheet that got through. */
export const fuzzSheets = async (browser: SecurityBrowser, run: Run): Promise<number> => {
  const through: { name: string; css: string }[] = [];
  fc.assert(
    fc.property(sheets, (source) => {
      const { css, report } = checkOperatorCss(source, { transform, assetPrefix });
      const wrong = [
        ...judge(css, assetPrefix),
        ...report.refused.filter(({ code }) => code === 'unreadable').map(({ what }) => what),
      ];
      if (wrong.length > 0) throw new Error(`${wrong.join('; ')}\n${css}`);
      if (report.kept > 0) through.push({ name: source, css });
    }),
    run,
  );
  for (const [index, view] of views.entries()) {
    // The page itself gets all of them; the two dialogs, which show less, each a third.
    const part = index === 0 ? through : through.filter((_, at) => at % 3 === index);
    const { surfaces, reached, ...bad } = await trySheets(browser, view, part, TOGETHER);
    if (bad.found.length + bad.foreign.length + bad.messages.length > 0 || bad.hasRun)
      refuse(
        `A sheet broke through (${view ?? 'page'}; ${surfaces} surfaces, ${reached.length} guards)`,
        run,
        bad,
      );
  }
  return through.length;
};

/** Returns how many texts kept markup; throws with the seed and the text that got through. */
export const fuzzTexts = async (browser: SecurityBrowser, run: Run): Promise<number> => {
  const through: { name: string; html: string }[] = [];
  let marked = 0;
  fc.assert(
    fc.property(texts, (source) => {
      const { nodes } = checkOperatorHtml(source);
      const wrong = judgeText(nodes);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      const html = richTextHtml(nodes);
      const again = checkOperatorHtml(html);
      if (again.refused.length > 0 || richTextPlain(again.nodes) !== richTextPlain(nodes))
        throw new Error(`What it made is not taken again: ${html}`);
      if (nodes.some((node) => typeof node !== 'string')) marked += 1;
      through.push({ name: source, html });
    }),
    run,
  );
  const bad = await tryTexts(browser, through);
  if (bad.found.length + bad.foreign.length + bad.messages.length > 0 || bad.hasRun)
    refuse('A text broke through', run, bad);
  return marked;
};
