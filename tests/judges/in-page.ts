// Judges that run in the page: HTML_CodeSniffer and IBM's accessibility checker.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { type Finding, withoutClasses } from './finding.ts';

const require = createRequire(import.meta.url);
const sourceOf = (file: string): string => readFileSync(require.resolve(file), 'utf8');

const LEVEL = 'WCAG2AA';
const POLICY = 'WCAG_2_2';
/** Characters of an element that leave the page; what holds more is a section. */
const KEPT = 8000;

/** What `HTMLCS.getMessages()` gives; type 1 is an error, others are for a person to look at. */
interface SnifferMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}
interface Sniffer {
  process(standard: string, source: Document, done: () => void, failed: () => void): void;
  getMessages(): SnifferMessage[];
}

/** Part of the report of IBM's engine. */
interface IbmResult {
  ruleId: string;
  value: [category: string, verdict: string];
  message: string;
  path: { dom: string };
}
interface IbmEngine {
  Checker: new () => { check(node: Document, policies: string[]): Promise<{ results: IbmResult[] }> };
}

declare const HTMLCS: Sniffer;
declare const ace: IbmEngine;

const sniffer = sourceOf('html_codesniffer/build/HTMLCS.js');
const ibm = sourceOf('accessibility-checker-engine/ace.js');

export async function byCodeSniffer(page: Page): Promise<Finding[]> {
  await page.evaluate(sniffer);
  const found = await page.evaluate(
    async ({ level, kept }) => {
      await new Promise<void>((resolve, reject) => {
        HTMLCS.process(level, document, resolve, () => reject(new Error('HTML_CodeSniffer did not run')));
      });
      return HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        .map(({ code, msg, element }) => ({
          judge: 'html_codesniffer' as const,
          rule: code,
          said: msg,
          html: element.outerHTML?.slice(0, kept) ?? '',
        }));
    },
    { level: LEVEL, kept: KEPT },
  );
  return withoutClasses(found);
}

export async function byIbm(page: Page): Promise<Finding[]> {
  await page.evaluate(ibm);
  const found = await page.evaluate(
    async ({ policy, kept }) => {
      const { results } = await new ace.Checker().check(document, [policy]);
      return results
        .filter(({ value: [category, verdict] }) => category === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, message, path }) => {
          const element = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
          const html = element.singleNodeValue instanceof Element ? element.singleNodeValue.outerHTML : '';
          return { judge: 'ibm' as const, rule: ruleId, said: message, html: html.slice(0, kept) };
        });
    },
    { policy: POLICY, kept: KEPT },
  );
  return withoutClasses(found);
}
