// Siteimprove's Alfa, which takes a page's tree, boxes and style sheets out of the browser and judges them here.
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { Document, Node } from '@siteimprove/alfa-dom';
import { Native as NativeDom } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright';
import { type Finding, withoutClasses } from './finding.ts';

const isNeeded = (requirement: unknown): boolean =>
  Criterion.isCriterion(requirement) &&
  (['2.1', '2.2'] as const).some((version) => Conformance.isAA(version)(requirement));

/** Sizes of targets: it compares each with all others, for 14 s on a page of 100 cards. IBM's checker has the same rule. */
const TARGET_SIZE = /sia-r113$/;

/** Those of WCAG 2.1 and 2.2 up to AA; the others, of AAA and of good practice, take most of the time. */
const NEEDED = [...rules].filter(
  ({ uri, requirements }) => !TARGET_SIZE.test(uri) && [...requirements].some(isNeeded),
);

const fromDocument: (node: globalThis.Document) => Promise<Document.JSON> = NativeDom.fromNode;

export async function byAlfa(page: Page): Promise<Finding[]> {
  const view = await page.evaluateHandle(() => window);
  const device = Device.from(await view.evaluate(NativeDevice.fromWindow));
  const root = await page.evaluateHandle(() => document);
  const tree = Node.from(await root.evaluate(fromDocument), device);
  if (!Document.isDocument(tree)) throw new Error('Alfa was given no document');
  const looked = AlfaPage.of(Request.empty(), Response.empty(), tree, device);
  const found: Finding[] = [];
  for (const outcome of await Audit.of(looked, NEEDED).evaluate()) {
    if (!Outcome.isFailed(outcome)) continue;
    const unmet = [...outcome.expectations].flatMap(([, one]) => (one.isErr() ? [one.getErrUnsafe()] : []));
    found.push({
      judge: 'alfa',
      rule: outcome.rule.uri.split('/').at(-1) ?? outcome.rule.uri,
      said: unmet.map(({ message }) => message.replaceAll(/\s+/g, ' ')).join(' '),
      html: String(outcome.target),
    });
  }
  return withoutClasses(found);
}
