import {
  expect,
  expectBalance,
  freshName,
  logIn,
  plays,
  signUp,
  startAsNew,
  test,
  visit,
} from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

interface Card {
  id: number;
  slug: string;
  username: string;
  type_id: 1 | 2;
  token_price: number;
  fanclub_access_level: string | null;
}
const api = () => `${process.env.E2E_URL}/api/v1`;
const read = async <T>(path: string): Promise<T> => (await fetch(api() + path)).json() as Promise<T>;
const pathOf = ({ username, slug, id }: Card) => `/${username}/media/${slug}/${id}`;
const mediaOf = async (username: string) =>
  (await read<{ mediaList: Card[] }>(`/user/${username}/media`)).mediaList;

/** Puts uploads on sale in the tests of the library; the videos here are those of the demo. */
const UPLOADER = 'headliner';

/** Videos that a new account with 200 tokens can buy, each of another broadcaster that is not blocked here. */
const videos = async (): Promise<Card[]> => {
  const found: Card[] = [];
  const authors = new Set<string>([UPLOADER]);
  for (const page of [1, 2, 3]) {
    const { data } = await read<{ data: Card[] }>(`/media/list/video?page=${page}`);
    for (const card of data) {
      if (authors.has(card.username) || card.token_price === 0 || card.token_price > 99) continue;
      if (card.fanclub_access_level !== null) continue;
      authors.add(card.username);
      found.push(card);
    }
  }
  return found;
};

