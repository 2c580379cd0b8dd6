import { expect, freshName, startAsNew, test } from './support/fixtures.ts';

/* Browse lists: tabs, tags, filters, growing and coming back, personal lists, old addresses. */

const cards = '[data-component=model-card]';
const nameOfCard = `${cards} [data-part=link]`;

test('[BROWSE-05] a list leads to its tabs, its tags and its breadcrumb, in the language of the page', async ({
  page,
}) => {
  await page.goto('/de/girls');
  await page.locator('[data-component=section-nav] a[href="/de/girls/private-shows"]').click();
  await expect(page).toHaveURL('/de/girls/private-shows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privatshows: Cam-Girls');
  const tag = page.locator(`${cards} a[data-part=tag]`).first();
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page).toHaveURL(`/de/girls/tag/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${name}`);
  await expect(page).toHaveTitle(new RegExp(`#${name}`));
  await page.locator('[data-component=breadcrumbs] a').nth(1).click();
  await expect(page).toHaveURL('/de/girls');
});

test('[BROWSE-03] a list grows near its end without starting anew, and is as long when one comes back', async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/browse/react/girls')) asked.push(url.searchParams.get('perPage'));
  });
  await page.goto('/girls');
  await expect(page.locator(cards)).toHaveCount(98);
  const first = await page.locator(nameOfCard).first().textContent();
  await page.locator(cards).nth(90).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('[data-component=model-grid] > li').count()).toBeGreaterThan(98);
  const grown = await page.locator('[data-component=model-grid] > li').count();
  expect(await page.locator(nameOfCard).first().textContent()).toBe(first);
  // The HTML brought the first page: only longer ones were asked for.
  expect(asked.length).toBeGreaterThan(0);
  for (const perPage of asked) expect(Number(perPage)).toBeGreaterThan(98);

  // Far enough from the end, so that nothing more is asked for while the reader leaves.
  const room = page.locator(nameOfCard).nth(48);
  await room.scrollIntoViewIfNeeded();
  const name = (await room.textContent()) ?? '';
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await room.click();
  await expect(page).not.toHaveURL('/girls');
  const calls = asked.length;
  await page.goBack();
  await expect(page).toHaveURL('/girls');
  await expect
    .poll(() => page.locator('[data-component=model-grid] > li').count())
    .toBeGreaterThanOrEqual(grown);
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
  expect(asked.slice(calls)).toEqual([]);
});

test('[BROWSE-04] filters are kept in the address, removed by their chips, and used again within a minute', async ({
  page,
}) => {
  await page.goto('/girls');
  await page.locator('[data-component=section-nav] a[href="/multi-filter?source=/girls"]').click();
  await expect(page).toHaveURL('/multi-filter?source=/girls');
  await page.getByRole('checkbox', { name: 'German' }).check();
  await expect(page).toHaveURL('/multi-filter?source=/girls&lang=german');
  await page.getByLabel('Price of a private show').selectOption('60');
  await expect(page).toHaveURL('/multi-filter?source=/girls&rate=60&lang=german');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /German/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/multi-filter?source=/girls&rate=60');
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.goto('/multi-filter');
  await expect(page).toHaveURL('/multi-filter?source=/girls&rate=60');
  await chips.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/multi-filter');
});

test('[BROWSE-04] the filters work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
  const page = await context.newPage();
  await page.goto('/multi-filter');
  await page.getByRole('checkbox', { name: 'German' }).check();
  await page.getByRole('checkbox', { name: 'Romanian' }).check();
  await page.getByRole('button', { name: 'Show rooms' }).click();
  expect(new URL(page.url()).searchParams.getAll('lang')).toEqual(['german', 'romanian']);
  await expect(page.getByRole('link', { name: 'Remove filter: German' })).toBeVisible();
  expect(await page.locator(cards).count()).toBeGreaterThan(0);
  await context.close();
});

test('[BROWSE-07] personal lists ask guests to log in and return, and show what the user follows', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await page.goto('/followed');
  await expect(page.getByText('Log in to see this list')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Ffollowed',
  );
  const room = await page
    .goto('/girls')
    .then(async () => (await page.locator(nameOfCard).nth(5).getAttribute('href')) ?? '');
  await startAsNew(page, freshName('fan'), room);
  // The button shows it at once; leaving before the answer would cut the call off.
  const settled = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && /follow/.test(response.url()),
  );
  await page
    .locator('[data-component=follow-button]')
    .getByRole('button', { name: /^Follow/ })
    .click();
  await settled;
  await expect(page.locator('[data-component=follow-button]')).toHaveAttribute('data-state', 'following');
  await page.goto('/followed');
  await expect(page.locator(nameOfCard)).toHaveCount(1);
  await expect(page.locator(nameOfCard)).toHaveAttribute('href', room);
});

test('[BROWSE-07] old addresses lead on with the rest of their path, and unknown values are not found', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await page.goto('/de/reallifecam/kitchen?cmp=1');
  await expect(page).toHaveURL('/de/voyeur-cams/kitchen?cmp=1');
  expect((await page.request.get('/girls/language/klingon')).status()).toBe(404);
  const answer = await page.goto('/girls/tag/no-such-tag');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-component=error-page] a').first()).toBeVisible();
});

test('[BROWSE-02] a list that fails says so in the words of the specification, and loads by a retry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  await page.goto('/girls');
  let fails = true;
  await page.route('**/api/v1/browse/react/girls/new*', async (route) => {
    if (!fails) return route.continue();
    const json = { status: 0, error: 'boom', errorType: 'internal' };
    return route.fulfill({ status: 500, json });
  });
  await page.locator('[data-component=section-nav] a[href="/girls/new"]').click();
  await expect(page.getByText('Error during loading search results')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(cards).first()).toBeVisible();
});
