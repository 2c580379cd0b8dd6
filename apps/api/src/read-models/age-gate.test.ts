import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageCheck, media, model, user } from '../kernel/db/schema/index.ts';
import { createSigner } from '../kernel/signing.ts';
import { connectClient } from '../sockets/test-client.ts';
import {
  newMember,
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

const MODEL_ID = 11;
const FLORIDA = { 'x-geo-country': 'US', 'x-geo-region': 'FL' };
const CALIFORNIA = { 'x-geo-country': 'US', 'x-geo-region': 'CA' };
const HOUR = 3_600_000;
let platform: TestPlatform;
let server: Server;
let address: string;
let pictureId: number;

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  server = createServer();
  platform.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { orm } = platform.database;
  await orm.update(model).set({ status: 'online' }).where(eq(model.userId, MODEL_ID));
  const free = { tokenPrice: 0, isFreeNoAuth: true, artSeed: 'f.lawn' };
  const [item] = await orm
    .insert(media)
    .values({
      userId: MODEL_ID,
      name: 'A lawn',
      slug: 'a-lawn',
      typeId: 1,
      typeName: 'pictures',
      itemCount: 1,
      ...free,
    })
    .returning();
  pictureId = item?.id ?? 0;
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.stop();
});

interface Seen {
  stream: { token: string } | null;
  viewer: { ageVerificationRequired: boolean };
}
interface Item {
  media: { access_type: string; items: { url: string }[] };
}

