import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handOrder, user } from '../../kernel/db/schema/index.ts';
import { newMember, openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { createRatingBot } from './ratings.ts';

let platform: TestPlatform;
let now = Date.parse('2026-11-02T12:00:00Z');
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => now, rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

it('[RATING-01] a seller of the demo answers after a while, in the language of the buyer', async () => {
  const { orm } = platform.database;
  const buyer = await newMember(platform);
  await orm.update(user).set({ language: 'de' }).where(eq(user.id, buyer.id));
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a25' } })
    .png()
    .toBuffer();
  const { body } = await buyer.upload<{ picture: { id: string } }>('/dickratings/picture', [
    { bytes, type: 'image/png' },
  ]);
  const wish = {
    kind: 'dickrating',
    text: '',
    price: 200,
    picture_id: body.picture.id,
    is_own_picture: true,
  };
  expect((await buyer.post('/user/duettist/orders', wish, 'a-key-of-a-rating')).status).toBe(200);
  const step = createRatingBot(platform.context);
  const order = async () => (await orm.select().from(handOrder).where(eq(handOrder.userId, buyer.id)))[0];
  await step();
  expect(await order()).toMatchObject({ state: 'waiting', answer: null });
  now += 60_000;
  await step();
  expect(await order()).toMatchObject({
    state: 'accepted',
    answer: expect.stringContaining('acht von zehn'),
  });
});
