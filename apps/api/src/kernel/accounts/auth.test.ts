import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { user } from '../db/schema/index.ts';
import { createSigner, keptSecret } from '../signing.ts';
import { makeNodeToken, readNodeToken } from './node-token.ts';
import { hashPassword, isWeakHash, NO_PASSWORD, verifyPassword } from './password.ts';
import { csrfToken, endSession, makeGuest, openSession, SESSION_DAYS, viewerOf } from './session.ts';

const signer = createSigner('one secret of the platform');
const stranger = createSigner('a secret of somebody else');

test('a password fits its own hash alone; an account without one fits nothing', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horsf', hash)).toBe(false);
  expect(await verifyPassword('!', NO_PASSWORD)).toBe(false);
  expect(await verifyPassword('', null)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('a secret is made once, for this user’s eyes, and a damaged one is said to be so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-secret-'));
  try {
    const secret = keptSecret(folder);
    expect(keptSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
    writeFileSync(join(folder, 'secret'), 'short');
    expect(() => keptSecret(folder)).toThrow(/is damaged/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('sessions and tokens', () => {
  let database: Database;
  let userId: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const [row] = await database.orm
      .insert(user)
      .values({
        username: 'somebody',
        displayName: 'S',
        email: 's@example.org',
        passwordHash: '!',
        gender: '',
      })
      .returning();
    userId = row!.id;
  }, 60_000);
  afterAll(() => database.close());

  test('a session is its user until it ends or expires', async () => {
    const token = await openSession(database.orm, userId);
    expect((await viewerOf(database.orm, signer, token)).user?.id).toBe(userId);
    await endSession(database.orm, token);
    expect((await viewerOf(database.orm, signer, token)).user).toBeNull();
    const expired = await openSession(
      database.orm,
      userId,
      undefined,
      Date.now() - SESSION_DAYS * 86_400_000 - 1,
    );
    expect((await viewerOf(database.orm, signer, expired)).user).toBeNull();
  });

  test('a guest’s cookie is believed from us only; no cookie opens a session by itself', async () => {
    const { token, guest } = makeGuest(signer);
    expect((await viewerOf(database.orm, signer, token)).guest).toEqual(guest);
    expect((await viewerOf(database.orm, stranger, token)).token).toBe('');
    await fc.assert(
      fc.asyncProperty(fc.string(), async (cookie) => {
        for (const forged of [cookie, `u.${cookie}`, `g.${cookie}`, `g.x.${cookie}`]) {
          const viewer = await viewerOf(database.orm, signer, forged);
          expect([viewer.user, viewer.token, csrfToken(signer, viewer)]).toEqual([null, '', '']);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a node token opens sockets for an hour, while its session lives, and is nothing else', async () => {
    const token = await openSession(database.orm, userId);
    const viewer = await viewerOf(database.orm, signer, token);
    const now = Date.now();
    const nodeToken = makeNodeToken(signer, viewer, now);
    expect(nodeToken.length).toBeLessThanOrEqual(512);
    expect(await readNodeToken(database.orm, signer, nodeToken, now)).toMatchObject({
      userId,
      username: 'somebody',
    });
    expect(await readNodeToken(database.orm, signer, nodeToken, now + 3_601_000)).toBeNull();
    expect(await readNodeToken(database.orm, stranger, nodeToken, now)).toBeNull();
    expect((await viewerOf(database.orm, signer, nodeToken)).user).toBeNull();
    await endSession(database.orm, token);
    expect(await readNodeToken(database.orm, signer, nodeToken, now)).toBeNull();
  });

  test('a guest’s node token names the guest; any change breaks it', async () => {
    const guest = makeGuest(signer);
    const nodeToken = makeNodeToken(signer, guest);
    expect(await readNodeToken(database.orm, signer, nodeToken)).toMatchObject({
      userId: null,
      username: guest.guest.name,
    });
    const bodyEnd = nodeToken.indexOf('.');
    for (let at = 0; at < bodyEnd; at += 7) {
      const other = nodeToken[at] === 'A' ? 'B' : 'A';
      const changed = nodeToken.slice(0, at) + other + nodeToken.slice(at + 1);
      expect(await readNodeToken(database.orm, signer, changed)).toBeNull();
    }
    expect(await readNodeToken(database.orm, signer, 'rubbish')).toBeNull();
    expect(await readNodeToken(database.orm, signer, '')).toBeNull();
  });
});

test('hashes cost OWASP’s minimum, weaker ones are known, and too many at once are refused', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^scrypt\$17\$/);
  expect(isWeakHash(hash)).toBe(false);
  expect(isWeakHash(await hashPassword('correct horse', 15))).toBe(true);
  const many = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('correct horse', 10)));
  const refused = many.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ reason: { errorType: 'unavailable' } });
  expect(await verifyPassword('correct horse', hash)).toBe(true);
}, 60_000);
