import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type DemoDatabase, hasPostgres, startDemoDatabase } from './support/demo-database.ts';
import { expect, expectBalance, freshName, logIn, startAsNew, test, visit } from './support/fixtures.ts';
import { portrait } from './support/portrait.ts';
import type { RunningServer } from './support/server.ts';

/* Ratings of a picture by the account `atelier`, for 80 tokens. The deadline is moved, and the ledger read, in the database. */
const WORDS = 'A calm picture with good light: eight of ten, and thank you.';

test.skip(!hasPostgres, 'needs PostgreSQL');
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let database: pg.Client;
let demo: DemoDatabase | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  demo = await startDemoDatabase();
  ({ server, rows: database } = demo);
});
test.afterAll(() => demo?.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const orders = (page: Page) => page.locator('[data-component=order-list] [data-part=order]');
const sent = (page: Page) => dialog(page).getByRole('img', { name: 'The picture that you sent' });
const openOrder = (page: Page) => page.getByRole('button', { name: 'Order for 80 tokens' }).click();
const upload = (page: Page, file: ReturnType<typeof portrait>) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);
const send = async (page: Page): Promise<void> => {
  await dialog(page).getByLabel('The picture shows only me').check();
  await dialog(page).getByRole('button', { name: 'Order for 80 tokens' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectBalance(page, 120);
  await expect(orders(page)).toContainText('Waiting for an answer until');
};

/** What an order moved: the sum of each ledger account, by its kind. */
const ledgerOf = async (id: number): Promise<Record<string, number>> => {
  const { rows } = await database.query<{ account: string; sum: number }>(
    `SELECT split_part(p.account_id, ':', 1) AS account, sum(p.amount)::int AS sum
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id
     WHERE e.id IN (SELECT entry_id FROM posting WHERE account_id = $1) GROUP BY 1`,
    [`order:${id}`],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};
const orderOf = async (name: string): Promise<{ id: number; state: string; picture: string | null }> => {
  const { rows } = await database.query<{ id: number; state: string; picture: string | null }>(
    `SELECT o.id, o.state, p.name AS picture FROM hand_order o JOIN "user" u ON u.id = o.user_id
     LEFT JOIN order_picture p ON p.order_id = o.id WHERE u.username = $1`,
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error(`${name} has ordered nothing`);
  return row;
};
const pictureStatus = async (page: Page, name: string | null): Promise<number> =>
  (await page.request.get(`${server.url}/api/v1/orders/picture/${name}`)).status();

test('[RATING-01] a picture is sent with its price, answered in words, and read; the ledger agrees', async ({
  visitor,
  complaints,
}) => {
  // A picture that is none is refused by the platform.
  complaints.allow(/status of 422/);
  const page = await visitor({ url: server.url });
  const name = freshName('rated');
  await startAsNew(page, name, '/dickometrics/atelier');
  await openOrder(page);
  await upload(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await expect(dialog(page)).toContainText('Only PNG, JPG, WEBP or GIF files are supported.');
  await upload(page, portrait());
  await expect(sent(page)).toBeVisible();
  await dialog(page).getByLabel('Your message').fill('Honestly, please');
  // The picture and the message outlive the page.
  await visit(page, '/dickometrics/atelier');
  await openOrder(page);
  await expect(sent(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Your message')).toHaveValue('Honestly, please');
  // Nothing is sent before the viewer has said whom the picture shows.
  await dialog(page).getByRole('button', { name: 'Order for 80 tokens' }).click();
  await expect(dialog(page)).toContainText('Required');
  await send(page);
  const { id, picture } = await orderOf(name);
  expect(await ledgerOf(id)).toEqual({ user: -80, order: 80 });

  const seller = await visitor({ url: server.url });
  await logIn(seller, 'atelier', '/atelier');
  await seller.getByRole('tab', { name: 'Orders', exact: true }).click();
  await expect(orders(seller)).toContainText('Honestly, please');
  await orders(seller).getByRole('button', { name: 'Show picture' }).click();
  const shown = orders(seller).getByRole('img', { name: `The picture from ${name}` });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  const stranger = await visitor({ url: server.url });
  await startAsNew(stranger, freshName('stranger'), '/dickometrics');
  expect(await pictureStatus(stranger, picture)).toBe(404);

  await orders(seller).getByLabel('Your rating').fill('Nice.');
  await orders(seller).getByRole('button', { name: 'Send rating' }).click();
  await expect(orders(seller)).toContainText('Too short');
  await orders(seller).getByLabel('Your rating').fill(WORDS);
  await orders(seller).getByRole('button', { name: 'Send rating' }).click();
  await expect(orders(seller)).toContainText('Accepted');

  // Without a reload: the news, the answer, and the way to another order.
  await expect(page.getByText('Your order was accepted.').first()).toBeVisible();
  await expect(orders(page)).toContainText(WORDS);
  await expect(page.getByRole('button', { name: 'Order for 80 tokens' })).toBeVisible();
  await expectBalance(page, 120);
  expect(await ledgerOf(id)).toEqual({ user: -80, order: 0, model: 64, revenue: 16 });
});

test('[RATING-01] what nobody answers by the deadline is refunded by itself, and its picture is deleted', async ({
  visitor,
}) => {
  test.setTimeout(240_000);
  const page = await visitor({ url: server.url });
  const name = freshName('waiting');
  await startAsNew(page, name, '/dickometrics/atelier');
  await openOrder(page);
  await upload(page, portrait());
  await expect(sent(page)).toBeVisible();
  await send(page);
  const { id, picture } = await orderOf(name);
  expect(await pictureStatus(page, picture)).toBe(200);
  await database.query('UPDATE hand_order SET expires_at = now() WHERE id = $1', [id]);
  expect(await pictureStatus(page, picture)).toBe(404);
  // The job runs every minute.
  await expect(orders(page)).toContainText('Expired', { timeout: 120_000 });
  await expect(orders(page)).toContainText('All tokens were returned.');
  await expectBalance(page, 200);
  expect(await orderOf(name)).toEqual({ id, state: 'expired', picture: null });
  expect(await ledgerOf(id)).toEqual({ user: 0, order: 0 });
});
