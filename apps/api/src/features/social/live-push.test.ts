import { createPublicKey, verify } from 'node:crypto';
import { EXPLICIT_TAGS } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, tokenHash } from '../../kernel/accounts/session.ts';
import type { Database } from '../../kernel/db/database.ts';
import {
  follow,
  model,
  pushOutbox,
  pushSubscription,
  roomOpening,
  roomRole,
  site,
  user,
} from '../../kernel/db/schema/index.ts';
import { createMemoryBus } from '../../kernel/events/bus/memory-bus.ts';
import { createOutbox } from '../../kernel/events/outbox.ts';
import { quietLogger } from '../../kernel/log.ts';
import { isPublicAddress } from '../../kernel/public-address.ts';
import { pushEndpoint } from '../../kernel/push/endpoint.ts';
import { newPushKeys } from '../../kernel/push/keys.ts';
import { leasePushes, PUSH_TTL_MS } from '../../kernel/push/outbox.ts';
import { createPushSender } from '../../kernel/push/sender.ts';
import { setRoomStatus } from '../../kernel/rooms/room-status.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';
import { createSigner } from '../../kernel/signing.ts';
import { createPushReader, type PushAnswer, startPushService } from '../../testing/push-service.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLiveNotices } from './live-notices.ts';
import { createLivePush } from './live-push.ts';

/** The demo accounts `model` and `viewer`. */
const MODEL = 11;
const VIEWER = 1;
const MINUTE = 60_000;
const [EXPLICIT] = EXPLICIT_TAGS;
const keys = newPushKeys();
let database: Database;
let service: Awaited<ReturnType<typeof startPushService>>;
let answer: () => PushAnswer;
let now = 0;
let parts: ReturnType<typeof open>;

const open = () => {
  const { orm } = database;
  const log = quietLogger();
  const publisher = { toRoom: async () => undefined, toUser: async () => undefined };
  const work = createOutbox({ database, publisher, bus: createMemoryBus(), log });
  const clock = () => now;
  const mailPlaceOf = async () => {
    throw new Error('No mails in this test');
  };
  const signer = createSigner('a secret of thirty-two characters');
  return {
    notices: createLiveNotices({ orm, work, signer, push: keys, mailPlaceOf, log, now: clock }),
    sender: createPushSender(
      { ...keys, subject: 'mailto:push@example.org', services: [service.origin] },
      { orm, log, contentOf: createLivePush({ orm, now: clock }), now: clock, timeoutMs: 300 },
    ),
  };
};

beforeAll(async () => {
  database = await openTestDatabase('demo');
  service = await startPushService(() => answer());
  parts = open();
});
afterAll(async () => {
  await service.close();
  await database.close();
});
beforeEach(async () => {
  const { orm } = database;
  await orm.delete(pushSubscription);
  await orm.delete(roomOpening);
  await orm.delete(follow).where(eq(follow.modelId, MODEL));
  await orm.delete(roomRole).where(eq(roomRole.modelId, MODEL));
  await orm
    .update(model)
    .set({ status: 'offline', blockedCountries: [], blockedStates: [], tags: [] })
    .where(eq(model.userId, MODEL));
  await orm.update(user).set({ country: null, suspendedUntil: null }).where(eq(user.id, VIEWER));
  service.received.length = 0;
  answer = () => ({ status: 201 });
  now = Date.now();
});

let browsers = 0;
/** A browser of the viewer, who follows the broadcaster. */
const subscribe = async (change: Partial<typeof pushSubscription.$inferInsert> = {}) => {
  const { orm } = database;
  const reader = createPushReader();
  const token = await openSession(orm, VIEWER);
  browsers += 1;
  const [row] = await orm
    .insert(pushSubscription)
    .values({
      userId: VIEWER,
      sessionHash: tokenHash(token),
      endpoint: `${service.origin}/send/${browsers}`,
      ...reader.keys,
      host: '*',
      language: 'de',
      ...change,
    })
    .returning();
  await orm.insert(follow).values({ userId: VIEWER, modelId: MODEL, notify: true }).onConflictDoNothing();
  return { ...reader, id: row?.id ?? 0 };
};
const setStatus = async (status: 'online' | 'offline' | 'standby' | 'private') => {
  const room = await findRoomById(database.orm, MODEL);
  if (room) await database.orm.transaction((tx) => setRoomStatus(tx, room.model, status));
};
/** The broadcaster comes online, the followers are notified, and the outbox is sent once. */
const goLive = async () => {
  await setStatus('online');
  await parts.notices.step();
  await parts.sender.step();
};
const rows = () => database.orm.select().from(pushOutbox).orderBy(pushOutbox.id);
const hasSubscription = async () => (await database.orm.$count(pushSubscription)) > 0;

