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
/** Default shows what their controls change once it is opened. */
const SHOWN_WHEN_OPENED = new Set(['site-home-layout-picker--docs']);

/** The story as it looks: markup, and the state of fields, which is not in it. */
const lookOf = (story: Locator): Promise<string> =>
  story.evaluate((root) => {
    const fields = [...root.querySelectorAll('input, textarea, select')].map((field) => {
      const { value, checked, disabled } = field as HTMLInputElement;
      return [value, checked, disabled].join();
    });
    return root.innerHTML + fields.join();
  });

/** The first text, number or switch of a value, changed; the value itself if there is none. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value} changed`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, changed(one)]);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** Changes what a row of the table of props controls. False for a row that cannot be changed by hand. */
async function change(row: Locator): Promise<boolean> {
  const cell = row.locator('td').last();
  const unset = cell.locator('button[id^="set-"]');
  const field = cell.locator('input:not([type=radio]:checked), textarea, select').first();
  if (await unset.count()) {
    await unset.click();
    await unset.waitFor({ state: 'detached' });
  }
  const json = cell.getByRole('textbox', { name: /JSON/ });
  if ((await field.count()) === 0) {
    const raw = cell.getByRole('switch', { name: /JSON/ });
    if ((await raw.count()) === 0) return false;
    await raw.first().click();
  }
  if (await json.count()) {
    await json.fill(JSON.stringify(changed(JSON.parse(await json.inputValue()))));
    await json.blur();
    return true;
  }
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  // The box itself is a point; a reader presses its label. The first of several radios is mostly what the story has anyway.
  if (kind === 'checkbox') await field.locator('..').click();
  else if (kind === 'radio') await cell.locator('input:not(:checked)').last().locator('..').click();
  else if (kind === 'select') {
    const other = await field.evaluate((element) => {
      const { options: all, selectedIndex } = element as HTMLSelectElement;
      // The first option is none, which a component may show as its default.
      return [...all].findLast(({ disabled, index }) => !disabled && index !== selectedIndex)?.value ?? null;
    });
    if (other === null) return false;
    await field.selectOption(other);
  } else if (kind === 'number') await field.fill(String(Number(await field.inputValue()) + 1));
  else await field.fill(`${await field.inputValue()} changed`);
  return true;
}

/** Whether one of the controls changes the story, and whether there is any. */
async function steering(page: Page, story: Locator): Promise<'none' | 'works' | 'fails'> {
  const rows = page.locator(
    '.docblock-argstable tbody tr:has(td:last-child :is(input, textarea, select, button))',
  );
  const count = Math.min(await rows.count(), TRIED);
  if (count === 0) return 'none';
  for (let index = 0; index < count; index += 1) {
    const before = await lookOf(story);
    if (!(await change(rows.nth(index)))) continue;
    const end = Date.now() + CHANGE_WITHIN;
    while (Date.now() < end) {
      if ((await lookOf(story)) !== before) return 'works';
      await page.waitForTimeout(50);
    }
  }
  return 'fails';
}

/** What is wrong with a page that is shown, and whether it has controls. */
async function look(page: Page, id: string): Promise<{ faults: string[]; hasControls: boolean }> {
  const faults: string[] = [];
  const first = `story--${id.replace(/--docs$/, '--default')}`;
  const story = page.locator(`[id="${first}"]`).first();
  await story.waitFor({ timeout: PAGE_WITHIN });
  const shown = await page
    .locator('[id^="story--"]:not([id$="-inner"])')
    .evaluateAll((all) => all.map((one) => one.id));
  if (shown[0] !== first) faults.push(`begins with ${shown[0]}`);
  if (new Set(shown).size < shown.length) faults.push('shows a story twice');
  await story
    .locator('[id$="-inner"] > *, iframe')
    .first()
    .waitFor({ state: 'attached', timeout: PAGE_WITHIN })
    .catch(() => void faults.push('Default stays empty'));
  const error = page.locator('.sb-errordisplay:visible');
  if (await error.count()) faults.push(`shows an error: ${(await error.first().innerText()).slice(0, 200)}`);
  if (faults.length > 0) return { faults, hasControls: false };
  // A story in a frame of Storybook has what it shows there, such as a dialog beside its root. Brand Studio has a frame itself.
  const frame = story.locator('iframe[src*="iframe.html"]');
  const drawn = (await frame.count()) ? frame.contentFrame().locator('body') : story;
  await drawn.waitFor({ state: 'attached', timeout: PAGE_WITHIN });
  const found = await steering(page, drawn);
  if (found === 'fails' && !SHOWN_WHEN_OPENED.has(id)) faults.push('no control changes Default');
  return { faults, hasControls: found !== 'none' };
}

await ensureStorybook();
const pages = entriesOf(FOLDER, idMatcher(options.only)).filter(({ type }) => type === 'docs');
if (pages.length === 0) throw new Error(`No docs page matches "${options.only}".`);
const { port, close } = await serve(FOLDER);
const browser = await chromium.launch(browserLaunchOptions());
const address = `http://127.0.0.1:${port}/iframe.html?viewMode=docs&id=`;
let wrong = 0;
let without = 0;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const said: string[] = [];
  page.on('pageerror', (error) => void said.push(`throws ${error.message}`));
  await page.goto(`${address}${pages[0]?.id}`);
  await page.locator('[id^="story--"]').first().waitFor({ timeout: PAGE_WITHIN });
  for (const { id } of pages) {
    said.length = 0;
    // As a click in the sidebar, which loads no page anew.
    await page.evaluate(
      `__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'docs' })`,
    );
    const { faults, hasControls } = await look(page, id).catch((error: Error) => ({
      faults: [error.message.split('\n')[0] ?? ''],
      hasControls: true,
    }));
    faults.push(...said);
    if (!hasControls) without += 1;
    if (faults.length === 0) continue;
    wrong += 1;
    console.log(`✗ ${id}: ${faults.join('; ')}`);
  }
} finally {
  await browser.close();
  await close();
}
console.log(`${pages.length} docs pages, ${wrong} wrong, ${without} without controls`);
process.exitCode = wrong ? 1 : 0;
