import { AUTO_SILENCE } from '@footlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember, openTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { createSocketSource } from './socket-source.ts';

const MODEL_ID = 11;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

it('[RT-01] an automatic silence tells the room and the account, and ends by itself', async () => {
  const who = await newMember(platform);
  const source = createSocketSource(platform.context);
  await source.autoSilence(MODEL_ID, who.id);
  expect(platform.published).toContainEqual({
    to: `user ${who.id}`,
    event: 'v3.autosilenced',
    payload: { room: 'model', seconds: AUTO_SILENCE.seconds },
  });
  expect(platform.published).toContainEqual({
    to: 'room model',
    event: 'v3.chat.moderate',
    payload: expect.objectContaining({ action: 'silence', username: who.name }),
  });
  const isSilenced = async () =>
    (await who.get<{ viewer: { isSilenced: boolean } }>('/chat/react/model')).body.viewer.isSilenced;
  expect(await isSilenced()).toBe(true);
  await platform.database.orm.execute(
    `update room_role set expires_at = expires_at - interval '${AUTO_SILENCE.seconds} seconds' where user_id = ${who.id}`,
  );
  expect(await isSilenced()).toBe(false);
  expect((await source.room('model'))?.silenced).not.toContain(who.name);
});
