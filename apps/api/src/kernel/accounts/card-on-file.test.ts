import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSocketSource } from '../../platform/socket-source.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { savedCard, user } from '../db/schema/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

it('[AUTH-01] has_cc follows the saved card: removing the last one takes it away, and with it post-pay', async () => {
  const { database, context } = platform;
  const owner = await new TestBrowser(platform.app).login('postpay');
  const seen = async () => {
    const { has_cc, user: current } = (
      await owner.get<{ has_cc: boolean; user: { node_token: string } }>('/user/current')
    ).body;
    const session = await createSocketSource(context).session(current.node_token);
    return [has_cc, session && session !== 'suspended' && session.user.has_cc];
  };
  expect(await seen()).toEqual([true, true]);
  const cards = await database.orm
    .select({ id: savedCard.id })
    .from(savedCard)
    .innerJoin(user, eq(user.id, savedCard.userId))
    .where(eq(user.username, 'postpay'));
  for (const { id } of cards) await owner.post(`/billing/cards/${id}/remove`, {});
  expect(await seen()).toEqual([false, false]);
  await owner.post('/user/settings', { postpay: false });
  const wanted = await owner.post<{ fields: object }>('/user/settings', { postpay: true });
  expect(wanted.body.fields).toEqual({ postpay: 'not_accepted' });
});
