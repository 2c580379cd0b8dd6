import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { copyProduct } from '../../scripts/release/product.mjs';
import { isMember, logIn } from './support/account.ts';
import { test } from './support/cameras.ts';
import { expect, expectBalance, joined, line, plays, signUp, visit } from './support/fixtures.ts';
import { apply, buyAndTip, decide, goLiveByCamera, office } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { type StripeServer, startStripe } from './support/stripe.ts';

/* From an empty database to a paid tip, as docs/operations.md says, without the demo: everybody signs up by the pages. */

const folder = postgresFolder();
test.skip(folder === null, 'needs PostgreSQL');

const root = mkdtempSync(join(tmpdir(), 'footlight-launch-'));
const product = join(root, 'footlight');
let database: Awaited<ReturnType<typeof startPostgres>>;
let stripe: StripeServer;
let server: RunningServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyProduct(product);
  database = await startPostgres(folder ?? '', root);
  stripe = await startStripe();
});
test.afterEach(({ page: _ }, { status }) => {
  if (status !== 'passed') process.stdout.write(server?.output() ?? '');
});
test.afterAll(async () => {
  await server?.stop();
  await stripe.stop();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

test('an empty database becomes a site where a viewer buys tokens and tips, and a suspension ends the stream', async ({
  person,
  visitor,
  complaints,
}) => {
  // The calls of the broadcaster who is suspended are refused.
  complaints.allow(/status of 403 \(Forbidden\)/);
  const begun = performance.now();
  const step = (name: string) =>
    process.stdout.write(`  ${Math.round((performance.now() - begun) / 1000)} s: ${name}\n`);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(root, 'data'),
    FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
    FOOTLIGHT_DEMO: '0',
    FOOTLIGHT_MIGRATE: '0',
    LOG_LEVEL: 'warn',
    ...stripe.env,
  };
  const command = (...args: string[]): string =>
    execFileSync(process.execPath, [join(product, 'apps/server/dist/admin.js'), ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  command('migrate');
  server = await startServer(env, { main: join(product, 'apps/server/dist/main.js') });
  const { url } = server;
  stripe.tell(url);
  step('the site answers');

  const admin = await visitor({ url });
  await visit(admin, '/register');
  await signUp(admin, 'founder');
  await isMember(admin);
  expect(command('grant-admin', 'founder')).toContain('administrator');

  await visit(admin, '/studio/brand');
  await admin.getByLabel('Site name').fill('First Light');
  await expect(admin.locator('[data-studio=saving]')).toHaveAttribute('data-state', 'saved');
  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(async () => (await (await fetch(`${url}/`)).text()).includes('First Light')).toBe(true);
  step('the brand is published');

  const broadcaster = await person({ url });
  await apply(broadcaster, 'ada', 'Ada Star');

  await visit(admin, '/admin');
  await office(admin, 'Applications');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await decide(admin, 'Approve', 'Papers seen.');
  await expect(broadcaster.getByRole('link', { name: 'Open my room' })).toBeVisible();
  step('the broadcaster is approved');

  await visit(broadcaster, '/studio');
  await goLiveByCamera(broadcaster);
  step('the broadcaster is live');

  const viewer = await visitor({ url });
  // A page may be some seconds old.
  await expect(async () => {
    await visit(viewer, '/');
    await expect(viewer.getByRole('link', { name: /Ada Star/ }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visit(viewer, '/register');
  await signUp(viewer, 'fan');
  await isMember(viewer);
  await visit(viewer, '/ada');
  await plays(viewer);
  await joined(viewer);
  await expectBalance(viewer, 0);
  await buyAndTip(viewer, { pack: 100, amount: 60 });
  await expect(line(viewer, /60 tokens/).first()).toBeVisible();
  step('the tip is paid');

  // A second window of the broadcaster: leaving the studio ends the broadcast.
  const books = await person({ url });
  await visit(books, '/login');
  await logIn(books, 'ada');
  await isMember(books);
  await visit(books, '/studio/earnings');
  const row = books.getByRole('table', { name: 'By viewer' }).getByRole('row', { name: /fan/ });
  // The other half is the platform's fee.
  await expect(row).toContainText('30');

  await visit(admin, '/admin/users/ada');
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click();
  await decide(admin, 'Suspend', 'To see that it ends.');
  await expect(broadcaster.getByRole('heading', { level: 1 })).toHaveText('Account suspended');
  await expect
    .poll(async () => {
      const answer = await viewer.request.get('/api/v1/chat/react/ada');
      return ((await answer.json()) as { chat?: { status?: string } }).chat?.status ?? 'offline';
    })
    .toBe('offline');
  await expect(viewer.locator('[data-component=room-status-overlay]')).toHaveAttribute(
    'data-status',
    'offline',
  );
  step('the stream has ended for the viewer');
});
