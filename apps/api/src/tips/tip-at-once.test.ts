import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserRow } from '../auth/session.ts';
import { spendingTerms } from '../db/schema/index.ts';
import { checkLedger } from '../ledger/check.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { RoomRow } from '../views/room-view.ts';
import type { TipBody } from './rules.ts';
import { NOW, openTips, type Tips } from './test-tips.ts';
import { settleTipAtOnce } from './tip-at-once.ts';

let tips: Tips;
beforeAll(async () => {
  tips = await openTips();
}, 60_000);
afterAll(async () => expect(await tips.close()).toEqual([]));

const atOnce = (sender: UserRow, room: RoomRow, body: TipBody, call = tips.callOf(sender)) =>
  settleTipAtOnce(tips.platform.database.orm, call, {
    sender,
    receiver: room.user,
    body,
    share: body.amount - 1,
    ask: {
      kind: 'tip',
      amount: body.amount,
      to: [
        { account: `model:${room.user.id}`, amount: body.amount - 1 },
        { account: `revenue:${room.user.id}`, amount: 1 },
      ],
      memo: {},
      agreed: body.confirmed_tokens ?? null,
      now: NOW,
    },
  });

const GOAL = { title: 'A goal', target: 300 };
const WHEEL = { price: 10, prizes: [{ label: 'A song', weight: 1, win: true }] };

/** All that could have changed. */
const look = async (sender: UserRow, room: RoomRow) => ({
  left: await tips.left(sender, room),
  books: await checkLedger(tips.platform.database.orm),
});

type Scene = () => Promise<[UserRow, RoomRow, TipBody?]>;

describe('a tip at once', () => {
  test('[TIP-01] is settled in an ordinary room', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    expect(await atOnce(sender, room, { amount: 5 })).toMatchObject({
      balance: 95,
      receiverBalance: 5,
      share: 4,
      movedApps: false,
    });
    expect(await balanceOf(tips.platform.database.orm, `revenue:${room.user.id}`)).toBe(1);
  });

  test('is settled within limits of one’s own', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.limit(sender, { per_charge: 5, per_day: 12 });
    expect(await atOnce(sender, room, { amount: 5 })).toMatchObject({ balance: 95 });
    expect(await atOnce(sender, room, { amount: 7, confirmed_tokens: 7 })).toMatchObject({ balance: 88 });
  });

  test('moves the apps of the room, and leaves word of it', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    await tips.install(room, 'tip_goal', GOAL);
    await tips.install(room, 'spin_wheel', WHEEL);
    const body = { amount: 10, app_data: { app: 'spin_wheel' } };
    expect(await atOnce(sender, room, body)).toMatchObject({ balance: 90, movedApps: true });
    const { apps, news } = await tips.left(sender, room);
    expect(apps).toEqual([
      { app: 'tip_goal', rev: 1, state: '{"raised":10,"reached_by":null}' },
      { app: 'spin_wheel', rev: 1, state: '{"count":1,"plays":[{"id":E,"prize":0,"username":"S"}]}' },
    ]);
    expect(news.map((one) => one.split(' ', 1)[0])).toEqual(['v3.app.tip_goal', 'v3.app.spin_wheel']);
  });

  test.each<[string, string, Scene]>([
    [
      'over the limit of a charge',
      'over_own_limit',
      async () => {
        const sender = await tips.newSender(100);
        await tips.limit(sender, { per_charge: 4 });
        return [sender, await tips.newRoom()];
      },
    ],
    [
      'over the limit of a day',
      'user_daily_limit',
      async () => {
        const sender = await tips.newSender(100);
        const room = await tips.newRoom();
        await tips.limit(sender, { per_day: 9 });
        await atOnce(sender, room, { amount: 5 });
        return [sender, room];
      },
    ],
    [
      'over the limit that the platform set',
      'user_daily_limit',
      async () => [await tips.newSender(100, { traits: { dailyLimitTokens: 4 } }), await tips.newRoom()],
    ],
    [
      'for an app that the room does not have',
      'conflict',
      async () => [
        await tips.newSender(100),
        await tips.newRoom(),
        { amount: 5, app_data: { app: 'spin_wheel' } },
      ],
    ],
    [
      'for a play at another price',
      'conflict',
      async () => {
        const room = await tips.newRoom();
        await tips.install(room, 'spin_wheel', WHEEL);
        return [await tips.newSender(100), room, { amount: 9, app_data: { app: 'spin_wheel' } }];
      },
    ],
  ])('%s is refused, and leaves nothing', async (_name, errorType, prepare) => {
    const [sender, room, body = { amount: 5 }] = await prepare();
    const before = await look(sender, room);
    await expect(atOnce(sender, room, body)).rejects.toMatchObject({ errorType });
    expect(await look(sender, room)).toEqual(before);
  });

  test.each<[string, Scene]>([
    ['a purse that does not cover it', async () => [await tips.newSender(4), await tips.newRoom()]],
    [
      'a purse that does not cover it, and an app',
      async () => {
        const room = await tips.newRoom();
        await tips.install(room, 'tip_goal', GOAL);
        return [await tips.newSender(4), room];
      },
    ],
    ['no purse yet', async () => [await tips.newSender(0), await tips.newRoom()]],
    ['a room that never earned anything', async () => [await tips.newSender(100), await tips.newRoom(0)]],
    [
      'credit',
      async () => [
        await tips.newSender(100, { traits: { postpayCreditCents: 1000 }, settings: { postpay: true } }),
        await tips.newRoom(),
      ],
    ],
    [
      'a broadcaster who tips',
      async () => [await tips.newSender(100, { type: 'model' }), await tips.newRoom()],
    ],
    [
      'a toy in the room',
      async () => {
        const room = await tips.newRoom();
        await tips.addToy(room);
        return [await tips.newSender(100), room];
      },
    ],
    [
      'more than may be tipped without a confirmed identity',
      async () => [
        await tips.newSender(9_000, { identityConfirmed: false }),
        await tips.newRoom(),
        { amount: 5_001 },
      ],
    ],
  ])('does nothing with %s', async (_name, prepare) => {
    const [sender, room, body = { amount: 5 }] = await prepare();
    const before = await look(sender, room);
    expect(await atOnce(sender, room, body)).toBeNull();
    expect(await look(sender, room)).toEqual(before);
  });

  test('a key that was used is not decided anew, whatever has changed', async () => {
    const [sender, room] = [await tips.newSender(100), await tips.newRoom()];
    const call = tips.callOf(sender);
    expect(await atOnce(sender, room, { amount: 5 }, call)).toMatchObject({ balance: 95 });
    await tips.limit(sender, { per_day: 5 });
    expect(await atOnce(sender, room, { amount: 5 }, call)).toBeNull();
    const { orm } = tips.platform.database;
    await orm.delete(spendingTerms).where(eq(spendingTerms.userId, sender.id));
    expect(await atOnce(sender, room, { amount: 5 }, call)).toBeNull();
    expect(await balanceOf(orm, `user:${sender.id}`)).toBe(95);
  });
});
