// What must hold on the pages of host apps: our components with the brand, two brands beside each other, a shadow root, and
// older libraries.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** From tests/packages/hosts/shared/brand.js. */
export const PRIMARY = 'rgb(11, 110, 79)';

/** The element that has the focus, also inside a shadow root. */
const focusedId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.id;
  });

/** Radix gives the focus back in a timer after the layer is gone, which takes long on a busy machine. */
async function soonFocused(page: Page, id: string): Promise<string | undefined> {
  const end = Date.now() + 3000;
  let focused = await focusedId(page);
  while (focused !== id && Date.now() < end) {
    await page.waitForTimeout(50);
    focused = await focusedId(page);
  }
  return focused;
}

interface Part {
  /** Id of the button that opens the dialog. */
  button?: string;
  dialog?: string;
  primary?: string;
  /** Colour of the dialog's surface. */
  surface?: string;
}

/** A button with the brand's colour, a dialog that opens by a click, and the focus back on the button. */
export async function complaintsOfComponents(
  page: Page,
  {
    button = 'open',
    dialog: name = 'Dialog of the host',
    primary = PRIMARY,
    surface = 'rgb(255, 255, 255)',
  }: Part = {},
): Promise<string[]> {
  const complaints = [];
  const open = page.locator(`#${button}`);
  await open.waitFor();
  const { background, height, font, family, brandFamily } = await open.evaluate((element) => {
    const style = getComputedStyle(element);
    const plain = (list: string) => list.replaceAll(/["']/g, '').replaceAll(/,\s*/g, ', ').trim();
    return {
      background: style.backgroundColor,
      height: element.getBoundingClientRect().height,
      font: style.fontSize,
      family: plain(style.fontFamily),
      brandFamily: plain(style.getPropertyValue('--fl-font-body')),
    };
  });
  if (background !== primary) complaints.push(`the button is ${background}, the brand ${primary}`);
  if (height !== 40) complaints.push(`the button is ${height} px high instead of 40`);
  if (font !== '15px') complaints.push(`the button's text is ${font} instead of 15px`);
  if (family !== brandFamily)
    complaints.push(`the button's typeface is ${family}, the brand's ${brandFamily}`);

  await open.click();
  const dialog = page.getByRole('dialog', { name });
  const isOpen = await dialog.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return [...complaints, 'the click opens no dialog'];
  const box = await dialog.evaluate((element) => ({
    // The surface of the brand in its scheme, not the host's page shining through.
    background: getComputedStyle(element).backgroundColor,
    title: getComputedStyle(element.querySelector('h2') ?? element).marginTop,
  }));
  if (box.background !== surface) complaints.push(`the dialog is ${box.background} and not ${surface}`);
  if (box.title !== '0px') complaints.push(`the dialog's title has the browser's margin, ${box.title}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = await soonFocused(page, button);
  if (focused !== button) complaints.push(`the focus is on "${focused}" after the dialog`);
  return complaints;
}

/** Two brands on one page, one light and one dark; each keeps its colours, also in what opens above the page. */
export async function complaintsOfBrands(page: Page): Promise<string[]> {
  const surfaces = await page.evaluate(() =>
    ['first', 'second'].map((id) => {
      const probe = document.createElement('div');
      probe.style.backgroundColor = 'var(--fl-surface-raised)';
      document.getElementById(id)?.parentElement?.append(probe);
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return colour;
    }),
  );
  const [light = '', dark = ''] = surfaces;
  const primaries = await page.evaluate(() =>
    ['first', 'second'].map((id) => {
      const button = document.getElementById(id);
      return button ? getComputedStyle(button).backgroundColor : '';
    }),
  );
  return [
    ...(light === dark ? [`both surfaces are ${light}`] : []),
    ...(primaries[0] === primaries[1] ? [`both buttons are ${primaries[0]}`] : []),
    ...(await complaintsOfComponents(page, { button: 'first', dialog: 'First brand', surface: light })),
    ...(await complaintsOfComponents(page, {
      button: 'second',
      dialog: 'Second brand',
      primary: primaries[1] ?? '',
      surface: dark,
    })),
  ];
}

/** Everything inside a shadow root: styles, dialog, its focus trap, and a menu by keyboard. */
export async function complaintsOfShadow(page: Page): Promise<string[]> {
  const complaints = await complaintsOfComponents(page);
  const isInside = await page
    .locator('#open')
    .evaluate((button) => button.getRootNode() instanceof ShadowRoot);
  if (!isInside) complaints.push('the components are not in a shadow root');
  const border = await page
    .getByRole('textbox', { name: 'Name' })
    .evaluate((input) => getComputedStyle(input).borderTopStyle);
  if (border !== 'solid') complaints.push(`the field's border is ${border}`);

  await page.click('#open');
  const dialog = page.getByRole('dialog', { name: 'Dialog of the host' });
  await dialog.waitFor();
  const field = dialog.getByRole('textbox', { name: 'Inside' });
  await field.fill('kept');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isKept = await dialog.evaluate((element) => {
      const { activeElement } = element.getRootNode() as ShadowRoot;
      return element.contains(activeElement);
    });
    if (!isKept) complaints.push(`the focus leaves the dialog after ${press + 1} times Tab`);
  }
  if ((await field.inputValue()) !== 'kept') complaints.push('the field in the dialog loses its text');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.focus('#menu');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  const chosen = await page.locator('#chosen').textContent();
  if (chosen !== 'second') complaints.push(`the menu chose "${chosen}"`);
  const focused = await soonFocused(page, 'menu');
  if (focused !== 'menu') complaints.push(`the focus is on "${focused}" after the menu`);
  return complaints;
}

/** A log-in form, a grid with filters, and results of a search, with the host's own addresses. */
export async function complaintsOfSite(page: Page): Promise<string[]> {
  const complaints = [];
  const form = page.locator('[data-component=login-form]');
  await form.getByRole('textbox', { name: 'Username or email' }).fill(' ada ');
  await form.locator('[name=password]').fill(' pass word');
  await form.locator('[type=submit]').click();
  const given = await page.locator('#logged-in').textContent();
  if (given !== '{"username":"ada","password":" pass word"}') complaints.push(`the form gave ${given}`);

  const grid = page.locator('[data-component=browse-screen] [data-component=model-card]');
  if ((await grid.count()) !== 3) complaints.push(`the grid has ${await grid.count()} rooms instead of 3`);
  await page.getByRole('checkbox', { name: '#music' }).check();
  if ((await grid.count()) !== 1)
    complaints.push(`the filter leaves ${await grid.count()} rooms instead of 1`);
  const chip = page.getByRole('link', { name: 'Remove filter: #music' });
  for (const [what, link, wanted] of [
    ['room', grid.getByRole('link', { name: 'Ada' }), '/app/ada'],
    ['filter', chip, '/app/multi-filter'],
  ] as const) {
    const href = await link.getAttribute('href');
    if (href !== wanted) complaints.push(`the link of the ${what} leads to ${href}`);
  }
  const found = page.locator('[data-component=search-screen]');
  if (!(await found.getByRole('status').textContent())?.includes('1 match'))
    complaints.push('the search does not count its results');
  return complaints;
}

/** The table of users: the host's order and filter, a hidden column, and the host's own addresses. */
export async function complaintsOfOffice(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const table = page.locator('[data-component=users-screen] [data-component=table]');
  const names = () => table.getByRole('rowheader').getByRole('link').allTextContents();
  const expectNames = async (what: string, wanted: string) => {
    const shown = (await names()).join();
    if (shown !== wanted) complaints.push(`${what}: ${shown} instead of ${wanted}`);
  };
  await table.waitFor();
  await expectNames('all users', 'ada,grace,edsger');
  if (await table.getByRole('columnheader', { name: 'No.', exact: true }).count())
    complaints.push('a hidden column is shown');
  const header = table.getByRole('columnheader', { name: 'Username' });
  await header.getByRole('button').click();
  await expectNames('sorted users', 'ada,edsger,grace');
  if ((await header.getAttribute('aria-sort')) !== 'ascending')
    complaints.push('the header does not say its order');
  const href = await table.getByRole('link', { name: 'edsger' }).getAttribute('href');
  if (href !== '/app/admin/users/edsger') complaints.push(`the link of a user leads to ${href}`);
  const find = page.getByRole('searchbox');
  await find.fill('gra');
  await find.press('Enter');
  await expectNames('found users', 'grace');
  return complaints;
}

const versionOf = (folder: string, path: string): string =>
  JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')).version;

/** React and i18next are those of the host, Radix is there twice, and the host's own dialog works before and after ours. */
export async function complaintsOfOlder(page: Page, folder: string): Promise<string[]> {
  const complaints = [];
  const react = versionOf(folder, 'node_modules/react');
  if (!react.startsWith('19.0.')) complaints.push(`React is ${react}`);
  for (const [name, major] of [
    ['i18next', '25.'],
    ['react-i18next', '16.'],
  ] as const) {
    const version = versionOf(folder, `node_modules/${name}`);
    if (!version.startsWith(major)) complaints.push(`${name} is ${version}`);
  }
  for (const name of ['react', 'i18next'])
    if (existsSync(join(folder, `node_modules/@footlight/ui/node_modules/${name}`)))
      complaints.push(`@footlight/ui has a ${name} of its own`);
  const nested = 'node_modules/@footlight/ui/node_modules/radix-ui';
  if (!existsSync(join(folder, nested))) complaints.push('@footlight/ui has no Radix of its own');
  else if (versionOf(folder, nested) === versionOf(folder, 'node_modules/radix-ui'))
    complaints.push('the host has the same Radix');
  await page.click('#host-open');
  const dialog = page.locator('#host-dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = await soonFocused(page, 'host-open');
  if (focused !== 'host-open') complaints.push(`the focus is on "${focused}" after the host's dialog`);
  const left = await page.evaluate(() => document.body.style.pointerEvents);
  if (left) complaints.push(`the body's pointer events stay ${left}`);
  return [...complaints, ...(await complaintsOfComponents(page))];
}
