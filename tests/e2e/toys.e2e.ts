import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, freshName, joined, logIn, startAsNew, test, tip, visit } from './support/fixtures.ts';
import { type Member, memberOf, priceOfPrivates } from './support/member.ts';
import { startToyVendor, type ToyVendorStandIn } from './support/toy-vendor.ts';

/* The broadcaster is the account `tinkerer`; a vendor's program stands in on this machine. */
const ROOM = 'tinkerer';
const panel = (page: Page) => page.locator('[data-component=toy-panel]');
const setup = (page: Page) => page.locator('[data-component=toy-setup]');
const bar = (page: Page) => page.locator('[data-component=show-bar]');
let model: Member;
let vendor: ToyVendorStandIn;

const newcomer = async (page: Page, start: string): Promise<string> => {
  const name = freshName(start);
  await startAsNew(page, name, `/${ROOM}`);
  await joined(page);
  return name;
};
const startPrivate = async (page: Page, streamer: Page): Promise<void> => {
  await page.locator('[data-component=show-offer]').getByRole('button', { name: 'Private show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request private show' }).click();
  await streamer.locator('[data-component=show-request]').getByRole('button', { name: 'Accept' }).click();
  await expect(bar(page)).toHaveAttribute('data-state', 'running');
};
/** The setup is a drawer of the broadcaster's panel. */
const openSetup = (page: Page): Promise<void> =>
  page.locator('[data-component=panel-entries]').getByRole('button', { name: 'Toy' }).click();
const connect = async (page: Page, port: number): Promise<void> => {
  await openSetup(page);
  await setup(page)
    .getByRole('textbox', { name: 'Port' })
    .or(setup(page).getByLabel('Port'))
    .first()
    .fill(String(port));
  await setup(page).getByRole('button', { name: 'Connect', exact: true }).click();
};

test.beforeAll(async () => {
  vendor = await startToyVendor();
});
test.beforeEach(async () => {
  model ??= await memberOf(ROOM);
  await model.post('/video/mode', { mode: 'offline' });
  await priceOfPrivates(model, 5);
  await model.post('/video/mode', { mode: 'public' });
});
test.afterAll(async () => {
  await model.post('/video/mode', { mode: 'offline' });
  await vendor.close();
});

test('[TOY-01] a settled tip moves the toy by the vendor’s own program, one turn after the other', async ({
  page,
  visitor,
}) => {
  const streamer = await visitor();
  await logIn(streamer, ROOM, `/${ROOM}`);
  await joined(streamer);
  const name = await newcomer(page, 'toy');
  await expect(panel(page)).toHaveCount(0);

  await connect(streamer, vendor.port);
  await expect(setup(streamer)).toHaveAttribute('data-state', 'connected');
  await expect(setup(streamer)).toContainText('Wave');
  // The room learns of it while it is looked at.
  await expect(panel(page)).toHaveAttribute('data-state', 'still');

  // A level fills the tip panel and pays nothing.
  await panel(page).getByRole('button', { name: 'Level 3 for 3 s 1 token', exact: true }).click();
  expect(vendor.moves).toEqual([]);
  await page
    .locator('[data-component=tip-panel]')
    .getByRole('button', { name: 'Tip 1 token', exact: true })
    .click();
  await expect.poll(() => vendor.moves.length).toBe(1);
  expect(vendor.moves[0]).toMatchObject({ level: 3, seconds: 3 });
  await expect(panel(page)).toHaveAttribute('data-state', 'moving');
  await tip(page, 15);
  await expect(panel(page).locator('[data-part=turn]').last()).toHaveText(`${name}: level 7, 8 s`);
  if (process.env.CAM_PICTURES) {
    mkdirSync(process.env.CAM_PICTURES, { recursive: true });
    for (const [who, one] of [
      ['viewer', page],
      ['streamer', streamer],
    ] as const) {
      await one.screenshot({ path: `${process.env.CAM_PICTURES}/toy-${who}.png`, fullPage: true });
    }
  }
  // The second turn waits for the first one's end.
  await expect.poll(() => vendor.moves.length).toBe(2);
  expect((vendor.moves[1]?.at ?? 0) - (vendor.moves[0]?.at ?? 0)).toBeGreaterThan(2_000);
  expect(vendor.moves[1]).toMatchObject({ level: 7, seconds: 8 });
  await expect(setup(streamer)).toContainText('2 turns completed');
  expect(vendor.moves).toHaveLength(2);
  // Only the frame asks, and it says nothing of where it is.
  expect([...vendor.askers]).toEqual(['nobody']);
});

