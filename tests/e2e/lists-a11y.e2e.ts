import type { Locator, Page } from '@playwright/test';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';

/*
 * Filters, search, the home page's sections and the feed, used by keyboard alone and by touch on a phone, with what a
 * screen reader tells: names, roles, states, and what is announced.
 */

const WAYS = ['keyboard', 'touch'] as const;

/** Notes every text that a live region gets. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert]');
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
const announced = (page: Page, text: RegExp) =>
  expect.poll(async () => (await said(page)).some((one) => text.test(one)), `announces ${text}`).toBe(true);

/** Presses Tab, or Shift and Tab, until the focus is there. */
const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`150 presses of Tab do not reach ${target}`);
};

const open = async (
  visitor: (options?: { mobile?: boolean }) => Promise<Page>,
  way: (typeof WAYS)[number],
) => {
  const page = await visitor({ mobile: way === 'touch' });
  await listen(page);
  const press = async (target: Locator, key = 'Enter') => {
    if (way === 'touch') return target.tap();
    await tabTo(page, target);
    return page.keyboard.press(key);
  };
  return { page, press };
};

for (const way of WAYS) {
  test(`[BROWSE-04] the filter panel by ${way}`, async ({ visitor }) => {
    const { page, press } = await open(visitor, way);
    await visit(page, '/multi-filter');
    const main = page.getByRole('main');
    const german = main.getByRole('checkbox', { name: 'German' });
    await expect(main).toMatchAriaSnapshot(`
      - navigation "Breadcrumbs":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Filtered rooms"
      - heading "Filtered rooms" [level=1]
      - paragraph: /\\d+ rooms/
      - paragraph: Rooms that match all your filters.
      - group:
        - combobox "Section"
        - combobox "Price of a private show"
        - combobox "Rating"
        - combobox "Order"
        - group "Tags":
          - checkbox /#\\w+ \\(\\d+\\)/
        - group "Languages":
          - checkbox /Arabic \\(\\d+\\)/
          - checkbox /German \\(\\d+\\)/
        - group "Regions":
          - checkbox /Africa \\(\\d+\\)/
        - button /Show \\d+ rooms/
      - list "Live now":
        - listitem:
          - article
    `);
    await press(
      way === 'touch'
        ? main.locator('label', { has: page.getByRole('checkbox', { name: 'German' }) })
        : german,
      'Space',
    );
    await expect(german).toBeChecked();
    await announced(page, /^\d+ rooms$/);
    if (way === 'keyboard') await expect(german).toBeFocused();
    await expect(main.getByRole('list', { name: 'Active filters' })).toMatchAriaSnapshot(`
      - list "Active filters":
        - listitem:
          - 'link "Remove filter: German"'
        - listitem:
          - link "Clear all filters"
    `);
    const remove = main.getByRole('link', { name: 'Remove filter: German' });
    // The chosen filters stand above the panel.
    if (way === 'keyboard') await tabTo(page, remove, 'Shift+Tab');
    await press(remove);
    await expect(main.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
    await expect(german).not.toBeChecked();
  });

  test(`[BROWSE-06] the header search by ${way}`, { tag: '@long' }, async ({ visitor }) => {
    const { page, press } = await open(visitor, way);
    await visit(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
    await press(link);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - heading "Search" [level=2]
        - combobox "Search" [expanded]
        - listbox "Suggestions":
          - group "Popular searches":
            - option /.+/ [selected]
        - button "Close"
    `);
    await page.keyboard.type('luna');
    const room = dialog.getByRole('option', { name: /^Luna/ }).first();
    await expect(room).toBeVisible();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - heading "Search" [level=2]
        - combobox "Search" [expanded]: luna
        - listbox "Suggestions":
          - group "Whole site":
            - option "Search for “luna”" [selected]
          - group "Rooms":
            - option /^Luna/
        - status: /\\d+ results/
        - button "Close"
    `);
    await announced(page, /^\d+ results?$/);
    if (way === 'keyboard') {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.type('luna');
      await expect(room).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(room).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
    } else await room.tap();
    await expect(page).toHaveURL(/\/luna_\w+$/);
  });

  test(`[HOME-02] the sections of the home page by ${way}, and a failure keeps them`, {
    tag: '@long',
  }, async ({ visitor, complaints }) => {
    complaints.allow(/ERR_FAILED.*home\/custom\/setting/);
    const { page, press } = await open(visitor, way);
    await startAsNew(page, freshName(way), '/');
    const layout = page.getByRole('button', { name: 'Home page layout' });
    await press(layout);
    const choice = page.getByRole('dialog', { name: 'Home page layout' });
    await expect(choice).toMatchAriaSnapshot(`
      - dialog "Home page layout":
        - heading "Home page layout" [level=2]
        - radiogroup "Home page layout":
          - radio "Featured" [checked]
          - radio "Classic"
          - radio "Sections"
          - radio "Custom"
    `);
    await expect(choice.getByRole('radio', { name: 'Custom' })).toHaveAccessibleDescription(
      'Your own sections in your order',
    );
    if (way === 'keyboard') {
      await tabTo(page, choice.getByRole('radio', { name: 'Featured' }));
      // From the first one to the last.
      await page.keyboard.press('ArrowUp');
    } else await choice.getByRole('radio', { name: 'Custom' }).tap();
    const wizard = page.getByRole('dialog', { name: 'Your home page' });
    const add = wizard.getByRole('button', { name: 'Add section' });
    await press(add);
    await announced(page, /^New & Trending was added$/);
    await wizard.getByLabel('Section', { exact: true }).selectOption('topRated');
    await press(add);
    await announced(page, /^Top rated was added$/);
    await expect(wizard).toMatchAriaSnapshot(`
      - dialog "Your home page":
        - heading "Your home page" [level=2]
        - paragraph: Choose sections and put them in your order.
        - list "Your sections":
          - listitem:
            - text: New & Trending
            - 'button "Move up: New & Trending" [disabled]'
            - 'button "Move down: New & Trending"'
            - 'button "Remove: New & Trending"'
          - listitem:
            - text: Top rated
            - 'button "Move up: Top rated"'
            - 'button "Move down: Top rated" [disabled]'
            - 'button "Remove: Top rated"'
        - group "Add a section":
          - combobox "Section"
          - button "Add section"
        - button "Preview"
        - button "Cancel"
        - button "Save sections"
        - button "Close"
    `);
    await press(wizard.getByRole('button', { name: 'Move up: Top rated' }));
    await announced(page, /Top rated.*1.*2/);
    if (way === 'keyboard')
      await expect(wizard.getByRole('button', { name: 'Move down: Top rated' })).toBeFocused();
    const settings = '**/browse/react/home/custom/setting';
    await page.route(settings, (route) => route.abort());
    await press(wizard.getByRole('button', { name: 'Save sections' }));
    await expect(wizard.getByText('An error occurred, please retry.')).toBeVisible();
    await expect(wizard.getByRole('list', { name: 'Your sections' }).getByRole('listitem')).toHaveText([
      'Top rated',
      'New & Trending',
    ]);
    await page.unroute(settings);
    await press(wizard.getByRole('button', { name: 'Save sections' }));
    await expect(wizard).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-component=home-sections] h2')).toHaveText([
      'Top rated',
      'New & Trending',
    ]);
  });

  test(`[FEED-01] the feed by ${way}`, { tag: '@long' }, async ({ visitor }) => {
    const { page, press } = await open(visitor, way);
    await visit(page, '/girls/feed');
    const main = page.getByRole('main');
    await expect(main).toMatchAriaSnapshot(`
      - heading "Girls live, one by one" [level=1]
      - navigation "Sections":
        - list:
          - listitem:
            - link "Cam girls"
      - navigation "Selections":
        - list:
          - listitem:
            - link /Live \\(\\d+\\)/
      - region:
        - group "Player controls"
      - heading [level=2]:
        - link
      - paragraph: /\\d+ years · [\\d,]+ viewers?/
      - paragraph: /.+, 1 of \\d+/
      - list "Tags":
        - listitem:
          - link /^#/
      - group "Feed":
        - button "Previous broadcaster" [disabled]
        - button "Next broadcaster"
      - link "Enter room"
      - button "Follow"
      - spinbutton "Tip amount in tokens"
      - button "Tip"
      - button /^Hide .+/
    `);
    await expect(
      main.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]'),
    ).toHaveText('Cam girls');
    const name = main.getByRole('heading', { level: 2 });
    const first = await name.innerText();
    await press(main.getByRole('button', { name: 'Next broadcaster' }));
    await expect(name).not.toHaveText(first);
    await announced(page, /, 2 of \d+$/);
    if (way === 'keyboard') await page.keyboard.press('ArrowUp');
    else await main.getByRole('button', { name: 'Previous broadcaster' }).tap();
    await expect(name).toHaveText(first);
    // A subject does not repeat the tags that stand below it as links.
    const tags = await main.getByRole('list', { name: 'Tags' }).getByRole('link').allInnerTexts();
    for (const paragraph of await main.getByRole('paragraph').allInnerTexts())
      for (const tag of tags) expect(paragraph).not.toContain(tag);
  });
}
