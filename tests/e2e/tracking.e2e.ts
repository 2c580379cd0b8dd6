import type { Page } from '@playwright/test';
import { expect, freshName, signUp, test, urlOf, visit } from './support/fixtures.ts';
import { httpGet } from './support/http-get.ts';
import { memberOf } from './support/member.ts';

/** Campaigns, the affiliate tracker and fingerprints: only with the visitor's consent, and gone without it. */

const HOST = `tracked-${process.pid}.localhost`;
const TRACKER = 'https://track.example/pixel';
const CAMPAIGN = 'wid=w-7&aclid=click-7&u1=sub-7&cmp=c-7&tour_jtracking=t-7';

test.beforeAll(async () => {
  const admin = await memberOf('admin');
  await admin.post('/operator/sites', {
    key: HOST,
    sitecode: `tracked-${process.pid}`,
    main_domain_url: 'https://main.example',
    is_whitelabel: true,
    owner_webmaster_username: 'operator',
    config: {
      config_version: 1,
      display_name: 'Tracked',
      is_non_nude: false,
      custom: {
        is_allow_affiliate_id: true,
        affiliate_tracker_url: TRACKER,
        tracking_sampling: 'aclid=100%',
        fingerprint_enabled: true,
      },
    },
  });
});

const address = () => `http://${HOST}:${new URL(urlOf('first')).port}`;
const notice = (page: Page) => page.locator('[data-component=consent-notice]');
const tracked = (page: Page) => page.evaluate(() => localStorage.getItem('footlight:tracking'));
/** Everything that the browser keeps for the site, and that scripts can read. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** Listens to requests to other hosts, and answers the tracker. */
const foreignRequests = async (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== HOST) urls.push(request.url());
  });
  await page.route(`${TRACKER}**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return urls;
};

interface Export {
  data: { profile: { traits: { attribution: object } }[]; purchases: { attribution: object }[] };
}
const exported = (page: Page) =>
  page.evaluate(async (password) => {
    const { csrf } = await (await fetch('/api/v1/site_config')).json();
    const answer = await fetch('/api/v1/user/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify({ password }),
    });
    return answer.json() as Promise<Export>;
  }, 'correct horse battery');

test('[SHELL-13] [SHELL-17] a campaign leaves nothing before the consent; then the tracker is asked once, the sign-up has it, and a withdrawal deletes it', async ({
  visitor,
}) => {
  const page = await visitor({ url: address() });
  const foreign = await foreignRequests(page);
  await visit(page, `/girls?${CAMPAIGN}`);
  await expect(notice(page)).toContainText('Allow partner tracking?');
  expect(await kept(page)).not.toMatch(/-7/);
  expect(foreign).toEqual([]);

  await notice(page).getByRole('button', { name: 'Agree' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => tracked(page)).toContain('click-7');
  await expect.poll(() => foreign).toHaveLength(1);
  expect(foreign[0]).toBe(
    `${TRACKER}?site=tracked-${process.pid}&wid=w-7&cmp=c-7&u1=sub-7&tour_jtracking=t-7&aclid=click-7`,
  );

  await visit(page, '/register');
  const name = freshName('campaign');
  await signUp(page, name);
  await expect(page.locator('header [data-part=balance-button]')).toBeVisible();
  const { data } = await exported(page);
  expect(data.profile[0]?.traits.attribution).toEqual({
    site: `tracked-${process.pid}`,
    wid: 'w-7',
    aclid: 'click-7',
    u1: 'sub-7',
    cmp: 'c-7',
    tour_jtracking: 't-7',
  });
  expect(foreign).toHaveLength(1);

  await visit(page, '/legal/cookies');
  const choice = page.getByRole('switch', { name: 'Allow partner tracking?' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  expect(await tracked(page)).toBeNull();
  expect(await kept(page)).not.toMatch(/-7/);
});

test('[SHELL-17] a refusal stores the answer and nothing else, and the page’s policy names the tracker', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor({ url: address() });
  const foreign = await foreignRequests(page);
  await visit(page, `/girls?${CAMPAIGN}`);
  await notice(page).getByRole('button', { name: 'No, thanks' }).click();
  await visit(page, `/men?${CAMPAIGN}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await kept(page)).not.toMatch(/-7/);
  expect(foreign).toEqual([]);
  const policy = async (host: string) =>
    String((await httpGet('/girls', { host })).headers['content-security-policy']);
  expect(await policy(HOST)).toContain("img-src 'self' https://track.example;");
  expect(await policy('noir.localhost')).toContain("img-src 'self';");
});

test('[SHELL-27] a buyer’s device is recognised after consent, under the page’s strict policy', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor({ url: address() });
  const prints: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/billing/products')) prints.push(request.postDataJSON().fp);
  });
  const foreign = await foreignRequests(page);
  await visit(page, '/register?next=/account/tokens');
  await signUp(page, freshName('buyer'));
  const buy = page.locator('main').getByRole('button', { name: 'Buy tokens' });
  await buy.click();
  await expect.poll(() => prints.length).toBeGreaterThan(0);
  expect(prints.filter(Boolean)).toEqual([]);
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: 'Agree' }).click();
  await visit(page, '/account/tokens');
  await buy.click();
  await expect.poll(() => prints.at(-1)).toMatch(/^[0-9a-f]{32}$/);
  expect(foreign).toEqual([]);
});

test('[SHELL-15] a banner is below the content in the visitor’s language, leads within the site, and stays closed', {
  tag: '@long',
}, async ({ page }) => {
  const banner = page.locator('[data-component=promo-banner]');
  // On its own page a banner would lead nowhere, so the other one is there.
  await visit(page, '/de/media/videos');
  // Inserted while its place is below the view.
  await expect(banner).toContainText('Tritt einem Fanclub bei');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/de/fanclub/all');
  const isBelow = await page.evaluate(
    () =>
      (document.querySelector('[data-component=promo-banner]')?.getBoundingClientRect().top ?? 0) >
      innerHeight,
  );
  expect(isBelow).toBe(true);
  await banner.getByRole('button', { name: 'Schließen' }).click();
  await expect(banner).toHaveCount(0);
  await visit(page, '/de/media/pictures');
  await expect(banner).toContainText('Videos zum Behalten');
  await banner.getByRole('button', { name: 'Schließen' }).click();
  await expect(banner).toHaveCount(0);
  const lists: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/banner/list')) lists.push(response.url());
  });
  await visit(page, '/de/media/pictures');
  await expect.poll(() => lists).toHaveLength(1);
  await expect(banner).toHaveCount(0);
});