test('[MEDIA-01] [MEDIA-03] [MEDIA-05] a new account buys a video, sees it play, deletes and restores it', async ({
  page,
}) => {
  const [card] = await videos();
  if (!card) throw new Error('No video is on sale');
  // A guest is sent to log in, and comes back to the item.
  await visit(page, pathOf(card));
  const html = await (await fetch(`${process.env.E2E_URL}${pathOf(card)}`)).text();
  expect(html).toContain('"@type":"VideoObject"');
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await visit(page, `/register?next=${encodeURIComponent(pathOf(card))}`);
  await signUp(page, freshName('buyer'));
  await expect(page).toHaveURL(new RegExp(`${pathOf(card)}$`));
  await expectBalance(page, 200);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Pay ${card.token_price} tokens` }).click();
  await expect(page.getByText('Media Purchased', { exact: true })).toBeVisible();
  await expectBalance(page, 200 - card.token_price);
  await plays(page);
  await page
    .getByRole('button', { name: /^Jump to 0:/ })
    .first()
    .click();

  await page.getByRole('button', { name: 'Delete from my media' }).click();
  await expect(page.getByText('You deleted this from your lists.')).toBeVisible();
  await visit(page, '/account/media');
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Deleted' }).click();
  await page.locator('[data-component=media-card] a').first().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Delete from my media' })).toBeVisible();
  await visit(page, '/account/media');
  await expect(page.locator('[data-component=media-card]')).toHaveCount(1);
});

test('[FAN-03] [MEDIA-06] a fan pays the discounted price of one, and of all at once; what is dear opens the shop', {
  tag: '@long',
}, async ({ page }) => {
  // An author all of whose other media, at 25 percent off, and the club, `vip` can pay.
  const fan = await memberOf('supervip');
  const money = (await fan.get<{ tokens: number }>('/user/current')).tokens;
  let chosen: { card: Card; rest: number; count: number } | null = null;
  for (const card of await videos()) {
    const all = (await mediaOf(card.username)).filter((one) => one.token_price > 0);
    const price = (one: Card) => Math.floor((one.token_price * 75) / 100);
    const rest = all.filter(({ id }) => id !== card.id).reduce((sum, one) => sum + price(one), 0);
    if (all.length < 3 || rest + price(card) + 400 > money) continue;
    chosen = { card, rest, count: all.length - 1 };
    break;
  }
  if (!chosen) throw new Error('Nobody sells enough for little');
  const { card, rest, count } = chosen;
  const before = await fan.get<{ prices: { legend: number } }>(`/user/${card.username}/fanclub`);
  await fan.post(`/user/${card.username}/fanclub/join`, { level: 'legend', price: before.prices.legend });

  await logIn(page, 'supervip', pathOf(card));
  const price = Math.floor((card.token_price * 75) / 100);
  await page.getByRole('button', { name: `Buy for ${price} tokens` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('25% "Legend" Fan Club members discount applied!');
  await dialog.getByRole('button', { name: `Pay ${price} tokens` }).click();
  await expect(page.getByText('Media Purchased', { exact: true })).toBeVisible();
  const left = money - before.prices.legend - price;
  await expectBalance(page, left);

  await page.getByRole('link', { name: /^Back to .+’s media/ }).click();
  await page.getByRole('button', { name: `Buy all ${count} for ${rest} tokens` }).click();
  await dialog.getByRole('button', { name: `Pay ${rest} tokens` }).click();
  await expect(dialog).toBeHidden();
  await expectBalance(page, left - rest);
  await expect(page.getByRole('button', { name: /^Buy all/ })).toHaveCount(0);
});

test('[MEDIA-01] [MEDIA-07] too little credit opens the shop', { tag: '@long' }, async ({ page }) => {
  const { data } = await read<{ data: Card[] }>('/media/list/video');
  const dear = data.find((one) => one.token_price > 200 && one.fanclub_access_level === null);
  if (!dear) throw new Error('No video is dear enough');
  await startAsNew(page, freshName('poor'), pathOf(dear));
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(
    page.getByText('You have to buy more credits to buy this media', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible();
});

test('[MEDIA-03] [MEDIA-05] a playlist opens with its items, and the next one plays when a video ends', {
  tag: '@long',
}, async ({ page }) => {
  // Nothing starts by itself for people who reduce motion, as the browsers of these tests do.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A broadcaster two of whose videos a new account with 200 tokens can buy.
  const cheap = (one: Card) => one.type_id === 2 && one.token_price > 0 && one.fanclub_access_level === null;
  let two: Card[] = [];
  for (const { username } of await videos()) {
    two = (await mediaOf(username)).filter(cheap).slice(0, 2);
    if (two.length === 2 && two.reduce((sum, one) => sum + one.token_price, 0) <= 200) break;
  }
  await visit(page, '/register?next=%2Faccount%2Fmedia');
  await signUp(page, freshName('lister'));
  await expect(page).toHaveURL(/\/account\/media$/);
  const { csrf } = (await (await page.request.get('/api/v1/site_config')).json()) as { csrf: string };
  for (const { id, token_price: price } of two) {
    const headers = { 'x-csrf-token': csrf, 'idempotency-key': crypto.randomUUID() };
    const data = { source: 'media_page', price };
    expect((await page.request.post(`/api/v1/media/purchase/${id}`, { headers, data })).status()).toBe(200);
  }
  await visit(page, '/account/media?tab=playlists');
  await page.locator(`a[href^="/${two[0]?.username}/media/list/"]`).click();
  await expect(page).toHaveURL(/\?playlist=\d+$/);
  const strip = page.getByRole('list', { name: 'Up next' });
  await expect(strip.getByRole('listitem')).toHaveCount(two.length);
  const first = new URL(page.url()).pathname;
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await page
    .getByRole('button', { name: /^Jump to 0:/ })
    .last()
    .click();
  // The length is known once the file has been prepared.
  await expect
    .poll(() => video.evaluate(({ duration }: HTMLVideoElement) => Number.isFinite(duration)))
    .toBe(true);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2;
  });
  await expect(page).not.toHaveURL(new RegExp(`${first}\\?`));
  await expect(page).toHaveURL(/\?playlist=\d+$/);
  // It plays by itself.
  await expect
    .poll(() => video.evaluate(({ currentTime, paused }: HTMLVideoElement) => !paused && currentTime > 0.5))
    .toBe(true);
});

test('[MEDIA-03] the address of an item keeps its path in lower case, and another name is not found', {
  tag: '@long',
}, async () => {
  const [card] = await videos();
  if (!card) throw new Error('No video is on sale');
  const base = process.env.E2E_URL ?? '';
  const shouted = pathOf({ ...card, username: card.username.toUpperCase() });
  const moved = await fetch(base + shouted, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, pathOf(card)]);
  expect((await fetch(base + pathOf({ ...card, username: 'nobody_here' }))).status).toBe(404);
  expect((await fetch(`${base}/${card.username}/media/none/999999999`)).status).toBe(404);
  expect((await fetch(base + pathOf(card))).status).toBe(200);
});

test('[MEDIA-04] lists: type, sort, tag, pages and top models', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Videos and pictures' }).click();
  await expect(page).toHaveURL(/\/media\/videos$/);
  await page.getByLabel('Sort by').selectOption('popular_all_time');
  await expect(page).toHaveURL(/sort_by=popular_all_time/);
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/tag=/);
  await expect(page.locator('[data-component=media-card]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pictures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures');
  await page.getByRole('link', { name: 'Exclusive videos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exclusive videos');
  await page.getByRole('link', { name: 'Top models' }).click();
  await expect(page.getByRole('heading', { name: 'Top models of the month' })).toBeVisible();
});
