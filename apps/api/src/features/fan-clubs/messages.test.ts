import type { Conversation, PrivateMessage } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let streamer: TestBrowser;
let vip: TestBrowser;
let premium: TestBrowser;
let keys = 0;

const as = (username: string) => new TestBrowser(platform.app).login(username);
const newId = () => `fan-message-${++keys}`;
const run = (query: ReturnType<typeof sql>) => platform.database.orm.execute(query);
interface Sent {
  status: number;
  body: { sent?: number; errorType?: string };
}
const write = (
  message: string,
  { levels = ['supporter', 'insider', 'legend'], id = newId(), who = streamer } = {},
): Promise<Sent> => who.post('/user/fanclub/message', { client_id: id, levels, message });
const published = async (who: TestBrowser): Promise<string[]> => {
  const { body } = await who.get<{ messages?: PrivateMessage[] }>('/messages/model');
  return (body.messages ?? []).map(({ message }) => message);
};
const conversations = async (who: TestBrowser): Promise<string[]> =>
  (await who.get<{ conversations: Conversation[] }>('/messages')).body.conversations.map(
    ({ username }) => username,
  );

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  streamer = await as('model');
  [vip, premium] = [await as('vip'), await as('premium')];
  await streamer.post('/user/fanclub/settings', {
    is_enabled: true,
    prices: { supporter: 10, insider: 20, legend: 40 },
  });
}, 90_000);
beforeEach(async () => {
  await run(sql`DELETE FROM fanclub_membership`);
  await run(sql`DELETE FROM message_thread`);
  for (const [who, level, price] of [
    [vip, 'legend', 40],
    [premium, 'supporter', 10],
  ] as const)
    await who.post('/user/model/fanclub/join', { level, price }, newId());
});
afterAll(() => platform.stop());

describe('[FAN-01] a broadcaster writes to fans', () => {
  it('reaches the members of the chosen levels, each in a conversation of their own', async () => {
    expect((await write('For all of you')).body).toEqual({ status: 1, sent: 2 });
    expect((await write('For legends', { levels: ['legend'] })).body).toEqual({ status: 1, sent: 1 });
    expect(await published(vip)).toEqual(['For all of you', 'For legends']);
    expect(await published(premium)).toEqual(['For all of you']);
    expect(await conversations(vip)).toEqual(['model']);
    // The conversation appears in the list only after the fan answers.
    expect(await conversations(streamer)).toEqual([]);
    await vip.post('/messages/model', { client_id: newId(), message: 'Thank you' });
    expect(await conversations(streamer)).toEqual(['vip']);
  });

  it('repeated after a cut, or eight times at once, goes to each fan once, and to who joined meanwhile', async () => {
    const id = newId();
    await run(sql`DELETE FROM fanclub_membership WHERE level = 'supporter'`);
    expect((await write('Once', { id })).body.sent).toBe(1);
    await premium.post('/user/model/fanclub/join', { level: 'supporter', price: 10 }, newId());
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('Once', { id })));
    expect(answers.map(({ body }) => body.sent)).toEqual(Array.from({ length: 8 }, () => 2));
    expect(await published(vip)).toEqual(['Once']);
    expect(await published(premium)).toEqual(['Once']);
    expect((await write('Other words', { id })).body.errorType).toBe('idempotency_conflict');
    expect(await published(vip)).toEqual(['Once']);
  });

  it('leaves out who takes no messages, who is banned, and whose time is over', async () => {
    await premium.post('/user/settings', { pm_allow: 'none' });
    expect((await write('Quiet')).body.sent).toBe(1);
    await premium.post('/user/settings', { pm_allow: 'all' });
    await run(
      sql`INSERT INTO room_role (model_id, user_id, role) SELECT m.id, u.id, 'banned' FROM "user" m, "user" u WHERE m.username = 'model' AND u.username = 'vip'`,
    );
    expect((await write('Not you')).body.sent).toBe(1);
    await run(sql`DELETE FROM room_role WHERE role = 'banned'`);
    await run(sql`UPDATE fanclub_membership SET paid_until = now() - interval '1 minute'`);
    expect((await write('Too late')).body.sent).toBe(0);
    expect(await published(vip)).toEqual(['Quiet']);
    expect(await published(premium)).toEqual(['Not you']);
  });

  it('refuses who has no room, no level, no words, and too many of them', async () => {
    expect((await write('Hello', { who: vip })).body.errorType).toBe('forbidden');
    expect((await write('Hello', { levels: [] })).body.errorType).toBe('invalid_input');
    expect((await write('  ')).body.errorType).toBe('invalid_input');
    expect((await write('x'.repeat(501))).body.errorType).toBe('invalid_input');
    expect(await published(vip)).toEqual([]);
  });
});
