import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { suspend } from '../kernel/accounts/end-sessions.ts';
import { accountLink, user } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { type Member, newMember, TestBrowser, type TestPlatform } from '../testing/platform.ts';
import { withMembers } from '../testing/with-members.ts';

let platform: TestPlatform;
let one: Member;
let two: Member;
withMembers((opened, first, second) => {
  [platform, one, two] = [opened, first, second];
});

interface Answer {
  errorType?: string;
  fields?: object;
  secret: string;
  linkedAccounts: { username: string }[];
  settings: Record<string, unknown>;
  user: { username: string; user_roles: string[] };
}
const password = 'long enough';
const post = (browser: TestBrowser, path: string, body: object = {}) => browser.post<Answer>(path, body);
const me = async (browser: TestBrowser) => (await browser.get<Answer>('/user/current')).body;
const link = (from: TestBrowser, to: string, extra: object = {}) =>
  post(from, '/user/linked_accounts', { password, username: to, other_password: password, ...extra });
const enter = (from: TestBrowser, to: string) => post(from, `/user/linked_accounts/${to}/enter`);
const unlink = (from: TestBrowser, to: string, body: object = { password }) =>
  post(from, `/user/linked_accounts/${to}/remove`, body);
const linkedOf = async (browser: TestBrowser) =>
  (await me(browser)).linkedAccounts.map(({ username }) => username);
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const switchOn = async (member: TestBrowser) => {
  const { secret } = (await post(member, '/user/two_factor/start', { password })).body;
  await post(member, '/user/two_factor/confirm', { code: codeOf(secret) });
  return secret;
};

describe('[AUTH-04] linking accounts', () => {
  it('needs both passwords, shows each side the other, and tells both addresses', async () => {
    expect((await link(one, two.name, { password: 'wrong' })).body.errorType).toBe('password_wrong');
    expect((await link(one, two.name, { other_password: 'wrong' })).body.errorType).toBe(
      'invalid_credentials',
    );
    expect((await link(one, 'nobody_here')).body.errorType).toBe('invalid_credentials');
    expect(await linkedOf(one)).toEqual([]);

    expect((await link(one, `${two.name}@example.org`)).body).toEqual({ status: 1, username: two.name });
    expect(await linkedOf(one)).toEqual([two.name]);
    expect(await linkedOf(two)).toEqual([one.name]);
    for (const { name } of [one, two]) {
      const [mail] = await latestMails(platform.database.orm, `${name}@example.org`);
      expect(mail?.kind).toBe('account_linked');
    }
    expect((await link(two, one.name)).body.errorType).toBe('conflict');
    expect((await link(one, one.name)).body.errorType).toBe('conflict');
  });

  it('asks each account for its own second step, and names the one that is missing', async () => {
    const [mine, theirs] = [await switchOn(one), await switchOn(two)];
    const first = (await link(one, two.name)).body;
    expect([first.errorType, first.fields]).toEqual(['second_factor_required', undefined]);
    const second = (await link(one, two.name, { code: codeOf(mine, 1) })).body;
    expect([second.errorType, second.fields]).toEqual(['second_factor_required', { other_code: 'required' }]);
    const wrong = (await link(one, two.name, { code: codeOf(mine, 1), other_code: '000000' })).body;
    expect([wrong.errorType, wrong.fields]).toEqual(['code_wrong', { other_code: 'invalid_format' }]);
    // A code of the one account is none of the other.
    const swapped = await link(one, two.name, { code: codeOf(theirs, 1), other_code: codeOf(mine, 1) });
    expect(swapped.body.errorType).toBe('code_wrong');
    expect(await linkedOf(one)).toEqual([]);
    const both = { code: codeOf(mine, 1), other_code: codeOf(theirs, 1) };
    expect((await link(one, two.name, both)).status).toBe(200);
  });

  it('stops at three links for either side, also when they are made at once', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => newMember(platform)));
    const answers = await Promise.all(others.map(({ name }) => link(one, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.errorType === 'linked_accounts_limit')).toHaveLength(2);
    expect((await link(two, one.name)).body.errorType).toBe('linked_accounts_limit');
    expect((await me(one)).settings.max_linked_accounts).toBe(3);
  });

  it('is not for staff, on either side, nor for suspended accounts and guests', async () => {
    const mod = await new TestBrowser(platform.app).login('mod');
    expect((await me(mod)).user.user_roles).toEqual(['site_mod']);
    expect((await me(mod)).settings.max_linked_accounts).toBe(0);
    expect((await link(mod, one.name, { password: 'footlight' })).body.errorType).toBe('forbidden');
    expect((await link(one, 'mod', { other_password: 'footlight' })).body.errorType).toBe('forbidden');
    await platform.context.work.run((unit) => suspend(unit, two.id, new Date(Date.now() + 60_000)));
    expect((await link(one, two.name)).body.errorType).toBe('account_suspended');
    const guest = await new TestBrowser(platform.app).start();
    expect((await link(guest, one.name)).body.errorType).toBe('login_required');
  });
});

