import type { Page } from '@playwright/test';
import {
  alive,
  chat,
  expect,
  freshName,
  joined,
  line,
  liveRoom,
  logIn,
  post,
  startAsNew,
  test,
  urlOf,
  visit,
} from './support/fixtures.ts';

const NOT_LOADED = 'This part of the page could not be loaded.';
/** The page says in the console that a script is missing, and the error that it caught. */
const MISSING = /Failed to load resource|Loading (CSS )?chunk|dynamically imported/;
const STYLES = /\/assets\/entry-client-.*\.css/;

/** Refuses every script that matches, until the returned function is called. */
const refuse = async (page: Page, file: RegExp) => {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
};

test('[SHELL-23] a dialog that does not load leaves the page, the draft and the video, and loads after a reload', async ({
  page,
  complaints,
}) => {
  complaints.allow(MISSING);
  await startAsNew(page, freshName('offline'), `/${await liveRoom('/girls', 0)}`);
  await joined(page);
  const message = chat(page).getByRole('textbox', { name: 'Message' });
  await message.fill('half a line');
  const video = page.locator('video');
  await expect(video).toHaveCount(1);

  const report = page.waitForRequest(/\/log\/react-error$/);
  const allow = await refuse(page, /\/assets\/room-chat-settings-.*\.js/);
  await chat(page).getByRole('button', { name: 'Chat settings' }).click();
  const notice = page.getByRole('alert').filter({ hasText: NOT_LOADED });
  await expect(notice).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({
    clientVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    errorMessage: expect.stringMatching(/^ChunkLoadError: Loading chunk room-chat-settings-.*\.js failed$/),
  });
  await expect(message).toHaveValue('half a line');
  await expect(video).toHaveCount(1);

  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await allow();
  // From version 150 on, Chromium never asks again for a script that failed to load; older ones load it by the retry.
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
  await alive(page);
  await joined(page);
  await expect(message).toHaveValue('half a line');
  await chat(page).getByRole('button', { name: 'Chat settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat settings' })).toBeVisible();
});

test('[SHELL-23] a chat whose scripts do not load says so, and works after a reload', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(MISSING);
  const room = await liveRoom('/girls', 0);
  await startAsNew(page, freshName('patient'), '/');
  const allow = await refuse(page, /\/assets\/(realtime(?!-context)|room-socket)-.*\.js/);
  await page.goto(`/${room}`);
  const message = page.locator('[data-component=toast]').filter({ hasText: NOT_LOADED });
  await expect(message).toHaveCount(1);
  await allow();
  await message.getByRole('button', { name: 'Reload' }).click();
  await joined(page);
});

test('[SHELL-23] a page whose first scripts do not load is loaded again once its server answers', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(MISSING);
  const allow = await refuse(page, /\/assets\/base-.*\.js/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await allow();
  await alive(page);
});

test('[SHELL-23] a style sheet that does not load is reported, and comes without losing what was typed', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(MISSING);
  // The font that comes with the style sheet has no use without it.
  complaints.allow(/was preloaded using link preload but not used/);
  const report = page.waitForRequest(/\/log\/react-error$/);
  const allow = await refuse(page, STYLES);
  await visit(page, '/login');
  await page.getByLabel('Username or email').fill('half a name');
  expect((await report).postDataJSON()).toMatchObject({
    errorMessage: expect.stringMatching(/^ChunkLoadError: Loading CSS chunk entry-client-.*\.css failed$/),
  });
  const position = () => page.locator('header').evaluate((header) => getComputedStyle(header).position);
  expect(await position()).toBe('static');
  await allow();
  await expect.poll(position).toBe('sticky');
  await expect(page.getByLabel('Username or email')).toHaveValue('half a name');
});

