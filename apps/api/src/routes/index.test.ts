import { type BrowseUser, ErrorAnswer } from '@footlight/contract';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../kernel/accounts/password.ts';
import { clientLog, model, user } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { statusOf } from '../kernel/rooms/room-row.ts';
import { statusChange } from '../kernel/rooms/room-status.ts';
import { createStreamRights, revokeStream } from '../kernel/streams/stream-rights.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(faults).toEqual([]);
});

const browser = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const refusal = (errorType: string) => expect.objectContaining({ errorType, error: expect.any(String) });
const person = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'long enough',
  birth_date: '1995-05-05',
  accept_terms: true,
});

describe('site config', () => {
  test.each([
    ['localhost:4000', 'footlight'],
    ['velvet.localhost:4000', 'velvet'],
    ['noir.localhost', 'noir'],
    ['nobody-knows.example', 'footlight'],
  ])('[BRAND-01] the host %s gets the site %s', async (host, sitecode) => {
    const { status, body } = await browser({ host }).get<{ site: { sitecode: string } }>('/site_config');
    expect([status, body.site.sitecode]).toEqual([200, sitecode]);
  });

  test('the public projection makes no session and holds no csrf', async () => {
    const { body, headers } = await browser().get('/site_config?ssr=1');
    expect(body.csrf).toBeNull();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('[AUTH-01] a session gets a csrf that stays its own', async () => {
    const one = await browser().start();
    const again = await one.get<{ csrf: string }>('/site_config');
    expect(again.body.csrf).toBe(one.csrf);
    expect((await browser().start()).csrf).not.toBe(one.csrf);
  });

  test('the session cookie is httpOnly and lax, and secure behind https', async () => {
    const plain = await browser().get('/site_config');
    expect(String(plain.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    const tls = await browser({ 'x-forwarded-proto': 'https' }).get('/site_config');
    expect(String(tls.headers['set-cookie'])).toMatch(/^__Host-fl_session=.*HttpOnly; Secure; SameSite=Lax$/);
    // A cookie that another subdomain could set is no session here.
    const member = await browser().login('viewer');
    const cookie = `fl_session=${member.cookies.get('fl_session')}`;
    const current = await browser({ 'x-forwarded-proto': 'https', cookie }).get<{ user: unknown }>(
      '/user/current',
    );
    expect(JSON.stringify(current.body)).not.toContain('viewer@example.com');
    const own = await browser({ cookie }).get('/user/current');
    expect(JSON.stringify(own.body)).toContain('viewer@example.com');
  });

  test('a public address with https makes cookies secure, whatever the proxy forwards', async () => {
    const platform = await openTestPlatform({ publicUrl: 'https://cams.example', trustProxy: false });
    const { headers } = await new TestBrowser(platform.app).get('/site_config');
    expect(String(headers['set-cookie'])).toMatch(/^__Host-.*Secure/);
    await platform.stop();
  });

  test('the owner of a brand is not told to visitors', async () => {
    const { body } = await browser({ host: 'velvet.localhost:4000' }).get('/site_config');
    expect(JSON.stringify(body)).toContain('Velvet Hour');
    expect(JSON.stringify(body)).not.toContain('owner_webmaster');
  });

  test.each(['/user/resend_email', '/billing/product_av'])(
    '%s follows no link of another site',
    async (path) => {
      const one = await browser().login('unconfirmed');
      const { body } = await one.call('GET', path, undefined, { 'sec-fetch-site': 'cross-site' });
      expect(body).toEqual(refusal('csrf_failed'));
    },
  );

  test('settings of two tabs that are saved at once are both kept', async () => {
    const one = await browser().login('supervip');
    const changes = [
      { volume_tip: 11 },
      { tip_confirm_above: 50 },
      { invisible_mode_level: 1 },
      { pm_audio_notification: false },
    ];
    await Promise.all(changes.map((change) => one.post('/user/settings', change)));
    const { body } = await one.get<{ settings: object }>('/user/current');
    expect(body.settings).toMatchObject(Object.assign({}, ...changes));
  });
});

describe('who is calling', () => {
  test('[AUTH-03] a visitor is a guest with an empty purse', async () => {
    const { body } = await browser().get<{ user: { id: number; username: string }; tokens: number }>(
      '/user/current',
    );
    expect(body.user.username).toMatch(/^guest_[0-9a-f]{10}$/);
    expect([body.user.id, body.tokens]).toEqual([0, 0]);
  });

  test('[AUTH-02] sign-up gives an account with the free tokens, in the books', async () => {
    const fresh = await browser().start();
    expect((await fresh.post('/auth/register', person('newcomer'))).body).toEqual({
      status: 1,
      free_tokens_on_hold: 100,
    });
    expect(await fresh.tokens()).toBe(200);
    const { body } = await fresh.get<{ user: { username: string; email_confirmed: boolean } }>(
      '/user/current',
    );
    expect(body.user).toMatchObject({ username: 'newcomer', email_confirmed: false });
  });

  test.each([
    ['a taken name', { username: 'viewer' }, 409, 'username_taken', { username: 'taken' }],
    ['a taken name in capitals', { username: 'Viewer' }, 409, 'username_taken', { username: 'taken' }],
    ['a taken email', { email: 'VIEWER@example.com' }, 409, 'email_taken', { email: 'taken' }],
    ['a path of the site', { username: 'couples' }, 400, 'invalid_input', { username: 'reserved' }],
    ['the guests’ prefix', { username: 'guest_1234' }, 400, 'invalid_input', { username: 'reserved' }],
    ['a short password', { password: 'seven77' }, 400, 'invalid_input', { password: 'too_short' }],
    ['a child', { birth_date: '2012-01-01' }, 400, 'invalid_input', { birth_date: 'under_age' }],
    ['terms not accepted', { accept_terms: false }, 400, 'invalid_input', { accept_terms: 'not_accepted' }],
    ['no email', { email: undefined }, 400, 'invalid_input', { email: 'required' }],
  ])('sign-up refuses %s', async (_name, change, status, errorType, fields) => {
    const fresh = await browser().start();
    const answer = await fresh.post('/auth/register', { ...person('refused_one'), ...change });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(expect.objectContaining({ errorType, fields }));
    expect(v.is(ErrorAnswer, answer.body)).toBe(true);
  });

  test('one name asked for by two at once goes to one of them', async () => {
    const rivals = await Promise.all([browser().start(), browser().start()]);
    const answers = await Promise.all(
      rivals.map((one, index) =>
        one.post('/auth/register', { ...person('contested'), email: `rival${index}@example.org` }),
      ),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  test('login renews the session: the old cookie stays a guest', async () => {
    const one = await browser().start();
    const before = new Map(one.cookies);
    await one.login('viewer');
    expect(one.cookies.get('fl_session')).not.toBe(before.get('fl_session'));
    const thief = browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    const { body } = await thief.get<{ user: { username: string } }>('/user/current');
    expect(body.user.username).toMatch(/^guest_/);
  });

  test('a wrong password and an unknown name are refused alike', async () => {
    const one = await browser().start();
    const wrong = await one.post('/auth/login', { username: 'viewer', password: 'not this' });
    const unknown = await one.post('/auth/login', { username: 'no_such_one', password: 'not this' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body).toEqual(refusal('invalid_credentials'));
  });

  test('a broadcaster of the demo world cannot be logged in', async () => {
    const one = await browser().start();
    const answer = await one.post('/auth/login', { username: 'maren_ember', password: '!' });
    expect(answer.body).toEqual(refusal('invalid_credentials'));
  });

  test('after logout the cookie’s session is gone', async () => {
    const one = await browser().login('premium');
    const cookie = one.cookies.get('fl_session') ?? '';
    expect((await one.post('/auth/logout', {})).body).toEqual({ status: 1, redirect: null });
    const replay = browser();
    replay.cookies.set('fl_session', cookie);
    expect((await replay.get<{ user: { id: number } }>('/user/current')).body.user.id).toBe(0);
  });

  test('settings of a user are kept and published, of a guest kept in the browser', async () => {
    const one = await browser().login('vip');
    platform.published.length = 0;
    await one.post('/user/settings', { dark_mode_enabled: true });
    const { body } = await one.get<{ settings: object }>('/user/current');
    expect(body.settings).toMatchObject({ dark_mode_enabled: true, volume_tip: 70 });
    expect(platform.published[0]).toMatchObject({ to: 'user 4', event: 'v3.user.settings' });
    const guest = await browser().start();
    await guest.post('/user/settings', { volume_tip: 5 });
    const asGuest = await guest.get<{ settings: object }>('/user/current');
    expect(asGuest.body.settings).toMatchObject({ volume_tip: 5 });
  });
});

describe('what must not get through', () => {
  test.each<[string, Record<string, string>]>([
    ['no csrf token', { 'x-csrf-token': '' }],
    ['another session’s csrf token', { 'x-csrf-token': 'VZbDDaC9xotwQtjFxRHdspvMYEzWSyohhb7BbpHGqV0' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://noir.localhost:4000' }],
  ])('a spend with %s', async (_name, headers) => {
    const one = await browser().login('premium');
    const before = await one.tokens();
    const answer = await one.call(
      'POST',
      '/tip/maren_ember',
      { amount: 1 },
      { 'idempotency-key': 'csrf-try-1', ...headers },
    );
    expect([answer.status, answer.body]).toEqual([403, refusal('csrf_failed')]);
    expect(await one.tokens()).toBe(before);
  });

  test('a forged guest cookie is nobody', async () => {
    const one = browser();
    one.cookies.set('fl_session', 'g.someone.signature');
    const { headers } = await one.get('/site_config');
    expect(headers['set-cookie']).toBeDefined();
  });

  test('a body that is no JSON, or none of ours, gets a typed answer', async () => {
    const one = await browser().start();
    const broken = await platform.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: '{"username":',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.statusCode, broken.json()]).toEqual([400, refusal('malformed_json')]);
    const empty = await one.post('/auth/login', {});
    expect(empty.body).toMatchObject({ fields: { username: 'required', password: 'required' } });
    const nowhere = await one.get('/no/such/call');
    expect([nowhere.status, nowhere.body]).toEqual([404, refusal('not_found')]);
  });
});

describe('browse and rooms', () => {
  type Listed = { userList: { username: string; gender: string; status: string }[]; totalCount: number };

  test.each([
    ['/girls', 'f'],
    ['/men', 'm'],
    ['/trans', 't'],
    ['/couples', 'c'],
  ])('[BROWSE-01] %s lists its own', async (path, gender) => {
    const { body } = await browser().get<Listed>(`/browse/react${path}?perPage=1000`);
    expect(new Set(body.userList.map((one) => one.gender))).toEqual(new Set([gender]));
    expect(body.userList).toHaveLength(body.totalCount);
  });

  test('[BROWSE-02] pages follow each other without overlap; live rooms come first', async () => {
    const page = async (p: number) => (await browser().get<Listed>(`/browse/react/?p=${p}`)).body;
    const [one, two] = [await page(1), await page(2)];
    expect(one.userList).toHaveLength(98);
    const names = [...one.userList, ...two.userList].map((user) => user.username);
    expect(new Set(names).size).toBe(names.length);
    expect(one.userList.every((user) => ['online', 'online_ai', 'reconnecting'].includes(user.status))).toBe(
      true,
    );
    expect(one.totalCount).toBeGreaterThan(400);
  });

  test('asked numbers of rooms become one of few; endless slashes and pages cost nothing', async () => {
    const list = async (path: string) => (await browser().get<Listed & { perPageCount: number }>(path)).body;
    expect((await list('/browse/react/girls?perPage=97')).perPageCount).toBe(98);
    expect((await list('/browse/react/girls?perPage=158')).perPageCount).toBe(158);
    expect((await list('/browse/react/girls?perPage=99999')).perPageCount).toBe(998);
    expect((await list('/browse/react/girls?p=99999')).userList).toEqual([]);
    expect((await list('/browse/react/girls///')).userList.length).toBeGreaterThan(10);
  });

  test('share pictures exist for rooms and sites, not for every name', async () => {
    const { body } = await browser().get('/chat/react/maren_ember');
    const statusOf = async (url: string) => (await platform.app.inject(url)).statusCode;
    const [room = ''] = /\/art\/share\/[^"]+/.exec(JSON.stringify(body)) ?? [];
    expect(await statusOf(room)).toBe(200);
    expect(await statusOf('/art/share/velvet.png')).toBe(200);
    expect(await statusOf('/art/share/f.anything.png')).toBe(404);
  }, 60_000);

  test('genders can be left out, unknown lists are not found', async () => {
    const { body } = await browser().get<Listed>('/browse/react/?gender-hide=f,c&perPage=1000');
    expect(new Set(body.userList.map((one) => one.gender))).toEqual(new Set(['m', 't']));
    expect((await browser().get('/browse/react/nowhere')).status).toBe(404);
  });

  test('[ROOM-03] a right to watch that is withdrawn while the room is read opens no stream', async () => {
    const { context, database } = platform;
    const viewer = await browser().login('viewer');
    const [row] = await database.orm.select().from(model).where(eq(model.streamName, 's_maren_ember'));
    const [account] = await database.orm.select().from(user).where(eq(user.username, 'viewer'));
    if (!row || !account) throw new Error('the demo has changed');
    const { userId: modelId, streamName } = row;
    const read = async () => {
      const { body } = await viewer.get<{ stream: { token: string } }>('/chat/react/maren_ember');
      return createStreamRights(database.orm, context.signer).refuse(streamName, body.stream.token);
    };
    expect(await read()).toBeNull();
    const withdrawals = [
      () => revokeStream(database.orm, account.id, modelId),
      () => revokeStream(database.orm, account.id, null),
      () => database.orm.update(model).set(statusChange('private')).where(eq(model.userId, modelId)),
    ];
    for (const withdraw of withdrawals) {
      // Asked after the decision whether the viewer may watch.
      const late = vi.spyOn(context.roomApps, 'ids').mockImplementationOnce(async () => {
        await withdraw();
        return [];
      });
      expect(await read()).toBe('token_revoked');
      late.mockRestore();
    }
    await database.orm
      .update(model)
      .set(statusChange(statusOf(row)))
      .where(eq(model.userId, modelId));
  });

  test('[ROOM-01] a room has a stream token; an unknown name gets suggestions', async () => {
    const { body } = await browser().get<{ stream: { token: string }; viewer: object }>(
      '/chat/react/maren_ember',
    );
    expect(body.stream.token).toMatch(/\S{20}/);
    const unknown = await browser().get<{ suggestions: string[]; alternativeUserList: BrowseUser[] }>(
      '/chat/react/maren_nobody',
    );
    expect(unknown.status).toBe(404);
    expect(unknown.body.suggestions[0]).toMatch(/^mar/);
    // The same rooms as lists show them: live, and none that the visitor may not see.
    const [first, ...others] = unknown.body.alternativeUserList;
    expect([first, ...others].map((one) => one?.username)).toEqual(unknown.body.suggestions);
    if (!first) throw new Error('No room is suggested');
    expect(first.thumbnail_url).toContain('/art/thumb/');
    const block = (blockedCountries: string[]) =>
      platform.database.orm.update(model).set({ blockedCountries }).where(eq(model.userId, first.id));
    await block(['NZ']);
    const zealand = new TestBrowser(platform.app, { 'x-geo-country': 'NZ' });
    const there = await zealand.get<{ suggestions: string[] }>('/chat/react/maren_nobody');
    expect(there.body.suggestions).not.toContain(first.username);
    await block([]);
    // The session decides who asks, whatever name the query has.
    const named = await browser().get<{ viewer: object }>('/chat/react/maren_ember?username=mod');
    expect(named.body.viewer).toEqual(body.viewer);
    const genders = async (hide: string) => {
      const { body } = await browser().get<{ suggestions: string[] }>(
        `/chat/react/maren_nobody?gender-hide=${hide}`,
      );
      const rows = await platform.database.orm
        .select({ gender: model.gender })
        .from(model)
        .innerJoin(user, eq(user.id, model.userId))
        .where(inArray(user.username, body.suggestions));
      return new Set(rows.map(({ gender }) => gender));
    };
    expect(await genders('m,t,c')).toEqual(new Set(['f']));
    expect(await genders('f')).not.toContain('f');
    const crafted = await browser().get('/chat/react/maren_nobody?gender-hide=x');
    expect(crafted.status).toBe(400);
  });

  test('what age verification protects does not leave the server', async () => {
    const floridian = await browser().login('floridian');
    const { body } = await floridian.get('/chat/react/maren_ember');
    expect(body).toMatchObject({ stream: null, viewer: { ageVerificationRequired: true } });
  });

  test('a broadcaster is offline where they do not want to be seen', async () => {
    const { rows } = (await platform.database.orm.execute(
      "SELECT username, blocked_countries[1] AS country FROM model JOIN \"user\" ON id = user_id WHERE blocked_countries <> '{}' AND model.status = 'online' LIMIT 1",
    )) as unknown as { rows: { username: string; country: string }[] };
    const { username, country } = rows[0]!;
    const there = browser({ 'x-geo-country': country });
    expect((await there.get(`/chat/react/${username}`)).body).toMatchObject({
      stream: null,
      chat: { status: 'offline' },
    });
    const listed = await there.get<Listed>('/browse/react/?perPage=1000');
    expect(listed.body.userList.map((one) => one.username)).not.toContain(username);
    expect((await browser().get(`/chat/react/${username}`)).body).toMatchObject({
      chat: { status: 'online' },
    });
  });

  test('media come newest first', async () => {
    const { body } = await browser().get<{ mediaList: { created_at: string }[] }>('/user/maren_ember/media');
    const dates = body.mediaList.map((one) => one.created_at);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('texts and dates that no database stores', () => {
  test.each([
    ['/user/maren_ember/notes', { notes: 'a\0b' }, 'notes'],
    ['/user/settings', { chat_user_sort: 'tokens\0' }, 'chat_user_sort'],
    ['/messages/maren_ember', { client_id: 'client-id-1', message: 'half \ud800' }, 'message'],
  ])('%s refuses %j with its field', async (path, body, field) => {
    const one = await browser().login('viewer');
    const answer = await one.post(path, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ fields: { [field]: 'invalid_format' } }),
    ]);
  });

  test.each([
    ['objects', '{"a":', '1', '}'],
    ['lists', '[', '', ']'],
  ])('a body of %s that is too deep', async (_name, open, middle, close) => {
    const nested = (levels: number) => open.repeat(levels) + middle + close.repeat(levels);
    const one = await browser().start();
    const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': one.csrf, cookie };
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers,
        payload,
      });
      return [answer.statusCode, answer.json().errorType];
    };
    for (const levels of [33, 150_000]) expect(await send(nested(levels))).toEqual([400, 'invalid_input']);
  });

  test.each(['1990-02-31', '1990-02-30', '0000-01-01', '1900-02-29'])(
    'a birth date %s',
    async (birth_date) => {
      const one = await browser().start();
      const account = {
        username: 'dated',
        email: 'dated@example.org',
        password: 'long enough',
        accept_terms: true,
      };
      const { status, body } = await one.post('/auth/register', { ...account, birth_date });
      expect([status, body.fields]).toEqual([400, { birth_date: 'invalid_format' }]);
    },
  );
});

describe('logs', () => {
  test('[SHELL-24] a render error gets a code that stays with its report', async () => {
    const one = await browser().start();
    const url = 'http://localhost:4000/email/confirm?token=secret';
    const report = { clientVersion: '1', errorMessage: 'boom', stack: '', time: 1, url };
    const { body } = await one.post<{ code: string }>('/log/react-error', report);
    expect(body.code).toMatch(/^E-[0-9A-F]{8}$/);
    const { orm } = platform.database;
    const [stored] = await orm.select().from(clientLog).where(eq(clientLog.code, body.code));
    expect(stored?.body).toMatchObject({ url: 'http://localhost:4000/email/confirm', errorMessage: 'boom' });
  });
});

test('[SHELL-25] console lines are stored for the role remote_logging only, and purchases without their query', async () => {
  const { orm } = platform.database;
  const logs = [{ level: 'warn', message: 'slow', time: 1 }];
  const one = await new TestBrowser(platform.app).login('viewer');
  expect((await one.post('/log', { logs })).status).toBe(403);
  await orm
    .update(user)
    .set({ roles: ['remote_logging'] })
    .where(eq(user.username, 'viewer'));
  expect((await one.post('/log', { logs })).status).toBe(200);
  expect((await one.post('/log', { logs: Array(51).fill(logs[0]) })).status).toBe(400);
  await one.post('/log/purchase', { link: 'https://biller.example/checkout/7?token=secret' });
  const stored = await orm
    .select()
    .from(clientLog)
    .where(inArray(clientLog.kind, ['console', 'purchase']));
  expect(stored.map(({ body }) => body)).toEqual([{ logs }, { link: 'https://biller.example/checkout/7' }]);
});

describe('limits', () => {
  let strict: TestPlatform;
  beforeAll(async () => {
    strict = await openTestPlatform({ registrationsPerHour: 2 });
  }, 90_000);
  afterAll(() => strict.stop());
  const at = (address: string) =>
    new TestBrowser(strict.app, { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }).start();

  test('wrong passwords run out after ten; the right one then waits too, others do not', async () => {
    const one = await at('192.0.2.1');
    const attempt = (username: string, password: string) => one.post('/auth/login', { username, password });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt('vip', 'wrong guess')).body).toEqual(refusal('invalid_credentials'));
    }
    expect((await attempt('vip', 'wrong guess')).body).toEqual(refusal('rate_limited'));
    expect((await attempt('vip', 'footlight')).status).toBe(429);
    // The email names the same account.
    expect((await attempt('vip@example.com', 'footlight')).status).toBe(429);
    for (let count = 0; count < 12; count += 1) {
      await new TestBrowser(strict.app).login('viewer');
    }
  }, 90_000);

  test('a burst of guesses does not pass: each counts before it is checked', async () => {
    const one = await at('192.0.2.2');
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, count) =>
        one.post('/auth/login', { username: 'premium', password: count === 24 ? 'footlight' : 'wrong' }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const room = await Promise.all(
      Array.from({ length: 15 }, () => one.post('/chat/react/petra_passe/password', { password: 'wrong' })),
    );
    expect(room.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('guesses from many addresses slow down one account', async () => {
    const answers: number[] = [];
    for (let host = 1; host <= 11; host += 1) {
      const one = await at(`198.51.100.${host}`);
      for (let count = 0; count < 5; count += 1) {
        answers.push((await one.post('/auth/login', { username: 'supervip', password: 'wrong' })).status);
      }
    }
    expect(answers.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(answers.slice(50)).toEqual([429, 429, 429, 429, 429]);
  }, 90_000);

  test('registrations are counted by address, and by the /64 of IPv6', async () => {
    const register = async (address: string, username: string) =>
      (await (await at(address)).post('/auth/register', person(username))).status;
    expect(await register('2001:db8:5:5::1', 'crowd_one')).toBe(200);
    expect(await register('2001:db8:5:5::2', 'crowd_two')).toBe(200);
    expect(await register('2001:db8:5:5:9::3', 'crowd_three')).toBe(429);
    expect(await register('2001:db8:5:6::1', 'crowd_four')).toBe(200);
  });

  test('a login replaces a hash that costs less than today’s', async () => {
    const { orm } = strict.database;
    const stored = async () =>
      (await orm.select().from(user).where(eq(user.username, 'newly_strong')))[0]?.passwordHash ?? '';
    const one = await at('192.0.2.3');
    await one.post('/auth/register', person('newly_strong'));
    const passwordHash = await hashPassword('long enough', 9);
    await orm.update(user).set({ passwordHash }).where(eq(user.username, 'newly_strong'));
    await new TestBrowser(strict.app).login('newly_strong', 'long enough');
    const strong = await stored();
    expect(strong).toMatch(/^scrypt\$10\$/);
    await new TestBrowser(strict.app).login('newly_strong', 'long enough');
    expect(await stored()).toBe(strong);
  });

  test('unsigned callbacks of a payment provider are limited, so that they cannot fill the log', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 32; count += 1) {
      const url = '/api/v1/billing/callback/sandbox';
      answers.push((await strict.app.inject({ method: 'POST', url, payload: {} })).statusCode);
    }
    expect(answers).toEqual([...Array(30).fill(401), 429, 429]);
  });

  test('reads are limited generously by address', async () => {
    // An address that answers at once: all of it has to happen within the minute of the limit.
    const read = async (from: string) =>
      (await strict.app.inject({ url: '/api/v1/nothing', headers: { 'x-forwarded-for': from } })).statusCode;
    const answers: number[] = [];
    while (answers.length < 3_100) {
      answers.push(...(await Promise.all(Array.from({ length: 100 }, () => read('192.0.2.9')))));
    }
    expect(answers.filter((status) => status === 404)).toHaveLength(3_000);
    expect(answers.filter((status) => status === 429)).toHaveLength(100);
    expect(await read('192.0.2.10')).toBe(404);
    // A list counts three times, also a malformed request.
    const list = async () => {
      const url = '/api/v1/browse/react/?perPage=many';
      return (await strict.app.inject({ url, headers: { 'x-forwarded-for': '192.0.2.11' } })).statusCode;
    };
    const lists = await Promise.all(Array.from({ length: 1_010 }, list));
    expect(lists.filter((status) => status === 429)).toHaveLength(10);
  }, 60_000);
});
