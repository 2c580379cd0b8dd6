import { expect, freshName, signUp, test, visit } from './support/fixtures.ts';
import { httpGet } from './support/http-get.ts';

const canvas = 'getComputedStyle(document.body).backgroundColor';

test('[BRAND-04] a brand is one hashed style sheet, kept for good, and there before anything is painted', async () => {
  const { body } = await httpGet('/');
  const head = body.slice(0, body.indexOf('</head>'));
  const [, href = ''] = head.match(/<link rel="stylesheet" href="(\/brand\/[\w-]{16}\.css)"/) ?? [];
  const sheet = await httpGet(href);
  expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // The sheet of an unknown hash is not cached, because another brand may get that hash later.
  const stale = await httpGet('/brand/0123456789abcdef.css');
  expect(stale.headers['cache-control']).toBe('no-cache');
  expect(stale.body).toBe(sheet.body);
});

test('[BRAND-04] without JavaScript a page has its brand, its own scheme and the system’s', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const looks = async (host: string, colorScheme: 'light' | 'dark', cookie?: string) => {
    const url = new URL('/support', process.env.E2E_URL);
    url.hostname = host;
    await context.clearCookies();
    if (cookie) await context.addCookies([{ name: 'fl_scheme', value: cookie, url: url.href }]);
    await page.emulateMedia({ colorScheme });
    await page.goto(url.href);
    return page.evaluate(canvas);
  };
  const [light, dark] = [await looks('localhost', 'light'), await looks('localhost', 'dark')];
  expect(light).not.toBe(dark);
  expect(await looks('localhost', 'light', 'dark')).toBe(dark);
  expect(await looks('localhost', 'dark', 'light')).toBe(light);
  // Forced dark wins over the visitor and over the system.
  const noir = await looks('noir.localhost', 'dark');
  expect(noir).not.toBe(dark);
  expect(await looks('noir.localhost', 'light')).toBe(noir);
  expect(await looks('noir.localhost', 'light', 'light')).toBe(noir);
  await context.close();
});

test('[BRAND-04] an account takes its dark mode to another browser', { tag: '@long' }, async ({
  visitor,
}) => {
  const first = await visitor();
  await visit(first, '/register');
  const name = freshName('scheme');
  await signUp(first, name);
  await expect(first.locator('header [data-part=balance-button]')).toBeVisible();
  // A page that does not grow: on the first one the footer runs away.
  await visit(first, '/account/tokens');
  const saved = first.waitForResponse((answer) => answer.url().endsWith('/user/settings'));
  await first.locator('footer').getByRole('radio', { name: 'Dark' }).press(' ');
  expect((await saved).status()).toBe(200);
  await expect(first.locator('html')).toHaveAttribute('data-scheme', 'dark');

  const second = await visitor();
  await visit(second, '/login');
  await expect(second.locator('html')).not.toHaveAttribute('data-scheme');
  await second.getByLabel('Username or email').fill(name);
  await second.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await second.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(second.locator('html')).toHaveAttribute('data-scheme', 'dark');
  // From now on it is in the first HTML.
  await second.reload({ waitUntil: 'commit' });
  await expect(second.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const cookies = await second.context().cookies();
  expect(cookies.find((one) => one.name === 'fl_scheme')?.value).toBe('dark');
});

test('[SHELL-28] a scheme that is chosen in one tab is followed by the others', async ({ page }) => {
  await visit(page, '/support');
  const other = await page.context().newPage();
  await visit(other, '/support');
  const choose = (of: typeof page, name: string) =>
    of.locator('footer').getByRole('radio', { name }).press(' ');
  await choose(page, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(other.locator('footer').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await choose(other, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(page.locator('footer').getByRole('radio', { name: 'Light' })).toBeChecked();
});
