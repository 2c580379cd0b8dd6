import type { Room } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { model, user } from '../db/schema/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, 90_000);
afterAll(() => platform.stop());

const guest = () => new TestBrowser(platform.app).start();
const member = async (username: string) => {
  const browser = await guest();
  await browser.post('/auth/login', { username, password: 'footlight' });
  return browser.start();
};
const roomOf = async (browser: TestBrowser, username: string) =>
  (await browser.get<Room>(`/chat/react/${username}`)).body;

describe('[ROOM-02] [ROOM-03] room access', () => {
  test('a password: no stream without it, a stream with it, for this session and this room alone', async () => {
    const browser = await guest();
    const before = await roomOf(browser, 'petra_passe');
    expect([before.userSetting.hasCamPassword, before.stream]).toEqual([true, null]);
    const wrong = await browser.post('/chat/react/petra_passe/password', { password: 'Footlight' });
    expect([wrong.status, (wrong.body as { errorType: string }).errorType]).toEqual([
      403,
      'cam_password_wrong',
    ]);
    expect((await roomOf(browser, 'petra_passe')).stream).toBeNull();

    const right = await browser.post('/chat/react/petra_passe/password', { password: 'footlight' });
    expect(right.status).toBe(200);
    expect(JSON.stringify(right.body)).not.toContain('footlight');
    const after = await roomOf(browser, 'petra_passe');
    expect(after.userSetting.hasCamPassword).toBe(false);
    expect(after.stream?.stream_name).toBe('s_petra_passe');
    expect((await roomOf(await guest(), 'petra_passe')).stream).toBeNull();

    // A new password invalidates earlier grants.
    const [row] = await platform.database.orm
      .select({ id: model.userId, settings: model.settings })
      .from(model)
      .innerJoin(user, eq(user.id, model.userId))
      .where(eq(user.username, 'petra_passe'));
    if (!row) throw new Error('The room is gone');
    const settings = { ...row.settings, camPasswordHash: `${row.settings.camPasswordHash}x` };
    await platform.database.orm.update(model).set({ settings }).where(eq(model.userId, row.id));
    expect((await roomOf(browser, 'petra_passe')).stream).toBeNull();
    await platform.database.orm.update(model).set({ settings: row.settings }).where(eq(model.userId, row.id));
  });

  test('a password: site moderators come in without it; an open room takes no password', async () => {
    expect((await roomOf(await member('mod'), 'petra_passe')).stream).not.toBeNull();
    const open = await (await guest()).post('/chat/react/mia_member/password', { password: '' });
    expect(open.status).toBe(400);
  });

  test('a password: guesses are counted, and a guest without a session cannot even guess', async () => {
    const browser = await guest();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push(
        (await browser.post('/chat/react/petra_passe/password', { password: `guess ${guess}` })).status,
      );
    }
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    const stranger = new TestBrowser(platform.app);
    expect((await stranger.post('/chat/react/petra_passe/password', { password: 'footlight' })).status).toBe(
      403,
    );
  });

  test('members only: guests get an overlay and no stream', async () => {
    const seen = await roomOf(await guest(), 'mia_member');
    expect([seen.viewer.isGuestOverlay, seen.stream]).toEqual([true, null]);
    const asMember = await roomOf(await member('empty'), 'mia_member');
    expect(asMember.viewer.isGuestOverlay).toBe(false);
    expect(asMember.stream).not.toBeNull();
  });

  test('cards only: a member without a card gets no stream, one with a card does', async () => {
    const without = await roomOf(await member('empty'), 'carla_card');
    expect([without.viewer.cardRequired, without.stream]).toEqual([true, null]);
    const asHolder = await roomOf(await member('postpay'), 'carla_card');
    expect(asHolder.viewer.cardRequired).toBe(false);
    expect(asHolder.stream).not.toBeNull();
    expect((await roomOf(await guest(), 'carla_card')).stream).toBeNull();
  });

  test('[BROWSE-08] an empty stage has four pictures, or the operator’s own', async () => {
    const { user: shown } = await roomOf(await guest(), 'model');
    expect(shown.offlinePictureUrls).toEqual(['a', 'b', 'c', 'd'].map((one) => `/art/offline/${one}.svg`));
  });
});
