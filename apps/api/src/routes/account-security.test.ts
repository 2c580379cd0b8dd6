import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { recoveryCode, twoFactor } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { type Member, newMember, TestBrowser, type TestPlatform } from '../testing/platform.ts';
import { withMembers } from '../testing/with-members.ts';

let platform: TestPlatform;
let who: Member;
withMembers((opened, member) => {
  [platform, who] = [opened, member];
});

interface Answer {
  errorType?: string;
  fields?: object;
  recovery_codes: string[];
  secret: string;
  sessions: { id: string; browser: string | null; os: string | null; is_current: boolean }[];
  two_factor: object;
}
const password = 'long enough';
const post = (browser: TestBrowser, path: string, body: object = {}) => browser.post<Answer>(path, body);
const security = async (browser: TestBrowser) => (await browser.get<Answer>('/user/security')).body;
const user = async (browser: TestBrowser) =>
  (await browser.get<{ user: Record<string, unknown> }>('/user/current')).body.user;
let places = 0;
const visitor = (headers: Record<string, string> = {}) =>
  new TestBrowser(platform.app, { 'x-forwarded-for': `10.1.0.${++places}`, ...headers }).start();
const logIn = async (code?: string, name = who.name) =>
  post(await visitor(), '/auth/login', { username: name, password, ...(code ? { code } : {}) });
