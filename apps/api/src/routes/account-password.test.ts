import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, passwordReset } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { type Member, TestBrowser, type TestPlatform } from '../testing/platform.ts';
import { withMembers } from '../testing/with-members.ts';

let platform: TestPlatform;
let who: Member;
withMembers((opened, member) => {
  [platform, who] = [opened, member];
});
beforeEach(async () => {
  await platform.database.orm.delete(mailOutbox);
});

const emailOf = (member: Member) => `${member.name}@example.org`;
const settled = () => Promise.allSettled(platform.context.running);
let places = 0;
/** Somebody from an address of their own, with its own limits. */
const visitor = () => new TestBrowser(platform.app, { 'x-forwarded-for': `10.0.0.${++places}` }).start();
const forgot = async (email: string, browser?: TestBrowser) => {
  const answer = await (browser ?? (await visitor())).post('/auth/forgot_password', { email });
  await settled();
  return answer;
};
const tokenIn = (link: string | undefined) => new URL(link ?? 'http://none').searchParams.get('token') ?? '';
const linkFor = async (member: Member) => {
  await forgot(emailOf(member));
  const [mail] = await latestMails(platform.database.orm, emailOf(member));
  return tokenIn(mail?.link);
};
const reset = async (token: string, password = 'a fresh password') =>
  (await visitor()).post<{ errorType?: string; fields?: object }>('/auth/reset_password', {
    token,
    password,
  });
const mayLogIn = async (member: Member, password: string) =>
  (await (await visitor()).post('/auth/login', { username: member.name, password })).status === 200;

describe('[AUTH-02] a forgotten password', () => {
  it('is replaced by a mailed link, once; all sessions end, and the owner gets an email', async () => {
    const elsewhere = await new TestBrowser(platform.app).login(who.name, 'long enough');
    const token = await linkFor(who);
    expect((await reset(token)).body).toEqual({ status: 1 });
    expect(await mayLogIn(who, 'a fresh password')).toBe(true);
    expect(await mayLogIn(who, 'long enough')).toBe(false);
    for (const browser of [who, elsewhere]) {
      const { body } = await browser.get<{ user: { username: string } }>('/user/current');
      expect(body.user.username).toMatch(/^guest_/);
    }
    const [published] = await latestMails(platform.database.orm, emailOf(who));
    expect(published?.kind).toBe('password_changed');
    expect((await reset(token, 'another password')).body.errorType).toBe('reset_link_invalid');
    expect(platform.published).toContainEqual({ to: `user ${who.id}`, event: 'v3.logout', payload: {} });
  });

  it('a link is void after half an hour, after a newer link was used, and when it is cut or made up', async () => {
    const first = await linkFor(who);
    const second = await linkFor(who);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).body.errorType).toBe('reset_link_invalid');
    const third = await linkFor(who);
    expect(third).not.toBe(second);
    await platform.database.orm
      .update(passwordReset)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordReset.userId, who.id));
    expect((await reset(third)).body.errorType).toBe('reset_link_invalid');
    expect((await reset('x'.repeat(32))).body.errorType).toBe('reset_link_invalid');
    expect((await reset(third.slice(0, 8))).body).toMatchObject({
      errorType: 'invalid_input',
      fields: { token: 'invalid_format' },
    });
  });

  it('a refused password uses nothing up', async () => {
    const token = await linkFor(who);
    expect((await reset(token, 'short')).body.fields).toEqual({ password: 'too_short' });
    expect((await reset(token)).status).toBe(200);
  });

  it('two uses of one link at the same time set one password', async () => {
    const token = await linkFor(who);
    const answers = await Promise.all([reset(token, 'password one'), reset(token, 'password two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('the answer tells nobody which addresses have accounts, and floods no mailbox', async () => {
    const browser = await visitor();
    const known = await forgot(emailOf(who), browser);
    const unknown = await forgot('nobody.at.all@example.org', browser);
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 });
    expect(await latestMails(platform.database.orm, 'nobody.at.all@example.org')).toEqual([]);
    for (let count = 0; count < 5; count += 1) expect((await forgot(emailOf(who), browser)).status).toBe(200);
    expect(await latestMails(platform.database.orm, emailOf(who))).toHaveLength(3);
    expect((await forgot('no address', browser)).body).toMatchObject({ fields: { email: 'invalid_format' } });
  });
});

describe('[AUTH-05] a changed password', () => {
  const change = (browser: TestBrowser, current: string) =>
    browser.post<{ errorType?: string }>('/user/password', { current, password: 'a fresh password' });

  it('needs the present one, ends the other sessions and keeps this one', async () => {
    const elsewhere = await new TestBrowser(platform.app).login(who.name, 'long enough');
    expect((await change(who, 'a wrong one')).body.errorType).toBe('password_wrong');
    expect((await change(who, 'long enough')).status).toBe(200);
    expect((await who.get<{ user: { username: string } }>('/user/current')).body.user.username).toBe(
      who.name,
    );
    const { body } = await elsewhere.get<{ user: { username: string } }>('/user/current');
    expect(body.user.username).toMatch(/^guest_/);
    expect(await mayLogIn(who, 'a fresh password')).toBe(true);
  });

  it('is not guessed', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push((await change(who, `wrong ${count}`)).body.errorType);
    expect(answers.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
  });
});
