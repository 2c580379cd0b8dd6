import { AVATAR_LIMITS, AVATAR_SIDE, USERNAME_REST } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, model, user } from '../kernel/db/schema/index.ts';
import { latestMails } from '../kernel/mail/outbox.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

interface Answer {
  settings: Record<string, unknown>;
  blocked_countries: string[];
  blocked_states: string[];
  user: { username: string; display_name: string; email: string; avatar: string | null };
  errorType?: string;
  error?: string;
  fields?: object;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.stop());

let who: Member;
beforeEach(async () => {
  who = await newMember(platform);
  await platform.database.orm.delete(mailOutbox);
});

const me = async (browser: TestBrowser = who) => (await browser.get<Answer>('/user/current')).body;
const save = (body: object, browser: TestBrowser = who) => browser.post<Answer>('/user/settings', body);
const from = (place: Record<string, string>) => new TestBrowser(platform.app, place).start();
const roomFor = async (place: Record<string, string>) =>
  (await (await from(place)).get<{ viewer: object }>('/chat/react/model')).body;

describe('[AUTH-05] settings', () => {
  it('are saved under the names and in the forms of the specification, and published to the other tabs', async () => {
    const change = {
      font_size: 18,
      text_color: '#112233',
      chat_emoticons: 'NO',
      invisible_mode_level: 1,
      video_player_floating_enabled: 'NO',
      followed_web: false,
      chat_allowed: 'tip_recent',
      featured_show_notification: 'none',
    };
    const { body } = await save(change);
    expect(body.settings).toMatchObject(change);
    expect((await me()).settings).toMatchObject(change);
    expect(platform.published).toContainEqual({
      to: `user ${who.id}`,
      event: 'v3.user.settings',
      payload: { settings: body.settings },
    });
    expect((await save({ chat_emoticons: true })).body.fields).toMatchObject({
      chat_emoticons: expect.any(String),
    });
  });

  it('name the field that they do not take, and save nothing then', async () => {
    for (const [change, problem] of [
      [{ daily_limit: 5 }, 'unknown_field'],
      [{ max_linked_accounts: 5 }, 'unknown_field'],
      [{ can_change_username: false }, 'unknown_field'],
      [{ vault_is_enabled: true }, 'unknown_field'],
      [{ postpay: true }, 'not_accepted'],
    ] as const) {
      for (const browser of [who, await new TestBrowser(platform.app).start()]) {
        const { status, body } = await save({ ...change, volume_tip: 3 }, browser);
        expect({ status, fields: body.fields }).toEqual({
          status: 400,
          fields: { [Object.keys(change)[0] as string]: problem },
        });
        expect((await me(browser)).settings.volume_tip).not.toBe(3);
      }
    }
  });

  it('of a room change the room, under its rules, and are refused to everybody without one', async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await save({ private_cost: 77, cam2cam: false, mod_expire: 3 }, broadcaster);
    expect(body.settings).toMatchObject({ private_cost: 77, cam2cam: false, mod_expire: 3 });
    const room = await broadcaster.get<{ private_cost: number; settings: object }>(
      '/video/streamer_settings',
    );
    expect(room.body).toMatchObject({ private_cost: 77, settings: { sharecam: false } });
    const nameless = await save({ sell_snapchat: 'YES', sell_snapchat_username: '' }, broadcaster);
    expect(nameless.body.fields).toEqual({ sell_snapchat_username: 'required' });
    for (const change of [{ private_cost: 5 }, { blocked_countries: ['FR'] }]) {
      expect((await save(change)).body.errorType).toBe('forbidden');
      expect((await save(change, await from({}))).body.errorType).toBe('forbidden');
    }
  });
});

describe('[AUTH-08] blocked places', () => {
  it('shut out visitors from a country, and from one state only', async () => {
    const broadcaster = await new TestBrowser(platform.app).login('model');
    const { body } = await save(
      { blocked_countries: ['FR', 'BE', 'FR'], blocked_states: ['US-TX'] },
      broadcaster,
    );
    expect(body).toMatchObject({ blocked_countries: ['BE', 'FR'], blocked_states: ['US-TX'] });
    expect((await me(broadcaster)).blocked_states).toEqual(['US-TX']);
    await platform.database.orm.update(model).set({ status: 'online' }).where(eq(model.userId, 11));
    const nevada = { 'x-geo-country': 'US', 'x-geo-region': 'NV' };
    const texas = { 'x-geo-country': 'US', 'x-geo-region': 'TX' };
    for (const place of [{ 'x-geo-country': 'FR' }, texas] as Record<string, string>[]) {
      expect(await roomFor(place)).toMatchObject({ stream: null, chat: { status: 'offline' } });
    }
    for (const place of [{ 'x-geo-country': 'DE' }, nevada] as Record<string, string>[]) {
      expect(await roomFor(place)).toMatchObject({ chat: { status: 'online' } });
    }
    type Listed = { userList: { username: string }[] };
    const list = async (place: Record<string, string>) =>
      (await (await from(place)).get<Listed>('/browse/react/?perPage=1000')).body.userList.map(
        ({ username }) => username,
      );
    expect(await list(texas)).not.toContain('model');
    expect(await list(nevada)).toContain('model');
    // A member who moves is still blocked at home, as long as the platform knows no other place.
    await platform.database.orm
      .update(user)
      .set({ country: 'US', traits: { state: 'TX' } })
      .where(eq(user.id, who.id));
    expect((await who.get('/chat/react/model')).body).toMatchObject({ chat: { status: 'offline' } });
    await save({ blocked_countries: [], blocked_states: [] }, broadcaster);
    await platform.database.orm.update(model).set({ status: 'offline' }).where(eq(model.userId, 11));
    expect((await save({ blocked_states: ['Texas'] }, broadcaster)).status).toBe(400);
  });
});

