import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

/** The demo account `model`. */
const MODEL_ID = 11;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

const as = (username: string) => new TestBrowser(platform.app).login(username);
let keys = 0;
const post = (browser: TestBrowser, path: string, body: object) => {
  keys += 1;
  return browser.post<{ show: { show_id: number } }>(path, body, `private-tips-${keys}`);
};

it('[TIP-01] a tip in a private is a line of the private’s own room; the public room learns nothing of it', async () => {
  const [streamer, viewer, other] = [await as('model'), await as('supervip'), await as('vip')];
  await platform.context.shows.setMode(MODEL_ID, { mode: 'public' });
  /** Who is notified of a tip, in order. */
  const tip = async (by: TestBrowser, type?: string) => {
    platform.published.length = 0;
    const { status } = await post(by, '/tip/model', { amount: 5, ...(type ? { type } : {}) });
    expect(status).toBe(200);
    return platform.published.filter(({ event }) => event === 'v3.tip.received').map(({ to }) => to);
  };
  const receiver = `user ${MODEL_ID}`;
  expect(await tip(viewer)).toEqual(['room model', receiver]);
  const asked = await post(viewer, '/private/model/request', {});
  // A request is not a private yet.
  expect(await tip(viewer)).toEqual(['room model', receiver]);
  const { show_id } = asked.body.show;
  expect((await post(streamer, '/private/model/accept', { show_id })).status).toBe(200);
  expect(await tip(viewer)).toEqual(['room private:model:supervip', receiver]);
  expect(
    platform.published.filter(({ to }) => to === 'room model').map(({ payload }) => JSON.stringify(payload)),
  ).not.toContain(expect.stringContaining('supervip'));
  expect(await tip(other)).toEqual(['room model', receiver]);
  expect(await tip(viewer, 'private')).toEqual([receiver]);
  expect((await post(viewer, '/private/model/end', {})).status).toBe(200);
  expect(await tip(viewer)).toEqual(['room model', receiver]);
});
