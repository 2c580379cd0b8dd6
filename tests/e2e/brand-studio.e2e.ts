import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, logIn, test, urlOf, visit } from './support/fixtures.ts';
import { httpGet } from './support/http-get.ts';
import { memberOf } from './support/member.ts';

/** Brand Studio as a new operator uses it: a brand from two colours and a logo, published, seen, and taken back. */

const addressOf = (host: string) => `http://${host}:${new URL(urlOf('first')).port}`;
/** Screenshots of each step, for manual review. */
const shot = async (page: Page, name: string) => {
  const folder = process.env.E2E_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** A logo of three bars, as an operator would have one. */
const logo = (): Buffer => {
  const png = new PNG({ width: 240, height: 60 });
  for (let y = 0; y < 60; y += 1) {
    for (let x = 0; x < 240; x += 1) {
      const at = (y * 240 + x) * 4;
      const isInk = x % 80 < 56 && y > 8 && y < 52;
      png.data.set(isInk ? [14, 124, 107, 255] : [0, 0, 0, 0], at);
    }
  }
  return PNG.sync.write(png);
};

let sites = 0;
/** A separate site, so that other tests do not see it change. */
const newSite = async ({ isWhitelabel = true } = {}): Promise<string> => {
  sites += 1;
  const key = `studio-${process.pid}-${sites}.localhost`;
  const admin = await memberOf('admin');
  await admin.post('/operator/sites', {
    key,
    sitecode: `studio-${process.pid}-${sites}`,
    main_domain_url: addressOf(key),
    is_whitelabel: isWhitelabel,
    owner_webmaster_username: 'operator',
    config: { config_version: 1, display_name: 'New House', is_non_nude: false, custom: {} },
  });
  return key;
};

const openStudio = async (page: Page, key: string) => {
  await logIn(page, 'operator', `/studio/brand?site=${key}`);
  await expect(page.getByRole('heading', { name: 'Brand Studio' })).toBeVisible();
  await expect(page.locator('[data-studio=preview-frame]')).toBeVisible();
};
const preview = (page: Page) => page.frameLocator('[data-studio=preview-frame]');
const saved = (page: Page) =>
  expect(page.locator('[data-studio=saving]')).toHaveAttribute('data-state', 'saved');
/** Clicks the visible segment, because its radio is visually hidden. */
const choose = (page: Page, name: string) =>
  page
    .locator('[data-component=brand-studio] label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fl-primary'));

test('[BRAND-06] a new operator makes a brand of two colours and a logo, publishes it, sees it and takes it back', async ({
  visitor,
}) => {
  const key = await newSite();
  const viewer = await visitor({ url: addressOf(key) });
  await visit(viewer, '/');
  const before = await primaryOf(viewer);
  await shot(viewer, '01-domain-before');

  const page = await visitor();
  await openStudio(page, key);
  await shot(page, '02-studio');

  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#FFD400');
  await page.getByRole('textbox', { name: 'Secondary colour', exact: true }).fill('teal');
  await page.getByRole('textbox', { name: 'Secondary colour', exact: true }).blur();
  await expect(page.getByRole('textbox', { name: 'Secondary colour', exact: true })).toHaveValue('#008080');
  // Who goes on writing while the logo is on its way keeps both.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets', async (route) => {
    await arrival;
    await route.continue();
  });
  await tab(page, 'Logo and pictures');
  await page
    .getByRole('group', { name: 'Logo', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo() });
  await tab(page, 'Name and texts');
  await page.getByLabel('Home page headline').fill('Come in, the light is on');
  arrive();
  await expect(preview(page).locator('header img').first()).toHaveAttribute('src', /^\/art\/site\//);
  await page.getByLabel('Text above the list').fill('Doors open <b>at nine</b>.');
  await saved(page);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Come in, the light is on');
  await expect(preview(page).getByText('at nine')).toBeVisible();
  await shot(page, '03-edited');

  await tab(page, 'Contrast');
  await expect(page.locator('[data-studio=verdict][data-state=repaired]').first()).toContainText(
    '#ffd400 is shown as',
  );
  await choose(page, 'Failing');
  await expect(page.getByText('No pairs to show.')).toBeVisible();
  await shot(page, '04-contrast');
  await choose(page, 'Phone');
  await choose(page, 'Dark');
  await page.getByLabel('Language', { exact: true }).first().selectOption('de');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
  await shot(page, '05-phone-dark-german');
  expect(await primaryOf(viewer)).toBe(before);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('#FFD400');
  await shot(page, '06-publish');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Revision 2 is live.')).toBeVisible();
  await shot(page, '07-published');

  // A page may be shown as it was for ten seconds, while the first visit renews it.
  const headline = viewer.getByRole('heading', { level: 1 });
  await expect(async () => {
    await visit(viewer, '/');
    await expect(headline).toHaveText('Come in, the light is on', { timeout: 1_000 });
  }).toPass();
  await expect(viewer.getByText('Doors open at nine.')).toBeVisible();
  await expect(viewer.locator('header img').first()).toHaveAttribute('src', /^\/art\/site\//);
  expect(await primaryOf(viewer)).not.toBe(before);
  await shot(viewer, '08-domain-after');

  await tab(page, 'History');
  await shot(page, '09-history');
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect(page.getByText('Revision 3 is live.')).toBeVisible();
  await expect(async () => {
    await visit(viewer, '/');
    expect(await primaryOf(viewer)).toBe(before);
  }).toPass();
  await shot(viewer, '10-domain-back');
});

