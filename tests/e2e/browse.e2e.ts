import { expect, freshName, signUp, startAsNew, test, urlOf, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* Browse lists: tabs, tags, filters, growing and coming back, personal lists, old addresses. */

const cards = '[data-component=model-card]';
const nameOfCard = `${cards} [data-part=link]`;

test('[BROWSE-05] [FEED-01] a list leads to its tabs, its feed, its tags and its breadcrumb, in the language of the page', async ({
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
  await page.locator('[data-component=section-nav] a[href="/de/girls/feed"]').click();
  await expect(page).toHaveURL('/de/girls/feed');
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

test('[BROWSE-04] a filter that is chosen before the scripts have come applies when they have', {
  tag: '@long',
}, async ({ page }) => {
  let come = () => {};
  const chosen = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/multi-filter', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'German' }).check();
  come();
  await expect(page).toHaveURL('/multi-filter?lang=german');
  await expect(page.getByRole('checkbox', { name: 'German' })).toBeChecked();
});

test('[BROWSE-04] filters are kept in the address, removed by their chips, and used again within a minute', async ({
  page,
}) => {
  await page.goto('/girls');
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
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

test('[BROWSE-07] personal lists ask guests to log in and return, and show what the user follows', {
  tag: '@long',
}, async ({ page, complaints }) => {
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

test('[BROWSE-07] old addresses lead on with the rest of their path, and unknown values are not found', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto('/de/reallifecam/kitchen?cmp=1');
  await expect(page).toHaveURL('/de/voyeur-cams/kitchen?cmp=1');
  expect((await page.request.get('/girls/language/klingon')).status()).toBe(404);
  const answer = await page.goto('/girls/tag/no-such-tag');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-component=error-page] a').first()).toBeVisible();
});

test('[BROWSE-02] a list that fails says so in the words of the specification, and loads by a retry', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 500/);
  await visit(page, '/girls');
  // It fails until the click: the list is also tried again by itself.
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('main button')) Object.assign(window, { isRetried: true });
      },
      true,
    ),
  );
  await page.route('**/api/v1/browse/react/girls/new*', async (route) => {
    if (await page.evaluate(() => 'isRetried' in window)) return route.continue();
    const json = { status: 500, error: 'boom', errorType: 'internal' };
    return route.fulfill({ status: 500, json });
  });
  await page.locator('[data-component=section-nav] a[href="/girls/new"]').click();
  await expect(page.getByText('Error during loading search results')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(cards).first()).toBeVisible();
});

test('[BROWSE-03] pages of a list are links, with and without scripts, and have their own address in the head', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.goto('/de/girls');
  const pages = page
    .getByRole('navigation', { name: 'Seiten' })
    .or(page.locator('[data-component=pagination]'));
  await expect(pages.first().getByRole('link', { name: /2/ }).first()).toHaveAttribute(
    'href',
    '/de/girls?p=2',
  );
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /\/de\/girls\?p=2$/);
  await expect(page.locator('link[rel=prev]')).toHaveCount(0);
  const first = await page.locator(nameOfCard).first().textContent();
  await pages.first().locator('[data-part=next]').click();
  await expect(page).toHaveURL('/de/girls?p=2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/girls\?p=2$/);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/de\/girls$/);
  await expect(page.locator(nameOfCard).first()).not.toHaveText(first ?? '');
  // A page does not grow.
  await expect(page.locator('[data-component=load-more]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/de/girls');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
  const plain = await context.newPage();
  const seen = new Set<string>();
  await plain.goto('/girls');
  const total = Number((await plain.locator('h1 + p').textContent())?.replaceAll(/\D/g, ''));
  for (let more = true; more; ) {
    for (const href of await plain
      .locator(nameOfCard)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      seen.add(href ?? '');
    const next = plain.locator('[data-component=pagination] [data-part=next]');
    more = (await next.count()) > 0;
    if (more) {
      await next.click();
      // A long page arrives in parts.
      await plain.waitForLoadState();
    }
  }
  // Rooms may change places between two pages.
  expect(seen.size).toBeGreaterThan(total * 0.97);
  expect(seen.size).toBeLessThanOrEqual(total + 5);
  await context.close();
});

test('[BROWSE-03] a room that changes its status changes its card within two seconds, and no other one moves', async ({
  page,
}) => {
  const model = await memberOf('headliner');
  const mode = (to: string) => model.post('/video/mode', { mode: to });
  await mode('public');
  await startAsNew(page, freshName('watcher'), '/girls');
  const fan = await page.evaluate(async () => {
    const { csrf } = await (await fetch('/api/v1/site_config')).json();
    const follow = async (name: string) =>
      (
        await fetch(`/api/v1/user/${name}/follow`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
          body: JSON.stringify({ follow: true }),
        })
      ).status;
    return [await follow('headliner'), await follow('hostess')];
  });
  expect(fan).toEqual([200, 200]);
  // The list names its cards to the socket (event 60 of the protocol) once it has connected.
  const watched = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('headliner')),
    );
  await visit(page, '/followed');
  const card = page.locator(cards).filter({ has: page.locator('[data-part=link][href="/headliner"]') });
  await expect(card).toHaveAttribute('data-state', 'online');
  await expect(page.locator(cards)).toHaveCount(2);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/browse/')) asked.push(request.url());
  });
  await watched;
  const order = await page.locator(nameOfCard).allTextContents();
  await mode('offline');
  await expect(card).toHaveAttribute('data-state', 'offline', { timeout: 2_500 });
  await mode('public');
  await expect(card).toHaveAttribute('data-state', 'online', { timeout: 2_500 });
  expect(await page.locator(nameOfCard).allTextContents()).toEqual(order);
  expect(asked).toEqual([]);
  await mode('offline');
});