test('[SHELL-23] [SHELL-04] a page that does not load shows a message in its place; a bar shows that it loads by a retry', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(MISSING);
  await visit(page, '/');
  const allow = await refuse(page, /\/assets\/login-route-.*\.js/);
  await page.locator('header').getByRole('link', { name: 'Log in' }).click();
  const message = page.locator('main').getByRole('alert').filter({ hasText: NOT_LOADED });
  await expect(message).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await allow();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();

  await visit(page, '/');
  const arrive = await hold(page, /\/assets\/login-route-.*\.js/);
  await page.locator('header').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
});

test('[SHELL-23] without a network a page is one message, which goes by itself when the network returns', async ({
  page,
  complaints,
}) => {
  complaints.allow(
    /Failed to load resource|Loading (CSS )?chunk|dynamically imported|WebSocket|net::ERR|TextLoadError/,
  );
  await visit(page, '/support');
  await page.context().setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  const offline = page.locator('main').getByRole('heading', { level: 1, name: 'You are offline' });
  await expect(offline).toBeVisible();
  await expect(page).toHaveTitle('You are offline');
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
  await expect(offline).toHaveCount(0);

  // A page whose script is here, and whose answer is not.
  await visit(page, '/');
  await page.context().setOffline(true);
  await page.locator('a[href="/top-rated"]').first().click();
  await expect(offline).toBeVisible();
  await expect(page).toHaveTitle('You are offline');
  await page.context().setOffline(false);
  await expect(page.locator('[data-component=model-card]').first()).toBeVisible();
  await expect(page).not.toHaveTitle('You are offline');
});

/** Holds back every script that matches, until the returned function is called. */
const hold = async (page: Page, file: RegExp) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};
/** The one that brings pages to life. */
const START = /\/assets\/start-page-.*\.js/;

test('[SHELL-23] what is sent or pressed before the page has come to life is done once it has', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  let start = await hold(page, START);
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('nobody at all');
  const password = page.locator('[data-component=login-form] [name=password]');
  await password.fill('typed early');
  await password.press('Enter');
  start();
  await expect(page.getByText('Username or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody at all');

  start = await hold(page, START);
  await page.goto('/login');
  const show = page.getByRole('button', { name: 'Show password' });
  // Pressed again because nothing happened: it is still one wish.
  await show.click();
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  start();
  await expect(password).toHaveAttribute('type', 'text');
});

test('[SHELL-23] a form sent before any script has loaded leads back to its page, and nothing is put into the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: urlOf('first') });
  const page = await context.newPage();
  await page.goto('/login?next=/girls');
  await page.getByLabel('Username or email').fill('early');
  await page.getByLabel('Username or email').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=\/girls$/);
  const refused = await page.request.post('/api/v1/no/such/call', { form: { a: '1' } });
  expect(refused.status()).toBe(404);
  const away = await page.request.post(`${urlOf('first')}//example.com/x`, {
    form: { a: '1' },
    maxRedirects: 0,
  });
  expect(away.headers().location ?? '/').toMatch(/^\/(?!\/)/);
  await context.close();
});

test('[SHELL-04] after a navigation the page is at its top, has its title, and its heading has the focus, also before that part has loaded', async ({
  page,
}) => {
  // From a page that does not grow: on a list of rooms the footer runs away.
  const toGirls = async () => {
    await visit(page, '/faq');
    const link = page.locator('footer').getByRole('link', { name: 'Cam girls' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
  };
  const isAtTop = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  const allow = await hold(page, /\/assets\/navigation-effects-.*\.js/);
  await toGirls();
  await expect(page.getByRole('heading', { level: 1, name: 'Cam girls' })).toBeVisible();
  allow();
  await isAtTop();
  await toGirls();
  await expect(page).toHaveURL(/\/girls$/);
  await expect(page).toHaveTitle(/girls/i);
  await isAtTop();
});

test('[SHELL-06] a suspended account sees until when, whom to ask, and can log out', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/api/v1/user/current', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.user.id > 0) body.user.suspension_date = '2031-05-04T12:00:00Z';
    await route.fulfill({ response, json: body });
  });
  await startAsNew(page, freshName('suspended'), '/girls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account suspended');
  await expect(page.getByText(/Suspended until .*2031/)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'support@footlight.example' })).toBeVisible();
  await page.goto('/legal/terms');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account suspended');
  await page.goto('/');
  await page.locator('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
});