test('[BRAND-06] the design tokens of a draft are files that parse and have its colours', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor();
  await openStudio(page, await newSite());
  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#336699');
  await tab(page, 'Changes');
  const section = page.getByRole('region', { name: 'Download design tokens' });
  const download = async (name: string) => {
    const started = page.waitForEvent('download');
    await section.getByRole('button', { name, exact: true }).click();
    const file = await started;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const light = await download('Light');
  expect(light.name).toMatch(/^brand-studio-.+-light\.tokens\.json$/);
  expect(JSON.parse(light.text).color.primary).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.6], alpha: 1, hex: '#336699' },
  });
  // What the preview shows in the dark scheme is in the file of that scheme.
  await choose(page, 'Dark');
  await expect(preview(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
  const shown = await preview(page)
    .locator('html')
    .evaluate((html) => {
      const probe = html.ownerDocument.createElement('i');
      probe.style.color = 'var(--fl-canvas)';
      html.ownerDocument.body.append(probe);
      return getComputedStyle(probe).color;
    });
  const dark = JSON.parse((await download('Dark')).text);
  const channels = dark.color.canvas.$value.components.map((one: number) => Math.round(one * 255));
  expect(shown).toBe(`rgb(${channels.join(', ')})`);
  const css = await download('CSS variables');
  expect(css.name).toMatch(/-tokens\.css$/);
  expect(css.text).toContain('--fl-primary:light-dark(#336699,');
  await shot(page, 'design-tokens');
  await page.setViewportSize({ width: 390, height: 844 });
  await section.scrollIntoViewIfNeeded();
  await shot(page, 'design-tokens-phone');
});

const HOSTILE = `@import url("https://elsewhere.example/x.css");
[data-part="price"] { display: none; }
[data-component="button"] { background: url("https://elsewhere.example/x.png"); border-radius: 2px; }
`;