test('[BROWSE-04] each filter says how many rooms it would give, and filters work without scripts', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.goto('/multi-filter?source=/girls');
  const box = page.getByRole('checkbox', { name: /^German \(/ });
  const count = Number(
    (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')).replaceAll(
      /\D/g,
      '',
    ),
  );
  expect(count).toBeGreaterThan(0);
  await box.check();
  await expect(page).toHaveURL('/multi-filter?source=/girls&lang=german');
  await expect(page.locator('h1 + p')).toContainText(String(count));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/multi-filter?source=/girls');
  await plain.getByRole('checkbox', { name: `German (${count})` }).check();
  await plain.getByRole('checkbox', { name: /^Romanian \(/ }).check();
  await plain.getByRole('button', { name: 'Show rooms' }).click();
  expect(new URL(plain.url()).searchParams.getAll('lang')).toEqual(['german', 'romanian']);
  await expect(plain.getByRole('link', { name: 'Remove filter: German' })).toBeVisible();
  expect(await plain.locator(cards).count()).toBeGreaterThan(0);
  await context.close();
});

test('[BROWSE-08] pictures that fail leave no broken image, in lists and in a search', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.route('**/art/**', (route) => route.fulfill({ status: 404, body: '' }));
  for (const path of ['/girls', '/search?q=a']) {
    await page.goto(path);
    await expect(page.locator(cards).first()).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator(`${cards} img`)
          .evaluateAll(
            (images) =>
              (images as HTMLImageElement[]).filter(
                ({ complete, naturalWidth }) => complete && naturalWidth === 0,
              ).length,
          ),
      )
      .toBe(0);
    await expect(page.locator(`${cards} [data-part=thumbnail]`).first()).toHaveClass(/footlight-glow/);
  }
});

const HOST = `pictures-${process.pid}.localhost`;
test('[BROWSE-08] thumbnails are tested with consent only: the group of the user, and clicks on cards', {
  tag: '@long',
}, async ({ visitor }) => {
  const admin = await memberOf('admin');
  await admin.post('/operator/sites', {
    key: HOST,
    sitecode: `pictures-${process.pid}`,
    main_domain_url: 'https://main.example',
    is_whitelabel: true,
    owner_webmaster_username: 'operator',
    config: {
      config_version: 1,
      display_name: 'Pictures',
      is_non_nude: false,
      custom: { thumbnail_test_enabled: true },
    },
  });
  const page = await visitor({ url: `http://${HOST}:${new URL(urlOf('first')).port}` });
  const clicks: { url: string; status: number }[] = [];
  const groups: (string | null)[] = [];
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (url.pathname.endsWith('/thumb-tracker/click'))
      clicks.push({ url: response.request().postDataJSON().thumbUrl, status: response.status() });
    if (url.pathname.includes('/browse/react/')) groups.push(url.searchParams.get('ab'));
  });
  const notice = page.locator('[data-component=consent-notice]');
  /** A list by a link, and then a room of it. */
  const openCard = async (tab: string) => {
    await visit(page, '/girls');
    // The test of pictures comes with the parts that load when the page is idle.
    await page.waitForLoadState('networkidle');
    await page.locator(`[data-component=section-nav] a[href="${tab}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${tab}$`));
    await page.locator(`${cards} [data-part=link]`).first().click();
    await expect(page).not.toHaveURL(new RegExp(tab));
  };
  await openCard('/girls/new');
  await expect(notice).toHaveCount(0);
  await visit(page, '/register');
  await signUp(page, freshName('tested'));
  await expect(notice).toContainText('Allow a picture test?');
  expect([clicks, groups.filter(Boolean)]).toEqual([[], []]);

  await notice.getByRole('button', { name: 'Agree' }).click();
  // Its part loads when the page is idle: a click before is not counted.
  await expect(async () => {
    await openCard('/girls/top-rated');
    await expect.poll(() => clicks.length, { timeout: 2_000 }).toBe(1);
  }).toPass();
  expect(clicks[0]).toMatchObject({ status: 200, url: expect.stringMatching(/&ab=[ab]$/) });
  expect(groups.at(-1)).toMatch(/^\d$/);

  await visit(page, '/legal/cookies');
  await page.getByRole('switch', { name: 'Allow a picture test?' }).click();
  const before = groups.length;
  await openCard('/girls/new');
  expect(clicks).toHaveLength(1);
  expect(groups.slice(before).filter(Boolean)).toEqual([]);
});

test('[VOYEUR-01] a house has pages with one tab bar; its cams are marked, and their rooms lead back to it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/voyeur-house');
  await expect(page).toHaveURL('/voyeur-cams');
  const tabs = page
    .locator('[data-component=section-nav]')
    .filter({ has: page.locator('a[href="/casa-salsa"]') });
  for (const path of ['/voyeur-cams/kitchen', '/casa-salsa']) {
    await tabs.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('a')).toHaveCount(5);
    await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', path);
    await expect(page.locator(cards).first()).toContainText('Voyeur');
  }
  await page.locator(nameOfCard).first().click();
  const back = page.locator('[data-component=room-header] [data-part=voyeur]');
  await expect(back).toHaveText('Voyeur cam');
  await expect(page.getByRole('button', { name: /start private/i })).toHaveCount(0);
  await back.click();
  await expect(page).toHaveURL('/casa-salsa');
});