/** The platform places this visitor in Germany. */
const inGermany = (page: Page) =>
  page.route('**/api/v1/user/current', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.user.geo.isoCode = 'DE';
    await route.fulfill({ response, json: body });
  });

const overlay = (page: Page) =>
  page.locator('[data-component=room-status-overlay][data-status=guest_overlay]');

test('[SHELL-16] a guest is asked to sign up after two minutes, and at once the next time', {
  tag: '@long',
}, async ({ page }) => {
  const room = await liveRoom('/girls', 0);
  await page.clock.install();
  await inGermany(page);
  await page.goto(`/${room}`);
  await alive(page);
  await joined(page);
  await page.clock.fastForward(110_000);
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(overlay(page)).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toBeVisible();
  await page.reload();
  await expect(overlay(page)).toBeVisible();
});

test('[SHELL-16] vidstop and _disabled_join_form hold for the visit: forced, and on a click', {
  tag: '@long',
}, async ({ page }) => {
  const room = await liveRoom('/girls', 0);
  await inGermany(page);
  await visit(page, '/?vidstop=now&_disabled_join_form=2');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('footlight:guest-overlay')))
    .toContain('now');
  await page.goto(`/${room}`);
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form).toBeVisible();
  await expect(form.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();

  await page.goto(`/${room}?_disabled_join_form=1`);
  await expect(overlay(page)).toBeVisible();
  await expect(form).toHaveCount(0);
  await overlay(page)
    .getByRole('button', { name: /Sign up|Create/ })
    .click();
  await expect(form.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('[BILL-18] [BRAND-06] [ROOM-03] pages for members send guests to log in and back, and refuse whom they are not for', {
  tag: '@long',
}, async ({ visitor }) => {
  const guest = await visitor();
  await visit(guest, '/de/account/verify');
  await expect(guest).toHaveURL(/\/de\/login\?next=/);
  for (const path of ['/verify?type=sandbox', '/studio', '/studio/brand']) {
    await guest.goto(path);
    await expect(guest).toHaveURL(
      (url) => url.pathname === '/login' && url.searchParams.get('next') === path,
    );
    await alive(guest);
  }
  const viewer = await visitor();
  await logIn(viewer, 'viewer', '/studio');
  await expect(viewer.getByText('Only broadcasters can go live')).toBeVisible();
  await visit(viewer, '/studio/brand');
  await expect(viewer.getByText('Only operators may edit brands.')).toBeVisible();
});

test('[SHELL-22] the mobile layout ends at 800 px: the sections leave their own row', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/girls');
  const header = page.locator('header');
  const hasOwnRow = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const logIn = await header.getByRole('link', { name: 'Log in' }).boundingBox();
    const section = await header.getByRole('link', { name: 'Men cams' }).boundingBox();
    return (section?.y ?? 0) > (logIn?.y ?? 0) + (logIn?.height ?? 0);
  };
  expect([await hasOwnRow(390), await hasOwnRow(799), await hasOwnRow(800)]).toEqual([true, true, false]);
});

/** What browsers do when they translate a page: each text moves into elements of theirs, and changes. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, textarea, select'))
        texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.textContent = `${text.data}·`;
    }
  });

test('[SHELL-23] [ROOM-04] a page that the browser translates goes on working', { tag: '@long' }, async ({
  page,
}) => {
  await startAsNew(page, freshName('translated'), '/model');
  await joined(page);
  await translate(page);
  await post(page, 'written after the translation');
  await expect(line(page, 'written after the translation')).toHaveCount(1);
  await page.locator('header a').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await translate(page);
  await page.locator('[data-component=model-card] a').first().click();
  await expect(chat(page)).toBeVisible();
  await translate(page);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.locator('[data-component=model-card]').first()).toBeVisible();
});