describe('[SHELL-26] push messages to followers', () => {
  it('reach the browser encrypted for it, in its language, signed by the operator, and name only the broadcaster', async () => {
    const browser = await subscribe();
    await goLive();
    expect(service.received).toHaveLength(1);
    const [message] = service.received;
    expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Model ist live',
      body: 'Zum Raum',
      tag: 'live-model',
      language: 'de',
      path: '/de/model',
    });
    expect(() => createPushReader().read(message?.body ?? Buffer.alloc(0))).toThrow();
    const { ttl, topic, 'content-encoding': encoding, authorization } = message?.headers ?? {};
    expect({ ttl, topic, encoding }).toEqual({ ttl: '1800', topic: `live-${MODEL}`, encoding: 'aes128gcm' });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: 'mailto:push@example.org',
    });
    expect(await rows()).toMatchObject([{ sentAt: new Date(now), error: null }]);
    await parts.sender.step();
    expect(service.received).toHaveLength(1);
  });

  it.each([404, 410])('end with the subscription that the service says is gone (%i)', async (status) => {
    await subscribe();
    answer = () => ({ status });
    await goLive();
    expect(await hasSubscription()).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('wait as long as a busy service asks, and are sent then', async () => {
    await subscribe();
    answer = () => ({ status: 429, headers: { 'retry-after': '300' } });
    await goLive();
    expect(await rows()).toMatchObject([{ attempts: 1, error: '429', nextAt: new Date(now + 5 * MINUTE) }]);
    answer = () => ({ status: 201 });
    now += 4 * MINUTE;
    await parts.sender.step();
    expect(service.received).toHaveLength(1);
    now += MINUTE;
    await parts.sender.step();
    expect(await rows()).toMatchObject([{ sentAt: new Date(now) }]);
  });

  it.each([
    ['500', () => ({ status: 500 }) as PushAnswer],
    ['ETIMEDOUT', () => 'silence' as PushAnswer],
  ])(
    'are tried again with growing waits after %s, and given up when they are no news',
    async (error, fails) => {
      await subscribe();
      answer = fails;
      const start = now;
      await goLive();
      const waits: number[] = [];
      for (let [row] = await rows(); row && !row.givenUpAt; [row] = await rows()) {
        waits.push((row.nextAt.getTime() - now) / 1_000);
        expect(row.error).toBe(error);
        now = row.nextAt.getTime();
        await parts.sender.step();
      }
      expect(waits).toEqual([10, 40, 160, 640]);
      expect(now - start).toBeLessThan(PUSH_TTL_MS);
      expect(await hasSubscription()).toBe(true);
    },
  );

  it('follow no redirect, and are given up with the reason when the service refuses them', async () => {
    await subscribe();
    answer = () => ({ status: 302, headers: { location: `${service.origin}/elsewhere` } });
    await goLive();
    expect(service.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ error: '302', givenUpAt: new Date(now) }]);
  });

  it('go to no address that the operator does not allow, whatever the database holds', async () => {
    await subscribe({ endpoint: 'http://127.0.0.1:1/internal' });
    await goLive();
    expect(await rows()).toMatchObject([{ error: 'service not allowed' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the broadcaster has left', () => setStatus('offline')],
    ['a private show runs', () => setStatus('private')],
    ['the member no longer follows', () => database.orm.delete(follow).where(eq(follow.modelId, MODEL))],
    ['the member wants no notices', () => database.orm.update(follow).set({ notify: false })],
    [
      'the member was banned',
      () => database.orm.insert(roomRole).values({ modelId: MODEL, userId: VIEWER, role: 'banned' }),
    ],
    [
      'the broadcaster blocks the browser’s place',
      () =>
        database.orm
          .update(model)
          .set({ blockedStates: ['US-TX'] })
          .where(eq(model.userId, MODEL)),
    ],
    [
      'the broadcaster blocks the member’s country',
      async () => {
        await database.orm.update(user).set({ country: 'FR' }).where(eq(user.id, VIEWER));
        await database.orm
          .update(model)
          .set({ blockedCountries: ['FR'] })
          .where(eq(model.userId, MODEL));
      },
    ],
    [
      'the account is suspended',
      () =>
        database.orm
          .update(user)
          .set({ suspendedUntil: new Date(now + MINUTE) })
          .where(eq(user.id, VIEWER)),
    ],
  ])('are not sent if meanwhile %s', async (_, change) => {
    await subscribe({ country: 'US', region: 'TX' });
    await setStatus('online');
    await parts.notices.step();
    expect(await rows()).toHaveLength(1);
    await change();
    await parts.sender.step();
    expect(service.received).toEqual([]);
    expect(await rows()).toMatchObject([{ error: 'no longer true' }]);
  });

  it('a site tells of no room that it does not list, and of none with its app turned off', async () => {
    const { orm } = database;
    const put = (custom: object, tags: string[]) =>
      Promise.all([
        orm
          .update(site)
          .set({ config: sql`jsonb_set(${site.config}, '{custom}', ${JSON.stringify(custom)}::jsonb)` })
          .where(eq(site.host, '*')),
        orm.update(model).set({ tags }).where(eq(model.userId, MODEL)),
      ]);
    const [before] = await orm.select().from(site).where(eq(site.host, '*'));
    const sentWith = async (custom: object, tags: string[]) => {
      await orm.delete(pushOutbox);
      await orm.update(follow).set({ notifiedAt: null });
      await setStatus('offline');
      await put(custom, tags);
      service.received.length = 0;
      await goLive();
      return service.received.length;
    };
    await subscribe();
    try {
      expect(await sentWith({}, [EXPLICIT])).toBe(1);
      expect(await sentWith({ hide_explicit: true }, [EXPLICIT])).toBe(0);
      expect(await sentWith({ hide_explicit: true }, ['music'])).toBe(1);
      expect(await sentWith({ app_enabled: false }, [])).toBe(0);
    } finally {
      if (before) await orm.update(site).set({ config: before.config }).where(eq(site.host, '*'));
    }
  });

  it('nobody hears twice of one broadcast, whatever happens, nor twice in a quarter of an hour', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('online', 'offline', 'standby', 'private' as const) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1_000, max: 8 * MINUTE }) }),
      fc.record({ kind: fc.constant('notify' as const) }),
      fc.record({ kind: fc.constant('send' as const), status: fc.constantFrom(201, 201, 500, 429, 400) }),
      // A process takes rows and dies before it sends them.
      fc.record({ kind: fc.constant('die' as const) }),
      // The broadcaster's connection breaks, and the room opens again.
      fc.record({ kind: fc.constant('flap' as const) }),
      // Two processes notify and send at once.
      fc.record({ kind: fc.constant('both' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const { orm } = database;
        await orm.delete(pushSubscription);
        await orm.delete(roomOpening);
        await orm.delete(follow).where(eq(follow.modelId, MODEL));
        await orm.update(model).set({ status: 'offline' }).where(eq(model.userId, MODEL));
        await subscribe();
        const accepted: number[] = [];
        for (const one of steps) {
          answer = () => {
            accepted.push(now);
            return { status: 201 };
          };
          if (one.kind === 'wait') now += one.ms;
          else if (one.kind === 'notify') await parts.notices.step();
          else if (one.kind === 'die') await leasePushes(orm, 10, now);
          else if (one.kind === 'flap') {
            await setStatus('offline');
            await goLive();
          } else if (one.kind === 'both') {
            await parts.notices.step();
            await Promise.all([parts.sender.step(), parts.sender.step()]);
          } else if (one.kind === 'send') {
            const { status } = one;
            if (status !== 201) answer = () => ({ status });
            await parts.sender.step();
          } else await setStatus(one.kind);
        }
        const written = await orm.select().from(pushOutbox);
        expect(accepted).toHaveLength(written.filter(({ sentAt }) => sentAt !== null).length);
        expect(new Set(written.map(({ openedAt }) => openedAt.getTime())).size).toBe(written.length);
        const times = written.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b);
        for (const [at, time] of times.entries()) {
          if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(15 * MINUTE);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('[SHELL-26] addresses of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'http://127.0.0.1:9000/send/1',
  ])('%s is one', (endpoint) => expect(pushEndpoint(endpoint, ['http://127.0.0.1:9000'])).not.toBeNull());

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://me:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com.example/',
    'https://notpush.apple.com.evil.example/',
    'https://xpush.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'http://127.0.0.1:9001/send/1',
    'http://127.0.0.1/send/1',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
  ])('%j is none', (endpoint) => expect(pushEndpoint(endpoint, ['http://127.0.0.1:9000'])).toBeNull());

  it.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.1.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['142.250.74.10', true],
    ['2a00:1450:4001:80b::200a', true],
  ])('%s is an address of the Internet: %s', (address, expected) =>
    expect(isPublicAddress(address)).toBe(expected),
  );
});
