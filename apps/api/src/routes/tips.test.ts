import type { TokenHistoryAnswer } from '@footlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db/database.ts';
import { roomRole } from '../kernel/db/schema/index.ts';
import { bookGift } from '../kernel/ledger/test-gift.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { type Member, newMember, openTestPlatform, type TestPlatform } from '../testing/platform.ts';

const ROOM = 'maren_ember';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

let keys = 0;
const tip = (by: Member, body: object) => {
  keys += 1;
  return by.post(`/tip/${ROOM}`, body, `tips-key-${keys}`);
};
/** Sends a form to the sandbox biller's page. */
const submit = (link: string, fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ delay: '0', ...fields }).toString(),
  });

it('[TIP-01] keeps what caused a tip, and the history answers it', async () => {
  const member = await newMember(platform);
  const origin = {
    type: 'anonymous',
    source_id: 'app:57',
    app_data: { app: 'tip_menu', choice: 'Wave' },
    vr: true,
  };
  expect((await tip(member, { amount: 5, comment: 'Hello', ...origin })).status).toBe(200);
  expect((await tip(member, { amount: 5 })).status).toBe(200);
  const { entries } = (await member.get<TokenHistoryAnswer>('/account/tokens/history')).body;
  expect(entries.map((entry) => entry.tip)).toEqual([
    { comment: '', type: 'public', source_id: '', app_data: {}, vr: false },
    { comment: 'Hello', ...origin },
    ...entries.slice(2).map(() => null),
  ]);
});

it('[TIP-01] over_daily_limit ends with a card verification, and not with a declined one', async () => {
  const member = await newMember(platform);
  await inTransaction(platform.database, (tx) => bookGift(tx, `user:${member.id}`, 9_000));
  const big = { amount: 5_001 };
  expect((await tip(member, big)).body).toMatchObject({ errorType: 'over_daily_limit' });
  const verify = async (outcome: string) => {
    const { biller_link } = (await member.get<{ biller_link: string }>('/billing/product_av')).body;
    await submit(biller_link, { outcome, card: 'plain' });
  };
  await verify('NDECLINED');
  expect((await tip(member, big)).body).toMatchObject({ errorType: 'over_daily_limit' });
  await verify('Y');
  expect((await member.get('/user/current')).body).toMatchObject({ user: { identity_confirmed: true } });
  expect((await tip(member, big)).status).toBe(200);
});

it('[TIP-01] words need the right to speak; a tip without words does not', async () => {
  const member = await newMember(platform);
  const room = await findRoom(platform.database.orm, ROOM);
  await platform.database.orm.insert(roomRole).values({
    modelId: room?.user.id ?? 0,
    userId: member.id,
    role: 'silenced',
    byUserId: room?.user.id ?? 0,
  });
  expect((await tip(member, { amount: 1, comment: 'Hello' })).body).toMatchObject({
    errorType: 'room_silenced',
  });
  expect((await tip(member, { amount: 1, comment: '  ' })).status).toBe(200);
});