describe('[AUTH-05] the profile', () => {
  it('keeps the rules of sign-up, and nobody takes another one’s name', async () => {
    const saved = await who.post<Answer>('/user/profile', {
      display_name: ' Ada  of Ghent ',
      gender: 't',
      birth_date: '1990-02-28',
    });
    expect(saved.body.user).toMatchObject({ display_name: 'Ada  of Ghent', gender: 't' });
    const problemOf = async (body: object, browser: TestBrowser = who) =>
      (await browser.post<Answer>('/user/profile', body)).body.fields;
    expect(await problemOf({ display_name: 'Maren_Ember' })).toEqual({ display_name: 'taken' });
    expect(await problemOf({ display_name: 'x' })).toEqual({ display_name: 'too_short' });
    for (const name of ['\u3164\u3164\u3164', '\u200b\u200b', '\u2800\u2800', '\u{e0041}\u{e0042}']) {
      expect(await problemOf({ display_name: name }), JSON.stringify(name)).toEqual({
        display_name: 'invalid_format',
      });
    }
    for (const name of ['ad\u200bmin', '\u0430dmin', 'Foot\u200blight Support', 'Moderator 2']) {
      expect(await problemOf({ display_name: name }), name).toEqual({ display_name: 'reserved' });
    }
    // Looks like a broadcaster's username, and like her display name.
    for (const name of ['Mаren Еmber', 'maren.ember ⭐']) {
      expect(await problemOf({ display_name: name }), name).toEqual({ display_name: 'taken' });
    }
    const staff = await new TestBrowser(platform.app).login('helpdesk');
    expect((await staff.post<Answer>('/user/profile', { display_name: 'Support' })).status).toBe(200);
    expect(await problemOf({ display_name: 'Suppоrt' }, staff)).toBeUndefined();
    expect(await problemOf({ birth_date: '2020-01-01' })).toEqual({ birth_date: 'under_age' });
    expect(await problemOf({ birth_date: '1890-01-01' })).toEqual({ birth_date: 'too_small' });
    const broadcaster = await new TestBrowser(platform.app).login('model');
    expect(await problemOf({ birth_date: '1991-01-01' }, broadcaster)).toEqual({
      birth_date: 'not_accepted',
    });
  });
});

describe('[AUTH-06] a new email', () => {
  const next = () => `new-${who.id}@example.org`;
  const ask = (email: string, password = 'long enough') =>
    who.post<Answer>('/user/email', { email, password });
  const linkTo = async (email: string) => {
    const [mail] = await latestMails(platform.database.orm, email);
    return { kind: mail?.kind, token: new URL(mail?.link ?? 'http://none').searchParams.get('token') ?? '' };
  };
  const confirm = (token: string) => who.post<Answer>('/user/confirm_email', { token });

  it('needs the password and the link, and the old address gets an email', async () => {
    expect((await ask(next(), 'wrong one')).body.errorType).toBe('password_wrong');
    expect((await ask('viewer@example.com')).body).toMatchObject({ fields: { email: 'taken' } });
    expect((await ask(next())).body).toEqual({ status: 1 });
    const { kind, token } = await linkTo(next());
    expect(kind).toBe('email_change');
    expect((await linkTo(`${who.name}@example.org`)).kind).toBe('email_change_notice');
    expect((await me()).user.email).toBe(`${who.name}@example.org`);
    expect((await confirm(token)).status).toBe(200);
    expect((await me()).user).toMatchObject({ email: next(), email_confirmed: true });
    expect((await confirm(token)).body.errorType).toBe('email_link_invalid');
  });

  it('a link is void after a newer one, after a change of password, and when the address went to somebody', async () => {
    await ask(next());
    const first = (await linkTo(next())).token;
    await ask(next());
    expect((await confirm(first)).body.errorType).toBe('email_link_invalid');
    const second = (await linkTo(next())).token;
    await who.post('/user/password', { current: 'long enough', password: 'long enough too' });
    expect((await confirm(second)).body.errorType).toBe('email_link_invalid');
    await ask(next(), 'long enough too');
    const other = await newMember(platform);
    await platform.database.orm.update(user).set({ email: next() }).where(eq(user.id, other.id));
    expect((await confirm((await linkTo(next())).token)).body.errorType).toBe('email_link_invalid');
  });
});