const at = (place: Record<string, string>, who = new TestBrowser(platform.app)) => {
  const here = new TestBrowser(platform.app, place);
  for (const [name, value] of who.cookies) here.cookies.set(name, value);
  here.csrf = who.csrf;
  return here;
};
const cookieOf = (who: TestBrowser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The answer of a file's URL to this visitor. */
const fileStatus = async (who: TestBrowser, place: Record<string, string>, url: string) => {
  const headers = { host: 'localhost:4000', ...place, cookie: cookieOf(who) };
  return (await platform.app.inject({ url, headers })).statusCode;
};
/** An URL of the picture, given to a visitor from elsewhere. */
const leakedUrl = async () => {
  const { body } = await (await at(CALIFORNIA).start()).get<Item>(`/media/get/${pictureId}`);
  return body.media.items[0]?.url ?? '';
};

/** The picture, the stream's segments, a media file and the item's address, as far as the visitor gets them. */
async function received(who: TestBrowser, place: Record<string, string>) {
  const room = await who.get<Seen>('/chat/react/model');
  const token = room.body.stream?.token ?? '';
  const segment = await platform.app.inject(`/live/segment/s_model/hd/1.ts?token=${token}`);
  const item = (await who.get<Item>(`/media/get/${pictureId}`)).body.media;
  return {
    picture: room.body.stream !== null,
    // No stream runs in this platform: 503 means that the token opens it.
    segment: segment.statusCode === 503,
    address: item.items.length > 0,
    bytes: (await fileStatus(who, place, await leakedUrl())) === 200,
  };
}
const NOTHING = { picture: false, segment: false, address: false, bytes: false };
const EVERYTHING = { picture: true, segment: true, address: true, bytes: true };

/** Joins the room and says a line; the reason of the refusal, or null. */
async function speechRefusal(who: TestBrowser, place: Record<string, string>) {
  const { body } = await who.get<{ user: { node_token: string } }>('/user/current');
  const headers = { cookie: cookieOf(who), host: 'localhost:4000', ...place };
  const client = await connectClient(`${address}/chat/room`, headers);
  client.send('v3.authorize', { token: body.user.node_token, version: PROTOCOL_VERSION, room: 'model' });
  await client.wait('v3.authorize.success');
  const mine = randomUUID();
  client.send('v3.chat.message', { message: 'hello', client_id: mine });
  const answer = await client.wait('v3.chat.message', ({ client_id }) => client_id === mine);
  client.close();
  return answer.errorType ?? null;
}

const approve = (owner: { userId: number }, expiresAt: number) =>
  platform.database.orm.insert(ageCheck).values({
    id: randomUUID(),
    ...owner,
    method: 'incode',
    provider: 'sandbox',
    status: 'approved',
    decidedAt: new Date(),
    expiresAt: new Date(expiresAt),
  });
/** The proof of a guest's session that ends then. */
const guestProof = (who: TestBrowser, expiresAt: number) => {
  const signature = createSigner(TEST_SECRET).sign('age', `${who.cookies.get('fl_session')} ${expiresAt}`);
  return `${expiresAt}.${signature}`;
};

describe('[AGE-03] the gate of a place', () => {
  it('opens for an account with a proof, until the proof expires', async () => {
    const member = await newMember(platform);
    const here = at(FLORIDA, member);
    expect(await received(here, FLORIDA)).toEqual(NOTHING);
    expect(await speechRefusal(here, FLORIDA)).toBe('age');
    expect((await here.post('/tip/model', { amount: 1 }, 'gate-tip-1')).body).toMatchObject({
      errorType: 'age_verification_required',
    });
    await approve({ userId: member.id }, Date.now() + HOUR);
    expect(await received(here, FLORIDA)).toEqual(EVERYTHING);
    expect(await speechRefusal(here, FLORIDA)).toBeNull();
    const expired = { expiresAt: new Date(Date.now() - 1) };
    await platform.database.orm.update(ageCheck).set(expired).where(eq(ageCheck.userId, member.id));
    expect(await received(here, FLORIDA)).toEqual(NOTHING);
    expect(await speechRefusal(here, FLORIDA)).toBe('age');
  });

  it('opens for a guest with a proof of this session, until the proof expires', async () => {
    const guest = await at(FLORIDA).start();
    expect(await received(guest, FLORIDA)).toEqual(NOTHING);
    guest.cookies.set('fl_age', guestProof(guest, Date.now() + HOUR));
    expect(await received(guest, FLORIDA)).toEqual(EVERYTHING);
    const other = await at(FLORIDA).start();
    other.cookies.set('fl_age', guest.cookies.get('fl_age') ?? '');
    expect(await received(other, FLORIDA)).toEqual(NOTHING);
    guest.cookies.set('fl_age', guestProof(guest, Date.now() - 1));
    expect(await received(guest, FLORIDA)).toEqual(NOTHING);
    // A changed date does not fit the signature.
    const [, signature] = guestProof(guest, Date.now() - 1).split('.');
    guest.cookies.set('fl_age', `${Date.now() + HOUR}.${signature}`);
    expect(await received(guest, FLORIDA)).toEqual(NOTHING);
  });

  it('stays closed after a logout, and where the state is unknown', async () => {
    const member = await newMember(platform);
    await approve({ userId: member.id }, Date.now() + HOUR);
    const here = at(FLORIDA, member);
    await here.post('/auth/logout', {});
    await here.start();
    expect(await received(here, FLORIDA)).toEqual(NOTHING);
    const somewhere = { 'x-geo-country': 'US' };
    expect(await received(await at(somewhere).start(), somewhere)).toEqual(NOTHING);
    expect(await received(await at(CALIFORNIA).start(), CALIFORNIA)).toEqual(EVERYTHING);
    // The header with the country in front is the usual form of ISO 3166-2.
    const long = { 'x-geo-country': 'US', 'x-geo-region': 'US-CA' };
    expect(await received(await at(long).start(), long)).toEqual(EVERYTHING);
  });

  it('holds for an account of a gated state wherever it is used, and tells the methods', async () => {
    const member = await newMember(platform);
    const florida = { country: 'US', traits: { state: 'FL' } };
    await platform.database.orm.update(user).set(florida).where(eq(user.id, member.id));
    expect(await received(at(CALIFORNIA, member), CALIFORNIA)).toEqual(NOTHING);
    const { body } = await member.get<{ user: object }>('/user/current');
    expect(body.user).toMatchObject({ ageVerification: { required: true, methods: ['incode'] } });
  });

  it('leaves broadcasters their own room and media', async () => {
    const streamer = at(FLORIDA, await new TestBrowser(platform.app).login('model'));
    expect(await received(streamer, FLORIDA)).toEqual(EVERYTHING);
    expect((await streamer.get<Seen>('/chat/react/maren_ember')).body.stream).toBeNull();
  });

  it('refuses post-pay credit until the age is proved [BILL-08]', async () => {
    const credit = async (who: TestBrowser) =>
      (await who.post('/tip/model', { amount: 10 }, randomUUID())).status;
    const postpay = await new TestBrowser(platform.app).login('postpay');
    const change = (state: string | undefined) =>
      platform.database.orm
        .update(user)
        .set({ traits: { postpayCreditCents: 10_000, ...(state ? { state } : {}) } })
        .where(eq(user.username, 'postpay'));
    expect(await credit(postpay)).toBe(200);
    await change('FL');
    expect(await credit(postpay)).toBe(403);
    await change(undefined);
  });
});
