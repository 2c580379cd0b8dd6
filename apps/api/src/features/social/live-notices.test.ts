import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, model, roomOpening, roomRole, user } from '../../kernel/db/schema/index.ts';
import { updateRooms } from '../../kernel/rooms/rooms.ts';
import { type Member, newMember, openTestPlatform, type TestPlatform } from '../../testing/platform.ts';

/** The demo account `model`. */
const MODEL_ID = 11;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());
beforeEach(async () => {
  await setMode('offline');
  await platform.database.orm.delete(follow).where(eq(follow.modelId, MODEL_ID));
  platform.published.length = 0;
});

const setMode = async (mode: 'public' | 'standby' | 'offline') => {
  await platform.context.shows.setMode(MODEL_ID, { mode });
  await vi.waitFor(async () => expect(await platform.database.orm.$count(roomOpening)).toBe(0), 5_000);
};
const notices = () =>
  platform.published.flatMap(({ to, event, payload }) =>
    event === 'v3.lobby.status_update' ? [{ to, ...payload }] : [],
  );
const noticeTo = ({ id }: Member) => ({ to: `user ${id}`, broadcaster: 'model', status: 'online' });
const fan = async (notify: boolean) => {
  const member = await newMember(platform);
  expect((await member.post('/user/model/follow', { follow: true, notify })).status).toBe(200);
  return member;
};
/** A show that ends: the room was never away. */
const playShow = async () => {
  const offer = {
    ticket_price: 10,
    recording_price: 0,
    limited_message: '',
    refund_joined_minute_before_end: 0,
  };
  await platform.context.shows.setMode(MODEL_ID, { mode: 'limited', ...offer });
};
const passQuietTime = () =>
  platform.database.orm.update(follow).set({ notifiedAt: new Date(Date.now() - 16 * 60_000) });

describe('[FOLLOW-01] [RT-06] notices to followers', () => {
  it('notifies who asked for it when the broadcaster comes online, at most once in a quarter of an hour', async () => {
    const notified = await fan(true);
    await fan(false);
    await setMode('public');
    expect(notices()).toEqual([noticeTo(notified)]);
    await setMode('standby');
    await setMode('public');
    expect(notices()).toHaveLength(1);
    await passQuietTime();
    await setMode('standby');
    await setMode('public');
    expect(notices()).toHaveLength(2);
  });

  it('the end of a show is news only for those who asked while the room was closed, and once', async () => {
    await setMode('public');
    const follower = await fan(true);
    await playShow();
    const waiting = await fan(true);
    const { viewer } = (await waiting.get<{ viewer: object }>('/chat/react/model')).body;
    expect(viewer).toMatchObject({ isNotified: true, isAwaitingOpening: true });
    await setMode('public');
    expect(notices()).toEqual([noticeTo(waiting)]);
    await playShow();
    await setMode('public');
    expect(notices()).toHaveLength(1);
    // Nobody is notified of a room that closed again in the same change.
    await follower.post('/user/model/follow', { follow: true, notify: false });
    await playShow();
    await follower.post('/user/model/follow', { follow: true, notify: true });
    await setMode('offline');
    expect(notices()).toHaveLength(1);
  });

  it('a simulated private of the demo ends without a notice to followers', async () => {
    await setMode('public');
    await fan(true);
    await updateRooms(platform.database.orm, [{ username: 'model', status: 'private' }]);
    await setMode('public');
    expect(notices()).toEqual([]);
  });

  it('leaves out who is banned or kicked, and countries that the broadcaster blocks', async () => {
    const { orm } = platform.database;
    const [banned, kicked, elsewhere, pardoned] = [
      await fan(true),
      await fan(true),
      await fan(true),
      await fan(true),
    ];
    const past = new Date(Date.now() - 1_000);
    await orm.insert(roomRole).values([
      { modelId: MODEL_ID, userId: banned.id, role: 'banned' },
      { modelId: MODEL_ID, userId: kicked.id, role: 'kicked', expiresAt: new Date(Date.now() + 60_000) },
      { modelId: MODEL_ID, userId: pardoned.id, role: 'kicked', expiresAt: past },
    ]);
    await orm.update(user).set({ country: 'FR' }).where(eq(user.id, elsewhere.id));
    await orm.update(user).set({ country: 'DE' }).where(eq(user.id, pardoned.id));
    await orm
      .update(model)
      .set({ blockedCountries: ['FR'] })
      .where(eq(model.userId, MODEL_ID));
    await setMode('public');
    expect(notices()).toEqual([noticeTo(pardoned)]);
  });

  it('a large audience is notified in batches, each follower once', async () => {
    const { orm } = platform.database;
    const many = await orm
      .insert(user)
      .values(
        Array.from({ length: 450 }, (_, at) => ({
          username: `crowd_${at}`,
          displayName: `Crowd ${at}`,
          email: `crowd_${at}@example.org`,
          passwordHash: '',
          gender: 'm',
        })),
      )
      .returning({ id: user.id });
    await orm.insert(follow).values(many.map(({ id }) => ({ userId: id, modelId: MODEL_ID, notify: true })));
    await setMode('public');
    expect(new Set(notices().map(({ to }) => to)).size).toBe(450);
    expect(notices()).toHaveLength(450);
  }, 30_000);

  it('the broadcaster hears of a new follower once, however often the user follows again', async () => {
    const member = await newMember(platform);
    const change = (wanted: boolean) => member.post('/user/model/follow', { follow: wanted });
    const news = () => platform.published.filter(({ event }) => event === 'v3.follower.new');
    for (const wanted of [true, true, false, true, false, true]) await change(wanted);
    expect(news()).toEqual([
      {
        to: `user ${MODEL_ID}`,
        event: 'v3.follower.new',
        payload: { username: member.name, followers: expect.any(Number) },
      },
    ]);
    expect(
      await platform.database.orm.$count(
        follow,
        and(eq(follow.userId, member.id), eq(follow.modelId, MODEL_ID)),
      ),
    ).toBe(1);
  });
});
