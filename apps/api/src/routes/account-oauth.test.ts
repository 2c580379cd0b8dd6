import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity, oauthLogin, user } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import { type LocalOidcProvider, ProviderVisit, startOidcProvider } from '../testing/oidc-provider.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const CALLBACK = 'http://localhost:4000/oauth/callback';
let provider: LocalOidcProvider;
let platform: TestPlatform;
let clock = 0;
beforeAll(async () => {
  provider = await startOidcProvider([CALLBACK, 'http://noir.localhost:4000/oauth/callback']);
  platform = await openTestPlatform({ oauth: provider, now: () => Date.now() + clock });
}, 60_000);
afterAll(async () => {
  await platform.stop();
  await provider.stop();
});

interface Answer {
  errorType?: string;
  fields?: object;
  url: string;
  step: string;
  ticket: string;
  email: string | null;
  oauthAvailable: boolean;
  oauthProvider: string | null;
  user: { username: string; email: string; email_confirmed: boolean };
  identities: { id: string; provider: string; email: string | null }[];
  has_password: boolean;
  secret: string;
}
const password = 'long enough';
let people = 0;
let name = '';
let mail = '';
beforeEach(() => {
  clock = 0;
  name = `oidc_${++people}`;
  mail = `${name}@example.net`;
});

const post = (browser: TestBrowser, path: string, body: object = {}) => browser.post<Answer>(path, body);
const visitor = () => new TestBrowser(platform.app, { 'x-forwarded-for': `10.2.${people}.1` }).start();
const me = async (browser: TestBrowser) => (await browser.get<Answer>('/user/current')).body.user;
const security = async (browser: TestBrowser) => (await browser.get<Answer>('/user/security')).body;
const start = async (browser: TestBrowser) => (await post(browser, '/auth/oauth/start')).body.url;
const finish = (browser: TestBrowser, returned: URL, changes: Record<string, string> = {}) =>
  post(browser, '/auth/oauth/finish', { ...Object.fromEntries(returned.searchParams), ...changes });
/** A whole visit at the provider, up to the next step here. */
const arrive = async (browser: TestBrowser, who = mail) =>
  (await finish(browser, await new ProviderVisit(provider.issuer).logIn(await start(browser), who))).body;
const register = (browser: TestBrowser, ticket: string, changes: object = {}) =>
  post(browser, '/auth/oauth/register', {
    ticket,
    username: name,
    email: mail,
    birth_date: '1990-01-01',
    accept_terms: true,
    ...changes,
  });
const signUp = async () => {
  const browser = await visitor();
  const { ticket } = await arrive(browser);
  expect((await register(browser, ticket)).status).toBe(200);
  return browser.start();
};

