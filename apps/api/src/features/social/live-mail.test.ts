import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../../kernel/accounts/session.ts';
import { follow, mailOutbox, pushSubscription, roomOpening, user } from '../../kernel/db/schema/index.ts';
import { quietLogger } from '../../kernel/log.ts';
import { latestMails } from '../../kernel/mail/outbox.ts';
import { createMailSender } from '../../kernel/mail/sender.ts';
import { type Member, newMember, openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { createPushReader } from '../../testing/push-service.ts';
import { startMailServer } from '../../testing/smtp.ts';

const MODEL = 11;
let platform: TestPlatform;
let fan: Member;
let now = Date.now();
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => now });
});
afterAll(() => platform.stop());
beforeEach(async () => {
  const { orm } = platform.database;
  await orm.delete(follow).where(eq(follow.modelId, MODEL));
  await setMode('offline');
  fan = await newMember(platform);
  await orm
    .update(user)
    .set({ emailConfirmed: true, settings: { followed_email: true, language: 'fr' } })
    .where(eq(user.id, fan.id));
  await orm.delete(mailOutbox);
  await fan.post('/user/model/follow', { follow: true, notify: true });
});

const setMode = async (mode: 'public' | 'offline') => {
  await platform.context.shows.setMode(MODEL, { mode });
  await vi.waitFor(async () => expect(await platform.database.orm.$count(roomOpening)).toBe(0), 5_000);
};
const liveMails = async () =>
  (await latestMails(platform.database.orm, `${fan.name}@example.org`)).filter(({ kind }) => kind === 'live');
const settings = async () => (await fan.get<{ settings: object }>('/user/current')).body.settings;

describe('[SHELL-26] mails to followers without push messages', () => {
  it('go to who chose them, in their language, once in twelve hours', async () => {
    await setMode('public');
    const [mail] = await liveMails();
    expect(mail?.subject).toBe('Model est en direct sur Footlight');
    expect(mail?.link).toMatch(/\/fr\/model$/);
    expect(mail?.body).toMatch(/Ne plus recevoir ces e-mails:\n.*\/fr\/email\/unsubscribe\?token=/);
    await setMode('offline');
    now += 16 * 60_000;
    await setMode('public');
    expect(await liveMails()).toHaveLength(1);
    await setMode('offline');
    now += 12 * 3_600_000;
    await setMode('public');
    expect(await liveMails()).toHaveLength(2);
  });

  it('do not go to other members: without the choice, without a confirmed address, or with push messages', async () => {
    const { orm } = platform.database;
    const setUser = (change: Partial<typeof user.$inferInsert>) =>
      orm.update(user).set(change).where(eq(user.id, fan.id));
    const mailsAfter = async () => {
      await orm.update(follow).set({ notifiedAt: null, mailedAt: null });
      await setMode('offline');
      await setMode('public');
      return (await liveMails()).length;
    };
    await setUser({ settings: {} });
    expect(await mailsAfter()).toBe(0);
    await setUser({ settings: { followed_email: true }, emailConfirmed: false });
    expect(await mailsAfter()).toBe(0);
    await setUser({ emailConfirmed: true });
    await orm.insert(pushSubscription).values({
      userId: fan.id,
      sessionHash: tokenHash(fan.cookies.get('fl_session') ?? ''),
      endpoint: `https://fcm.googleapis.com/${fan.name}`,
      ...createPushReader().keys,
      host: '*',
      language: 'en',
    });
    expect(await mailsAfter()).toBe(0);
    await orm.delete(pushSubscription);
    expect(await mailsAfter()).toBe(1);
  });

  it('carry the address that ends them with one press in a mail program, which no other token does', async () => {
    await setMode('public');
    const { orm } = platform.database;
    const server = await startMailServer(() => undefined);
    const sender = createMailSender(
      { smtpUrl: server.url, from: 'no-reply@mail.example.org' },
      { orm, log: quietLogger(), now: () => now + 60_000 },
    );
    await sender.step();
    const sent = server.mails.find(({ subject }) => subject?.includes('en direct'));
    sender.close();
    await server.close();
    const header = (name: string) => sent?.headerLines.find(({ key }) => key === name)?.line ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = new URL(/<(.*)>/.exec(header('list-unsubscribe').replace(/\s+/g, ''))?.[1] ?? '');
    const press = (token: string) =>
      platform.app.inject({
        method: 'POST',
        url: `${url.pathname}?token=${encodeURIComponent(token)}`,
        headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const token = url.searchParams.get('token') ?? '';
    for (const forged of [`1${token}`, token.slice(0, -1), `${fan.id}.`, '', token.replace(/^\d+/, '1')]) {
      expect((await press(forged)).statusCode, forged).toBe(404);
    }
    expect(await settings()).toMatchObject({ followed_email: true });
    expect((await press(token)).statusCode).toBe(200);
    expect((await press(token)).statusCode).toBe(200);
    expect(await settings()).toMatchObject({ followed_email: false });
    expect(platform.published).toContainEqual({
      to: `user ${fan.id}`,
      event: 'v3.user.settings',
      payload: { settings: expect.objectContaining({ followed_email: false }) },
    });
  });
});