test('[BRAND-06] a bad file and a hostile style sheet leave the live brand as it was; two windows are told of each other', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const key = await newSite();
  const live = (await httpGet('/', { host: key })).body;
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openStudio(page, key);

  await tab(page, 'Changes');
  const file = page.getByRole('tabpanel').locator('input[type=file]');
  const give = (text: string) =>
    file.setInputFiles({ name: 'brand.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{"config_version": 1,');
  await expect(page.getByText('This file is not JSON. Nothing was changed.')).toBeVisible();
  await give('{"config_version": 7, "custom": {}}');
  await expect(page.getByText('This file was made by a newer version. Nothing was changed.')).toBeVisible();
  await expect(page.getByText('No changes from the live brand.')).toBeVisible();
  await shot(page, '11-bad-file');

  await tab(page, 'CSS');
  const editor = page.getByRole('textbox', { name: 'Custom CSS of the site' });
  await editor.click();
  await page.keyboard.insertText(HOSTILE);
  const report = page.locator('[data-studio=css-report]');
  await expect(report.getByRole('button')).toHaveCount(3);
  await report.getByRole('button', { name: /Line 2/ }).click();
  await expect(editor).toBeFocused();
  await shot(page, '12-refused-css');
  // Tab leaves the editor, so it is no keyboard trap.
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await saved(page);
  await expect(preview(page).locator('[data-component=button]').first()).toBeAttached();
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
  expect((await httpGet('/', { host: key })).body.replaceAll(/nonce="[^"]*"/g, '')).toContain(
    /<link rel="stylesheet" href="\/brand\/[^"]+"/.exec(live)?.[0] ?? 'no sheet',
  );

  // Two windows that edit one draft are told, and nothing is lost.
  const [one, other] = [page, await visitor()];
  await one.reload();
  await openStudio(other, key);
  const name = (page: Page) => page.getByLabel('Site name');
  await tab(one, 'Name and texts');
  await tab(other, 'Name and texts');
  await name(one).fill('First window');
  await saved(one);
  await name(other).fill('Second window');
  await expect(other.getByText('This draft was also changed somewhere else.')).toBeVisible();
  await expect(name(other)).toHaveValue('Second window');
  await shot(other, '13-conflict');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other);
  await one.reload();
  await tab(one, 'Name and texts');
  await expect(name(one)).toHaveValue('Second window');
});

test('[BRAND-06] on a phone the account menu leads to the studio, which shows form or preview', {
  tag: '@long',
}, async ({ visitor }) => {
  const operator = await visitor({ mobile: true });
  await logIn(operator, 'operator');
  await operator.locator('[data-component=site-header] button[aria-haspopup=menu]').last().click();
  await operator.getByRole('menuitem', { name: 'Brand Studio' }).click();
  await expect(operator.getByRole('heading', { name: 'Brand Studio' })).toBeVisible();
  await shot(operator, '14-phone');
  await choose(operator, 'Preview');
  await expect(operator.locator('[data-studio=preview-frame]')).toBeVisible();
  await shot(operator, '15-phone-preview');
});

test('[LEGAL-01] an operator writes the terms in German; they are in force, and the software’s text comes back', {
  tag: '@long',
}, async ({ page }) => {
  const key = await newSite();
  await openStudio(page, key);
  await page.getByRole('tab', { name: 'Legal texts' }).click();
  const panel = page.locator('[data-component=legal-panel]');
  await expect(panel).toContainText('Using the default text');
  await panel.getByLabel('Language').selectOption('de');
  await panel.getByRole('button', { name: 'Start from the current text' }).click();
  const text = panel.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^# .+\n\n## /);

  // A mistake is named with its line, and what was typed survives it and a reload.
  await text.fill('# Hausordnung\n\nBei {operator} gilt:\n\n## Regeln');
  await panel.getByRole('button', { name: 'Publish the text' }).click();
  await expect(panel.getByText('Line 3: write ## and a heading before the text.')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Legal texts' }).click();
  await panel.getByLabel('Language').selectOption('de');
  await expect(text).toHaveValue(/Hausordnung/);

  await text.fill('# Hausordnung\n\n## Regeln\n\nBei {operator} gilt:\n\n- Sei freundlich.\n- Sei achtzehn.');
  await panel.getByRole('button', { name: 'Publish the text' }).click();
  await expect(panel.getByText(/^Version .+ is now in effect\.$/)).toBeVisible();
  await shot(page, 'studio-legal');
  const german = await httpGet('/de/legal/terms', { host: key });
  expect(german.body).toContain('Bei New House gilt:');
  expect(german.body).toContain('Sei achtzehn.');
  // Who reads another language gets the operator's only text, not a text of the software beside it.
  expect((await httpGet('/legal/terms', { host: key })).body).toContain('Hausordnung');

  await panel.getByRole('button', { name: 'Go back to the default text' }).click();
  await expect(panel).toContainText('Using the default text');
  // A page is cached for a second.
  await expect
    .poll(async () => (await httpGet('/de/legal/terms', { host: key })).body)
    .not.toContain('Hausordnung');
});

test('[SHELL-15] an operator adds a banner: what is missing is said, a reload loses nothing, visitors see it', {
  tag: '@long',
}, async ({ page, visitor, complaints }) => {
  // The save that is refused.
  complaints.allow(/status of 400 .*banners/);
  const key = await newSite({ isWhitelabel: false });
  await openStudio(page, key);
  await tab(page, 'Banners');
  const panel = page.locator('[data-component=banner-panel]');
  await panel.getByRole('button', { name: 'Add banner' }).click();
  await panel.getByLabel('Title').fill('Pictures of the week');
  await panel.getByLabel('Page').fill('https://elsewhere.example');
  await panel.getByRole('button', { name: 'Save banners' }).click();
  await expect(panel.getByLabel('Page')).toHaveAccessibleDescription(/Invalid format/);
  await expect(panel).toContainText('Required');
  await shot(page, 'banners-refused');

  await page.reload();
  await tab(page, 'Banners');
  await expect(panel.getByLabel('Title')).toHaveValue('Pictures of the week');
  await panel.getByLabel('Page').fill('/media/pictures');
  await panel.getByLabel('Text', { exact: true }).fill('New every Monday.');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'banner.png',
    mimeType: 'image/png',
    buffer: logo(),
  });
  await expect(panel.locator('img')).toBeVisible();
  await panel.getByLabel('Language of the texts').selectOption('de');
  await panel.getByLabel('Title').fill('Bilder der Woche');
  await panel.getByLabel('Text', { exact: true }).fill('Jeden Montag neu.');
  await panel.getByRole('button', { name: 'Save banners' }).click();
  await expect(panel).toContainText('Saved. Visitors see it now.');
  await shot(page, 'banners-saved');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'banners-phone');

  const guest = await visitor({ url: addressOf(key) });
  await visit(guest, '/de/media/videos');
  const banner = guest.locator('[data-component=promo-banner]');
  await expect(banner).toContainText('Bilder der Woche');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/de/media/pictures');

  await panel.getByRole('button', { name: 'Remove banner 1' }).click();
  await panel.getByRole('button', { name: 'Save banners' }).click();
  await expect(panel).toContainText('No banners yet');
  await expect
    .poll(async () => JSON.parse((await httpGet('/api/v1/media/banner/list', { host: key })).body))
    .toEqual({ data: [] });
});

