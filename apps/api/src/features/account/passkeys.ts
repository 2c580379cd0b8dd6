import { randomBytes } from 'node:crypto';
import type * as contract from '@footlight/contract';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { passkey, passkeyChallenge } from '../../kernel/db/schema/index.ts';

type Creation = v.InferOutput<typeof contract.PasskeyCreation>;
type Made = v.InferOutput<typeof contract.PasskeyMade>;
type Request = v.InferOutput<typeof contract.PasskeyRequest>;
type Signed = v.InferOutput<typeof contract.PasskeySigned>;

/** The site that a passkey belongs to: its origin and its name for people. */
export interface PasskeySite {
  origin: string;
  name: string;
}

const VALID_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;
/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const domainOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

async function newChallenge(orm: Orm, userId: number | null, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await orm.insert(passkeyChallenge).values({ challenge, userId, expiresAt: new Date(now + VALID_MS) });
  return challenge;
}

/** Uses up a challenge that was made for this account, or for a login (null). */
async function takeChallenge(orm: Orm, challenge: string, userId: number | null, now: number) {
  const owner = userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId);
  const used = await orm
    .delete(passkeyChallenge)
    .where(
      and(eq(passkeyChallenge.challenge, challenge), owner, gt(passkeyChallenge.expiresAt, new Date(now))),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return used.length > 0;
}

/** For a login that the library refuses, malformed or wrongly signed; `unverified` for a new passkey. */
const refused = (): never => {
  throw new ApiError('passkey_refused');
};
const unverified = (): never => {
  throw new ApiError('passkey_unverified');
};

export async function passkeysOf(orm: Orm, userId: number): Promise<contract.Passkey[]> {
  const rows = await orm
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt));
  return rows.map(({ id, name, rpId, createdAt, usedAt }) => ({
    id,
    name,
    domain: rpId,
    created_at: createdAt.toISOString(),
    used_at: usedAt?.toISOString() ?? null,
  }));
}

/** @throws ApiError `conflict` if the account has as many passkeys as it may have */
export async function creationOptions(
  orm: Orm,
  account: { id: number; username: string; displayName: string },
  site: PasskeySite,
  now = Date.now(),
): Promise<Creation> {
  const known = await orm.select().from(passkey).where(eq(passkey.userId, account.id));
  if (known.length >= MOST_PASSKEYS) throw new ApiError('conflict');
  return {
    challenge: await newChallenge(orm, account.id, now),
    rp: { id: domainOf(site), name: site.name },
    user: {
      id: Buffer.from(String(account.id)).toString('base64url'),
      name: account.username,
      displayName: account.displayName,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: VALID_MS,
    attestation: 'none',
    excludeCredentials: known
      .filter(({ rpId }) => rpId === domainOf(site))
      .map(({ id, transports }) => ({ type: 'public-key', id, transports })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** @throws ApiError `passkey_unverified`; `conflict` if somebody has this passkey already */
export async function addPasskey(
  orm: Orm,
  userId: number,
  { name, made, site }: { name: string; made: Made; site: PasskeySite },
  now = Date.now(),
): Promise<void> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The contract has checked the fields that the library reads.
    response: made as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(orm, challenge, userId, now),
    expectedOrigin: site.origin,
    expectedRPID: domainOf(site),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(unverified);
  if (!verified) return unverified();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await orm
    .insert(passkey)
    .values({
      id,
      userId,
      rpId: domainOf(site),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  if (added.length === 0) throw new ApiError('conflict');
}

export async function renamePasskey(orm: Orm, userId: number, id: string, name: string): Promise<boolean> {
  const mine = and(eq(passkey.id, id), eq(passkey.userId, userId));
  return (await orm.update(passkey).set({ name }).where(mine).returning({ id: passkey.id })).length > 0;
}

export async function removePasskey(orm: Orm, userId: number, id: string): Promise<boolean> {
  const mine = and(eq(passkey.id, id), eq(passkey.userId, userId));
  return (await orm.delete(passkey).where(mine).returning({ id: passkey.id })).length > 0;
}

export const requestOptions = async (orm: Orm, site: PasskeySite, now = Date.now()): Promise<Request> => ({
  challenge: await newChallenge(orm, null, now),
  rpId: domainOf(site),
  timeout: VALID_MS,
  userVerification: 'required',
});

/** The account that a passkey opens. @throws ApiError `passkey_refused` */
export async function accountOfPasskey(
  orm: Orm,
  signed: Signed,
  site: PasskeySite,
  now = Date.now(),
): Promise<number> {
  const here = and(eq(passkey.id, signed.id), eq(passkey.rpId, domainOf(site)));
  const [found] = await orm.select().from(passkey).where(here);
  if (!found) return refused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(orm, challenge, null, now),
    expectedOrigin: site.origin,
    expectedRPID: domainOf(site),
    credential: {
      id: found.id,
      publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')),
      counter: found.counter,
    },
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) return refused();
  await orm
    .update(passkey)
    .set({ counter: authenticationInfo.newCounter, usedAt: new Date(now) })
    .where(eq(passkey.id, found.id));
  return found.userId;
}

/** Deletes challenges that nobody signed. */
export async function forgetOldChallenges(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date(now)));
}