describe('[AUTH-04] the first login at a provider', () => {
  it('is offered by the site config, and leaves with PKCE, state and nonce to the configured issuer', async () => {
    const guest = await visitor();
    const { body } = await guest.get<Answer>('/site_config');
    expect(body).toMatchObject({ oauthAvailable: true, oauthProvider: 'Example ID' });
    const url = new URL(await start(guest));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
    // The page of another brand is the one that this brand returns to.
    const noir = await new TestBrowser(platform.app, { host: 'noir.localhost:4000' }).start();
    expect(new URL(await start(noir)).searchParams.get('redirect_uri')).toBe(
      'http://noir.localhost:4000/oauth/callback',
    );
  });

  it('makes an account only with birth date, terms and username, and with its address unconfirmed', async () => {
    const browser = await visitor();
    const first = await arrive(browser);
    expect(first).toMatchObject({ step: 'complete', email: mail });
    expect((await me(browser)).username).toMatch(/^guest_/);
    const { ticket } = first;
    const child = `${new Date().getFullYear() - 17}-01-01`;
    for (const [changes, fields] of [
      [{ birth_date: child }, { birth_date: 'under_age' }],
      [{ accept_terms: false }, { accept_terms: 'not_accepted' }],
      [{ username: 'login' }, { username: 'reserved' }],
      [{ username: 'viewer' }, { username: 'taken' }],
    ] as const) {
      expect((await register(browser, ticket, changes)).body.fields).toEqual(fields);
    }
    expect((await register(browser, ticket)).status).toBe(200);
    expect(await me(browser)).toMatchObject({ username: name, email: mail, email_confirmed: false });
    // The ticket is used up, and the next login needs no form.
    expect((await register(browser, ticket, { username: `${name}_b` })).body.errorType).toBe('csrf_failed');
    const again = await visitor();
    expect((await arrive(again)).step).toBe('done');
    expect((await me(again)).username).toBe(name);
  });

  it('never takes over an account with the same address: its owner logs in once, with the second step', async () => {
    const member = await newMember(platform);
    const { secret } = (await post(member, '/user/two_factor/start', { password })).body;
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await post(member, '/user/two_factor/confirm', { code: codeOf(0) });

    const browser = await visitor();
    const { step, ticket } = await arrive(browser, `${member.name}@example.org`);
    expect(step).toBe('connect');
    const connect = (body: object) =>
      post(browser, '/auth/oauth/connect', { ticket, username: member.name, password, ...body });
    expect((await connect({ password: 'wrong' })).body.errorType).toBe('invalid_credentials');
    expect((await connect({})).body.errorType).toBe('second_factor_required');
    expect((await me(browser)).username).toMatch(/^guest_/);
    // Not by a sign-up with that address either.
    const taken = await register(browser, ticket, { email: `${member.name}@example.org` });
    expect(taken.body.errorType).toBe('email_taken');
    expect((await connect({ code: codeOf(1) })).status).toBe(200);
    expect((await me(browser)).username).toBe(member.name);
    const [published] = await latestMails(platform.database.orm, `${member.name}@example.org`);
    expect(published?.kind).toBe('identity_added');
  });

  it('asks for the second step of the account that it opens', async () => {
    const browser = await signUp();
    const [row] = await platform.database.orm.select().from(user).where(eq(user.username, name));
    // A password, to switch the second step on.
    const { hashPassword } = await import('../kernel/accounts/password.ts');
    await platform.database.orm
      .update(user)
      .set({ passwordHash: await hashPassword(password, 4) })
      .where(eq(user.id, row?.id ?? 0));
    const { secret } = (await post(browser, '/user/two_factor/start', { password })).body;
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await post(browser, '/user/two_factor/confirm', { code: codeOf(0) });
    const next = await visitor();
    const { step, ticket } = await arrive(next);
    expect(step).toBe('code');
    expect((await me(next)).username).toMatch(/^guest_/);
    const send = (code: string) => post(next, '/auth/oauth/code', { ticket, code });
    expect((await send('000000')).body.errorType).toBe('code_wrong');
    // The ticket of another browser opens nothing.
    const thief = await visitor();
    const stolen = await post(thief, '/auth/oauth/code', { ticket, code: codeOf(1) });
    expect(stolen.body.errorType).toBe('oauth_failed');
    expect((await send(codeOf(1))).status).toBe(200);
    expect((await me(next)).username).toBe(name);
  });
});

describe('[AUTH-04] what must not log in', () => {
  const visit = () => new ProviderVisit(provider.issuer);
  const refused = async (browser: TestBrowser, returned: URL, changes: Record<string, string> = {}) => {
    const { body } = await finish(browser, returned, changes);
    expect((await me(browser)).username).toMatch(/^guest_/);
    return body.errorType;
  };

  it('a made-up state, a state of another browser, and a return that is used twice', async () => {
    const browser = await visitor();
    const returned = await visit().logIn(await start(browser), mail);
    expect(await refused(browser, returned, { state: 'made-up-by-somebody-else' })).toBe('oauth_failed');
    expect(await refused(await visitor(), returned)).toBe('oauth_failed');
    // The attempts have not used it up for the browser that started it.
    expect((await finish(browser, returned)).body.step).toBe('complete');
    expect(await refused(browser, returned)).toBe('oauth_failed');
  });

  it('a code of another login: its PKCE verifier does not fit', async () => {
    const [mine, theirs] = [await visitor(), await visitor()];
    const stolen = await visit().logIn(await start(theirs), mail);
    const own = await visit().logIn(await start(mine), `other_${mail}`);
    const code = stolen.searchParams.get('code') ?? '';
    expect(await refused(mine, own, { code })).toBe('oauth_failed');
  });

  it('an ID token with another nonce', async () => {
    const browser = await visitor();
    const url = new URL(await start(browser));
    url.searchParams.set('nonce', 'a-nonce-of-somebody-else');
    expect(await refused(browser, await visit().logIn(url.href, mail))).toBe('oauth_failed');
  });

  it('an answer that another issuer gave, or that names none', async () => {
    const browser = await visitor();
    const returned = await visit().logIn(await start(browser), mail);
    expect(await refused(browser, returned, { iss: 'https://evil.example' })).toBe('oauth_failed');
    const second = await visit().logIn(await start(browser), mail);
    second.searchParams.delete('iss');
    expect(await refused(browser, second)).toBe('oauth_failed');
  });

  it('a login that the person stopped, with words of its own, or that took too long', async () => {
    const browser = await visitor();
    expect(await refused(browser, await visit().cancel(await start(browser)))).toBe('oauth_refused');
    const slow = await visit().logIn(await start(browser), mail);
    clock = 11 * 60_000;
    expect(await refused(browser, slow)).toBe('oauth_failed');
  });

  it('a provider that is down, before and after the visit; it works again when the provider does', async () => {
    const gone = await startOidcProvider([CALLBACK]);
    const other = await openTestPlatform({ oauth: gone });
    try {
      const browser = await new TestBrowser(other.app).start();
      const { url } = (await post(browser, '/auth/oauth/start')).body;
      const returned = await new ProviderVisit(gone.issuer).logIn(url, mail);
      await gone.stop();
      expect((await finish(browser, returned)).body.errorType).toBe('oauth_unavailable');
    } finally {
      await other.stop();
    }
    const never = await openTestPlatform({ oauth: gone });
    try {
      const browser = await new TestBrowser(never.app).start();
      const answer = await post(browser, '/auth/oauth/start');
      expect([answer.status, answer.body.errorType]).toEqual([503, 'oauth_unavailable']);
    } finally {
      await never.stop();
    }
  });

  it('a site without a provider offers none', async () => {
    const plain = await openTestPlatform();
    try {
      const browser = await new TestBrowser(plain.app).start();
      const { body } = await browser.get<Answer>('/site_config');
      expect(body).toMatchObject({ oauthAvailable: false, oauthProvider: null });
      expect((await post(browser, '/auth/oauth/start')).body.errorType).toBe('not_found');
    } finally {
      await plain.stop();
    }
  });
});