test('[TOY-01] the page itself cannot reach the vendor, nor can the frame reach the site', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|Refused to|violates/);
  complaints.allow(/net::ERR_|Failed to load/);
  complaints.allow(/404/);
  await visit(page, `/${ROOM}`);
  const before = vendor.askers.size;
  const reached = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'reached',
        (error: unknown) => String(error),
      ),
    `http://127.0.0.1:${vendor.port}/Vibrate?callback=x`,
  );
  expect(reached).toContain('TypeError');
  expect(vendor.askers.size).toBe(before);

  const frame = await page.request.get(`/toy-frame?vendor=lovense&domain=127.0.0.1&port=${vendor.port}`);
  expect(frame.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  expect((await page.request.get('/toy-frame?vendor=lovense&domain=example.test&port=80')).status()).toBe(
    404,
  );
  // Opened by itself it has no origin: no cookie, no storage, no site.
  await page.goto(`/toy-frame?vendor=lovense&domain=127.0.0.1&port=${vendor.port}`);
  const inside = await page.evaluate(async () => {
    const storage = (() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return (error as Error).name;
      }
    })();
    const site = await fetch('/api/v1/user/current').then(
      () => 'reached',
      (error: unknown) => String(error),
    );
    return { origin: self.origin, storage, site };
  });
  expect(inside).toMatchObject({
    origin: 'null',
    storage: 'SecurityError',
    site: expect.stringContaining('TypeError'),
  });
});

test('[TOY-01] [RT-03] in a private the toy goes on, also for a tip while the broadcaster’s page changes; gone, it is gone for all', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const streamer = await visitor();
  let connects = () => {};
  let isHeld = false;
  const released = new Promise<void>((resolve) => {
    connects = resolve;
  });
  await streamer.routeWebSocket(/\/chat\/room$/, async (socket) => {
    if (isHeld) await released;
    socket.connectToServer();
  });
  await logIn(streamer, ROOM, `/${ROOM}`);
  await joined(streamer);
  await newcomer(page, 'toy_early');
  await connect(streamer, vendor.port);
  await expect(setup(streamer)).toHaveAttribute('data-state', 'connected');
  await expect(panel(page)).toBeVisible();
  // The toy stays connected behind the closed drawer.
  await streamer.keyboard.press('Escape');
  await expect(setup(streamer)).toHaveCount(0);
  const notice = panel(page).locator('[data-part=notice]');
  await expect(notice).toHaveCount(0);
  isHeld = true;
  await startPrivate(page, streamer);
  await joined(page);
  await expect(notice).toContainText('Tips also move the toy in a private show.');
  const before = vendor.moves.length;
  await tip(page, 20);
  await expect(panel(page)).toHaveAttribute('data-state', 'moving');
  expect(vendor.moves).toHaveLength(before);
  connects();
  await expect.poll(() => vendor.moves.length).toBe(before + 1);
  await joined(streamer);
  // Told again with each answer and event, it moves once.
  await tip(page, 1);
  await expect.poll(() => vendor.moves.length, { timeout: 20_000 }).toBe(before + 2);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await model.post(`/private/${ROOM}/end`, {});
  await expect(bar(streamer)).toHaveCount(0);
  await joined(streamer);

  await openSetup(streamer);
  await setup(streamer).getByRole('button', { name: 'Disconnect' }).click();
  await expect(setup(streamer)).toHaveAttribute('data-state', 'off');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});