/** The app's code, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const switchOn = async (member: TestBrowser = who) => {
  const { secret } = (await post(member, '/user/two_factor/start', { password })).body;
  const used = codeOf(secret);
  const { body } = await post(member, '/user/two_factor/confirm', { code: used });
  return { secret, used, codes: body.recovery_codes };
};

describe('[AUTH-04] sessions', () => {
  it('are listed with their device and country, and end one by one or all but this one', async () => {
    const phone = await (
      await visitor({
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
        'x-geo-country': 'NL',
      })
    ).login(who.name, password);
    const third = await (await visitor()).login(who.name, password);
    const { sessions } = await security(who);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ is_current: true });
    const listed = sessions.find(({ browser }) => browser === 'Firefox');
    expect(listed).toMatchObject({ os: 'Android', country: 'NL', is_current: false });

    platform.published.length = 0;
    expect((await post(who, `/user/sessions/${listed?.id}/end`)).status).toBe(200);
    expect((await user(phone)).username).toMatch(/^guest_/);
    expect(platform.published).toContainEqual({ to: `user ${who.id}`, event: 'v3.logout', payload: {} });
    expect((await post(who, '/user/sessions/end_others')).body).toEqual({ status: 1, ended: 1 });
    expect((await user(third)).username).toMatch(/^guest_/);
    expect((await user(who)).username).toBe(who.name);
  });

  it('of somebody else do not end, nor made-up ones', async () => {
    const other = await newMember(platform);
    const [theirs] = (await security(other)).sessions;
    expect((await post(who, `/user/sessions/${theirs?.id}/end`)).body.errorType).toBe('not_found');
    expect((await user(other)).username).toBe(other.name);
    expect((await post(who, '/user/sessions/abc/end')).body.fields).toEqual({ id: 'invalid_format' });
    const guest = await visitor();
    expect((await guest.get<Answer>('/user/security')).body.errorType).toBe('login_required');
  });
});

describe('[AUTH-04] the second factor', () => {
  it('is asked for at login, once per code; the secret is stored sealed and the owner gets an email', async () => {
    const { secret, used, codes } = await switchOn();
    expect(codes).toHaveLength(10);
    expect(await user(who)).toMatchObject({ has2faEnabled: true, two_factor_auth_type: 'app' });
    const [row] = await platform.database.orm.select().from(twoFactor).where(eq(twoFactor.userId, who.id));
    expect(row?.secret).not.toContain(secret);
    const [published] = await latestMails(platform.database.orm, `${who.name}@example.org`);
    expect(published?.kind).toBe('two_factor_on');

    expect((await logIn()).body.errorType).toBe('second_factor_required');
    // The code that switched it on is used up, as are all before it.
    expect((await logIn(used)).body.errorType).toBe('code_wrong');
    const next = codeOf(secret, 1);
    expect((await logIn(next)).status).toBe(200);
    expect((await logIn(next)).body.errorType).toBe('code_wrong');
  });

  it('refuses codes that are too old, too early, made up, or of another account', async () => {
    const { secret } = await switchOn();
    const other = await newMember(platform);
    const theirs = await switchOn(other);
    for (const code of [codeOf(secret, -3), codeOf(secret, 3), codeOf(theirs.secret), theirs.codes[0]]) {
      expect((await logIn(code)).body.errorType).toBe('code_wrong');
    }
    expect((await logIn('12345')).body.fields).toEqual({ code: 'invalid_format' });
    expect((await logIn(theirs.codes[0], other.name)).status).toBe(200);
  });

  it('a recovery code works once, however it is typed; new ones replace the old', async () => {
    const { secret, codes } = await switchOn();
    const [first = '', second = ''] = codes;
    expect((await logIn(first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await logIn(first)).body.errorType).toBe('code_wrong');
    expect((await security(who)).two_factor).toEqual({ is_on: true, recovery_codes_left: 9 });
    const stored = await platform.database.orm.select().from(recoveryCode);
    expect(JSON.stringify(stored)).not.toContain(second.replace('-', ''));
    const proof = { password, code: codeOf(secret, 1) };
    const renewed = (await post(who, '/user/two_factor/recovery_codes', proof)).body.recovery_codes;
    expect((await logIn(second)).body.errorType).toBe('code_wrong');
    expect((await logIn(renewed[0])).status).toBe(200);
  });

  it('is not guessed: even the right code waits after a few wrong ones', async () => {
    const { secret } = await switchOn();
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await logIn(`00000${count}`)).body.errorType);
    expect(answers.slice(-1)).toEqual(['rate_limited']);
    expect((await logIn(codeOf(secret, 1))).body.errorType).toBe('rate_limited');
  });

  it('needs the password to start and the app’s code to come on; unconfirmed, no login asks for it', async () => {
    const wrong = { password: 'another one' };
    expect((await post(who, '/user/two_factor/start', wrong)).body.errorType).toBe('password_wrong');
    expect((await post(who, '/user/two_factor/confirm', { code: '123456' })).body.errorType).toBe(
      'code_wrong',
    );
    const { secret } = (await post(who, '/user/two_factor/start', { password })).body;
    const again = (await post(who, '/user/two_factor/start', { password })).body.secret;
    expect((await post(who, '/user/two_factor/confirm', { code: codeOf(secret) })).body.errorType).toBe(
      'code_wrong',
    );
    expect((await logIn()).status).toBe(200);
    expect((await post(who, '/user/two_factor/confirm', { code: codeOf(again) })).status).toBe(200);
    const code = codeOf(again, 1);
    expect((await post(who, '/user/two_factor/start', { password, code })).body.errorType).toBe('conflict');
  });

  it('goes off, and passwords change, only with password and code; a reset does not go around it', async () => {
    const { secret, codes } = await switchOn();
    const off = (proof: object) => post(who, '/user/two_factor/disable', proof);
    expect((await off({ password })).body.errorType).toBe('second_factor_required');
    expect((await off({ password: 'wrong', code: codeOf(secret) })).body.errorType).toBe('password_wrong');
    const changed = await post(who, '/user/password', { current: password, password: 'a fresh password' });
    expect(changed.body.errorType).toBe('second_factor_required');

    const guest = await visitor();
    await post(guest, '/auth/forgot_password', { email: `${who.name}@example.org` });
    await Promise.allSettled(platform.context.running);
    const mails = await latestMails(platform.database.orm, `${who.name}@example.org`);
    const link = mails.find(({ kind }) => kind === 'password_reset')?.link ?? '';
    const token = new URL(link).searchParams.get('token');
    expect((await post(guest, '/auth/reset_password', { token, password })).status).toBe(200);
    expect((await logIn()).body.errorType).toBe('second_factor_required');

    const back = await visitor();
    await post(back, '/auth/login', { username: who.name, password, code: codes[0] });
    await back.start();
    expect((await post(back, '/user/two_factor/disable', { password, code: codeOf(secret, 1) })).status).toBe(
      200,
    );
    expect((await logIn()).status).toBe(200);
    const [published] = await latestMails(platform.database.orm, `${who.name}@example.org`);
    expect(published?.kind).toBe('two_factor_off');
  });
});

describe('[AUTH-04] passkeys', () => {
  const b64 = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
  const forged = (challenge: string, id = 'abcd') => ({
    passkey: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64({ type: 'webauthn.get', challenge, origin: 'http://localhost:4000' }),
        authenticatorData: b64('x'.repeat(37)),
        signature: b64('signature'),
        attestationObject: b64('nothing'),
      },
    },
  });

  it('need the password, and nothing forged or malformed gets in', async () => {
    expect((await post(who, '/user/passkeys/options', { password: 'no' })).body.errorType).toBe(
      'password_wrong',
    );
    const { options } = (
      await who.post<{ options: { challenge: string; rp: object } }>('/user/passkeys/options', { password })
    ).body;
    expect(options.rp).toEqual({ id: 'localhost', name: expect.any(String) });
    const made = { name: 'Laptop', ...forged(options.challenge) };
    expect((await post(who, '/user/passkeys', made)).body.errorType).toBe('passkey_unverified');
    const guest = await visitor();
    const asked = (await guest.post<{ options: { challenge: string } }>('/auth/passkey/options', {})).body;
    expect((await post(guest, '/auth/passkey', forged(asked.options.challenge))).body.errorType).toBe(
      'passkey_refused',
    );
    expect((await post(guest, '/auth/passkey', { passkey: {} })).body.errorType).toBe('invalid_input');
    const remove = await post(who, '/user/passkeys/abcd/remove', { password });
    expect(remove.body.errorType).toBe('not_found');
  });
});