describe('[AUTH-07] a new username', () => {
  const rename = (username: string, browser: TestBrowser = who) =>
    browser.post<Answer>('/user/username', { username });

  it('is chosen where can_change_username says so; the old one stays reserved', async () => {
    expect((await me()).settings.can_change_username).toBe(true);
    expect((await rename('viewer')).body).toMatchObject({ fields: { username: 'taken' } });
    expect((await rename('login')).body).toMatchObject({ fields: { username: 'reserved' } });
    const before = who.name;
    const after = `renamed_${who.id}`;
    expect((await rename(after)).status).toBe(200);
    expect(await me()).toMatchObject({
      user: { username: after, display_name: after },
      settings: { can_change_username: false },
    });
    expect(platform.published).toContainEqual({ to: `user ${who.id}`, event: 'v3.refresh', payload: {} });
    expect((await rename(`again_${who.id}`)).body.errorType).toBe('username_fixed');
    // The former name still logs in, until the account has it no more.
    const again = await new TestBrowser(platform.app).start();
    const login = { username: before, password: 'long enough' };
    expect((await again.post('/auth/login', login)).status).toBe(200);
    expect((await me(again)).user.username).toBe(after);
    const guess = await new TestBrowser(platform.app).start();
    expect((await guess.post('/auth/login', { ...login, password: 'long enough?' })).status).toBe(401);
    const other = await newMember(platform);
    expect((await rename(before, other)).body.fields).toEqual({ username: 'taken' });
    const rested = { usernameChangedAt: new Date(Date.now() - USERNAME_REST - 1_000).toISOString() };
    await platform.database.orm.update(user).set({ traits: rested }).where(eq(user.id, who.id));
    expect((await rename(before)).status).toBe(200);
  });

  it('is not for broadcasters, staff and owners of sites', async () => {
    for (const name of ['model', 'mod', 'operator']) {
      const browser = await new TestBrowser(platform.app).login(name);
      expect((await me(browser)).settings.can_change_username).toBe(false);
      expect((await rename(`new_${name}`, browser)).body.errorType).toBe('username_fixed');
    }
  });
});

describe('[SHELL-10] a profile picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a25' } });
  const upload = (bytes: Buffer, type = 'image/png', browser: TestBrowser = who) =>
    browser.upload<Answer>('/avatar/upload', [{ bytes, type }]);

  it('is drawn anew as a square without the data of the photo, and everybody may see it', async () => {
    const photo = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const { body } = await upload(photo, 'image/jpeg');
    const path = body.user.avatar ?? '';
    expect((await me()).user.avatar).toBe(path);
    const served = await platform.app.inject({ url: path });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: AVATAR_SIDE,
      height: AVATAR_SIDE,
    });
    expect(served.rawPayload.includes('secret place')).toBe(false);
    const avif = await picture(90, 60).avif().toBuffer();
    expect((await upload(avif, 'image/avif')).body.user.avatar).not.toBe(path);
    expect((await platform.app.inject({ url: path })).statusCode).toBe(404);
    expect((await who.post<Answer>('/avatar/remove', {})).body.user.avatar).toBeNull();
    expect((await platform.app.inject({ url: path })).statusCode).toBe(404);
  });

  it('is refused with the specification’s words when it is no picture, of another kind, damaged or too large', async () => {
    const png = await picture(20, 20).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const tiff = await picture(20, 20).tiff().toBuffer();
    expect((await upload(Buffer.from('hello'), 'text/plain')).body.error).toBe(
      'Only image files are supported.',
    );
    for (const [bytes, type] of [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [tiff, 'image/png'],
    ] as const) {
      expect((await upload(bytes, type)).body.error).toBe('Only PNG, JPG, WEBP or GIF files are supported.');
    }
    const cut = (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900);
    expect((await upload(cut, 'image/jpeg')).body.errorType).toBe('image_damaged');
    const wide = await picture(AVATAR_LIMITS.side + 1, 2)
      .png()
      .toBuffer();
    expect((await upload(wide)).body.errorType).toBe('avatar_too_large');
    const frames = AVATAR_LIMITS.frames + 1;
    const film = await sharp(Buffer.alloc(2 * 2 * frames * 3, 7), {
      raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 },
    })
      .gif({ keepDuplicateFrames: true })
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(frames);
    expect((await upload(film, 'image/gif')).body.errorType).toBe('avatar_too_large');
    const heavy = Buffer.concat([png, Buffer.alloc(AVATAR_LIMITS.bytes)]);
    expect((await upload(heavy)).body.errorType).toBe('avatar_too_large');
    const two = [png, png].map((bytes) => ({ bytes, type: 'image/png' }));
    expect((await who.upload<Answer>('/avatar/upload', two)).body.errorType).toBe('avatar_count');
    expect((await who.post<Answer>('/avatar/upload', {})).body.errorType).toBe('avatar_count');
    expect((await upload(png, 'image/png', await from({}))).body.errorType).toBe('login_required');
    expect((await me()).user.avatar).toBeNull();
  });
});