describe('[AUTH-04] changing to a linked account', () => {
  it('ends the first session and starts one of the other account with its own csrf token', async () => {
    await link(one, two.name);
    const [before, csrf] = [one.cookies.get('fl_session') ?? '', one.csrf];
    platform.published.length = 0;
    expect((await enter(one, two.name)).status).toBe(200);
    expect(one.cookies.get('fl_session')).not.toBe(before);
    expect((await me(one)).user.username).toBe(two.name);
    // Once the answer is sent.
    await vi.waitFor(() =>
      expect(platform.published).toContainEqual({ to: `user ${one.id}`, event: 'v3.logout', payload: {} }),
    );
    // The token of the first session fits no more, and its cookie opens nothing.
    expect((await enter(one, one.name)).body.errorType).toBe('csrf_failed');
    expect((await one.start()).csrf).not.toBe(csrf);
    const thief = new TestBrowser(platform.app);
    thief.cookies.set('fl_session', before);
    expect((await me(thief)).user.username).toMatch(/^guest_/);
    expect((await enter(one, one.name)).status).toBe(200);
    expect((await me(one)).user.username).toBe(one.name);
  });

  it('is refused without a link, over two links, and to suspended or deleted accounts', async () => {
    const three = await newMember(platform);
    await link(one, two.name);
    await link(two, three.name);
    expect((await enter(one, three.name)).body.errorType).toBe('not_found');
    await platform.context.work.run((unit) => suspend(unit, two.id, new Date(Date.now() + 60_000)));
    expect((await enter(one, two.name)).body.errorType).toBe('account_suspended');
    await post(three, '/user/delete', { password, accept_loss: true });
    await platform.context.work.run((unit) => suspend(unit, two.id, null));
    expect((await enter(two, three.name)).body.errorType).toBe('not_found');
    expect(await linkedOf(two)).toEqual([one.name]);
    // Whoever becomes staff is no longer open from another account.
    await platform.database.orm
      .update(user)
      .set({ roles: ['site_mod'] })
      .where(eq(user.id, two.id));
    expect((await enter(one, two.name)).body.errorType).toBe('not_found');
  });
});

describe('[AUTH-04] the end of a link', () => {
  it('needs the password of the side that ends it, and holds for both', async () => {
    await link(one, two.name);
    expect((await unlink(two, one.name, { password: 'wrong' })).body.errorType).toBe('password_wrong');
    expect((await unlink(two, 'nobody_here')).body.errorType).toBe('not_found');
    expect((await unlink(two, one.name)).status).toBe(200);
    expect(await linkedOf(one)).toEqual([]);
    expect((await enter(one, two.name)).body.errorType).toBe('not_found');
  });

  it('comes with a new password and with a new second step of either account', async () => {
    await link(one, two.name);
    await post(two, '/user/password', { current: password, password: 'another password' });
    expect(await linkedOf(one)).toEqual([]);
    const three = await newMember(platform);
    await link(one, three.name);
    await switchOn(three);
    expect(await linkedOf(one)).toEqual([]);
    expect((await enter(one, three.name)).body.errorType).toBe('not_found');
  });

  it('the export names the linked account; the deletion of either leaves no row', async () => {
    await link(one, two.name);
    const { data } = (await one.post<{ data: Record<string, object[]> }>('/user/export', { password })).body;
    expect(JSON.stringify(data.linked_accounts)).toContain(two.name);
    await post(two, '/user/delete', { password, accept_loss: true });
    expect(await platform.database.orm.$count(accountLink, eq(accountLink.highId, two.id))).toBe(0);
  });

  it('hide_linked_accounts is saved as YES or NO; max_linked_accounts is the platform’s', async () => {
    expect((await me(one)).settings.hide_linked_accounts).toBe('NO');
    await post(one, '/user/settings', { hide_linked_accounts: 'YES' });
    expect((await me(one)).settings.hide_linked_accounts).toBe('YES');
    const bad = (await post(one, '/user/settings', { hide_linked_accounts: true })).body;
    expect(bad.fields).toHaveProperty('hide_linked_accounts');
    await post(one, '/user/settings', { max_linked_accounts: 9 });
    expect((await me(one)).settings.max_linked_accounts).toBe(3);
  });
});