describe('[AUTH-04] connected logins of an account', () => {
  it('are added with the password, listed, exported, and removed with the password; an email reports both', async () => {
    const member = await newMember(platform);
    expect((await post(member, '/user/oauth/start', { password: 'wrong' })).body.errorType).toBe(
      'password_wrong',
    );
    const { url } = (await post(member, '/user/oauth/start', { password })).body;
    const returned = await new ProviderVisit(provider.issuer).logIn(url, mail);
    expect((await finish(member, returned)).body.step).toBe('connected');
    const { identities, has_password: has } = await security(member);
    expect(identities).toMatchObject([{ provider: 'Example ID', email: mail }]);
    expect(has).toBe(true);
    const exported = await member.post<{ data: Record<string, object[]> }>('/user/export', { password });
    expect(exported.body.data.logins_elsewhere).toMatchObject([{ email: mail }]);

    // Nobody else connects the same login.
    const second = await newMember(platform);
    const { url: again } = (await post(second, '/user/oauth/start', { password })).body;
    const taken = await finish(second, await new ProviderVisit(provider.issuer).logIn(again, mail));
    expect(taken.body.errorType).toBe('oauth_taken');

    const path = `/user/identities/${identities[0]?.id}/remove`;
    expect((await post(second, path, { password })).body.errorType).toBe('not_found');
    expect((await post(member, path, { password: 'wrong' })).body.errorType).toBe('password_wrong');
    expect((await post(member, path, { password })).status).toBe(200);
    expect((await security(member)).identities).toEqual([]);
    const published = await latestMails(platform.database.orm, `${member.name}@example.org`);
    expect(published.map(({ kind }) => kind).slice(0, 2)).toEqual(['identity_removed', 'identity_added']);
  });

  it('stay while they are the only way to log in, and go with the account', async () => {
    const browser = await signUp();
    const { identities, has_password: has } = await security(browser);
    expect(has).toBe(false);
    const answer = await post(browser, `/user/identities/${identities[0]?.id}/remove`, {
      password: 'any word',
    });
    expect(answer.body.errorType).toBe('only_login');
    // No password opens it.
    const guess = await post(await visitor(), '/auth/login', { username: name, password: '!' });
    expect(guess.body.errorType).toBe('invalid_credentials');
    const { eraseAccount } = await import('../features/account/deleted-account.ts');
    const [row] = await platform.database.orm.select().from(user).where(eq(user.username, name));
    if (row) await platform.database.orm.transaction((tx) => eraseAccount(tx, platform.context.signer, row));
    expect(await platform.database.orm.$count(identity, eq(identity.subject, mail))).toBe(0);
    expect((await arrive(await visitor())).step).toBe('complete');
  });

  it('keeps no secret of a login in clear', async () => {
    const browser = await visitor();
    const url = new URL(await start(browser));
    const rows = await platform.database.orm.select().from(oauthLogin);
    const stored = JSON.stringify(rows);
    for (const part of ['state', 'nonce'] as const) {
      expect(stored).not.toContain(url.searchParams.get(part));
    }
  });
});