test('[BRAND-02] texts by language are edited, previewed and read; a language without one says what is shown', {
  tag: '@long',
}, async ({ visitor }) => {
  const key = await newSite();
  const page = await visitor();
  await openStudio(page, key);
  const language = page.getByLabel('Language of the texts');
  const headline = page.getByLabel('Home page headline');
  await tab(page, 'Name and texts');
  await headline.fill('Good company');
  await page.getByLabel('Title in search results').fill('Good company, live');
  await language.selectOption('de');
  await expect(headline).toHaveValue('');
  await expect(headline).toHaveAccessibleDescription('No text in German: the English text is shown.');
  await headline.fill('Gute Gesellschaft');
  await page.getByLabel('Title in search results').fill('Gute Gesellschaft, live');
  await page.getByLabel('Description in search results').fill('Leute, mit denen man gern redet.');
  await page.getByLabel('Text above the list').fill('Ab <b>neun</b><script>x</script>');
  await expect(page.locator('[data-studio=search-sample]')).toContainText('Gute Gesellschaft, live');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Gute Gesellschaft');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
  await shot(page, 'texts-de');
  await language.selectOption('fr');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Good company');
  // The studio stays where it was while the preview's texts arrive.
  await expect(language).toBeInViewport();
  await saved(page);
  await shot(page, 'texts-fr');

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Home page headline (Deutsch)');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Revision 2 is live.')).toBeVisible();

  const viewer = await visitor({ url: addressOf(key) });
  await expect(async () => {
    await visit(viewer, '/de');
    await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Gute Gesellschaft', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(viewer).toHaveTitle('Gute Gesellschaft, live');
  await expect(viewer.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Leute, mit denen man gern redet.',
  );
  await expect(viewer.getByRole('main').getByText('Ab neun')).toBeVisible();
  await visit(viewer, '/fr');
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Good company');
  await expect(viewer).toHaveTitle('Good company, live');
  await expect(viewer.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Des personnes en direct/,
  );
  await expect(viewer.getByRole('main').getByText('Ab neun')).toHaveCount(0);
  // The texts around lists are those of the language, on every list.
  await visit(viewer, '/de/girls/new');
  await expect(viewer.getByRole('main').getByText('Ab neun')).toBeVisible();
});
