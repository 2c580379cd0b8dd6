/**
 * `npm run storybook:docs`: opens every docs page of the built Storybook and tries what a reader would: the page begins with
 * Default, and its controls change it. Not part of `npm test`, which tries one page without a browser.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { ensureStorybook } from '../../scripts/lib/fresh.mjs';
import { serve } from '../visual/serve.ts';
import { entriesOf, idMatcher } from '../visual/story-index.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

const FOLDER = join(import.meta.dirname, '../../storybook-static');
/** Milliseconds. */
const PAGE_WITHIN = 30_000;
const CHANGE_WITHIN = 2_000;
/** Of a page's controls; each that changes nothing costs a wait. */
const TRIED = 12;

/** Pages whose stories show something else than a component with props. */
const WITHOUT_CONTROLS = /^(foundations|white-label)-/;

/** The story as it looks: markup, and the state of fields, which is not in it. */
const lookOf = (story: Locator): Promise<string> =>
  story.evaluate((root) => {
    const fields = [...root.querySelectorAll('input, textarea, select')].map((field) => {
      const { value, checked, disabled } = field as HTMLInputElement;
      return [value, checked, disabled].join();
    });
    return root.innerHTML + fields.join();
  });

/** Changes a control to something else. False for one that shows a value and cannot be changed by hand. */
async function change(control: Locator): Promise<boolean> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'checkbox') await control.click({ force: true });
  else if (kind === 'select') {
    const other = await control.evaluate((element) => {
      const { options: all, selectedIndex } = element as HTMLSelectElement;
      return [...all].find(({ disabled, index }) => !disabled && index !== selectedIndex)?.value ?? null;
    });
    if (other === null) return false;
    await control.selectOption(other);
  } else if (kind === 'textarea' || kind === 'text')
    await control.fill(`${await control.inputValue()} changed`);
  else if (kind === 'number') await control.fill(String(Number(await control.inputValue()) + 1));
  else if (kind === 'radio') await control.check({ force: true });
  else return false;
  return true;
}

/** Whether one of the controls changes the story. */
async function isSteered(page: Page, story: Locator): Promise<boolean> {
  const controls = page.locator(
    '.docblock-argstable :is(input:not([type=radio]:checked), textarea, select):visible, .docblock-argstable input[type=checkbox]',
  );
  const count = Math.min(await controls.count(), TRIED);
  for (let index = 0; index < count; index += 1) {
    const before = await lookOf(story);
    if (!(await change(controls.nth(index)))) continue;
    const end = Date.now() + CHANGE_WITHIN;
    while (Date.now() < end) {
      if ((await lookOf(story)) !== before) return true;
      await page.waitForTimeout(50);
    }
  }
  return false;
}

/** What is wrong with a page. */
async function faultsOf(page: Page, id: string, url: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
  const stories = page.locator('[id^="story--"]:not([id$="-inner"])');
  await stories.first().waitFor({ timeout: PAGE_WITHIN });
  const shown = await stories.evaluateAll((all) => all.map((one) => one.id));
  const first = `story--${id.replace(/--docs$/, '--default')}`;
  if (shown[0] !== first) faults.push(`begins with ${shown[0]}`);
  if (new Set(shown).size < shown.length) faults.push('shows a story twice');
  const story = page.locator(`[id="${first}"]`).first();
  await story
    .locator('[id$="-inner"] > *, iframe')
    .first()
    .waitFor({ state: 'attached', timeout: PAGE_WITHIN })
    .catch(() => void faults.push('Default stays empty'));
  const error = page.locator('.sb-errordisplay:visible, .docs-story .sb-story-error:visible');
  if (await error.count()) faults.push(`shows an error: ${(await error.first().innerText()).slice(0, 200)}`);
  if (faults.length) return faults;
  if (WITHOUT_CONTROLS.test(id)) return faults;
  if (!(await isSteered(page, story))) faults.push('no control changes Default');
  return faults;
}

await ensureStorybook();
const pages = entriesOf(FOLDER, idMatcher(options.only)).filter(({ type }) => type === 'docs');
if (pages.length === 0) throw new Error(`No docs page matches "${options.only}".`);
const { port, close } = await serve(FOLDER);
const browser = await chromium.launch(browserLaunchOptions());
let wrong = 0;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const said: string[] = [];
  page.on('pageerror', (error) => void said.push(`throws ${error.message}`));
  for (const { id } of pages) {
    said.length = 0;
    const faults = await faultsOf(page, id, `http://127.0.0.1:${port}`).catch((error: Error) => [
      error.message.split('\n')[0] ?? '',
    ]);
    faults.push(...said);
    if (faults.length === 0) continue;
    wrong += 1;
    console.log(`✗ ${id}: ${faults.join('; ')}`);
  }
} finally {
  await browser.close();
  await close();
}
console.log(`${pages.length} docs pages, ${wrong} wrong`);
process.exitCode = wrong ? 1 : 0;
