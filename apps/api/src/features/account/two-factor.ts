import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Orm } from '../../kernel/db/database.ts';
import { recoveryCode, twoFactor } from '../../kernel/db/schema/index.ts';
import type { Signer } from '../../kernel/signing.ts';

const PURPOSE = 'two-factor';
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Codes of the previous and the next step are valid too, because clocks differ. */
const WINDOW = 1;

const about = (userId: number): string => `user ${userId}`;
const appOf = (secret: string, names: { issuer: string; label: string } = { issuer: '', label: 'account' }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** Whether logins of the account ask for a second step. */
export async function hasTwoFactor(orm: Orm, userId: number): Promise<boolean> {
  const on = and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt));
  return (await orm.$count(twoFactor, on)) > 0;
}

export const recoveryCodesLeft = (orm: Orm, userId: number): Promise<number> =>
  orm.$count(recoveryCode, eq(recoveryCode.userId, userId));

/**
 * Makes a secret for an authenticator app; an unconfirmed one is replaced. Null: the second factor is on. `uri` is the
 * content of the QR code.
 */
export async function startTwoFactor(
  orm: Orm,
  signer: Signer,
  account: { id: number; username: string },
  issuer: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = signer.seal(PURPOSE, secret, about(account.id));
  const [row] = await orm
    .insert(twoFactor)
    .values({ userId: account.id, secret: sealed })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return row ? { secret, uri: appOf(secret, { issuer, label: account.username }).toString() } : null;
}

/** Uses up a code of the app: each works once, and none before it. */
async function spendAppCode(
  orm: Orm,
  signer: Signer,
  { userId, code, isConfirmed }: { userId: number; code: string; isConfirmed: boolean },
  now: number,
): Promise<boolean> {
  const state = isConfirmed ? isNotNull(twoFactor.confirmedAt) : isNull(twoFactor.confirmedAt);
  const mine = and(eq(twoFactor.userId, userId), state);
  const [row] = await orm.select().from(twoFactor).where(mine);
  if (!row) return false;
  const app = appOf(signer.open(PURPOSE, row.secret, about(userId)));
  const delta = app.validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return false;
  const step = app.counter({ timestamp: now }) + delta;
  const used = await orm
    .update(twoFactor)
    .set({ lastStep: step, ...(isConfirmed ? {} : { confirmedAt: new Date(now) }) })
    // The secret as well: it may have been replaced in the meantime.
    .where(and(mine, eq(twoFactor.secret, row.secret), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return used.length > 0;
}

const hashOf = (signer: Signer, userId: number, code: string): string =>
  signer.sign('recovery-code', `${userId} ${code}`);

async function spendRecoveryCode(orm: Orm, signer: Signer, userId: number, code: string): Promise<boolean> {
  const used = await orm
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hashOf(signer, userId, code))))
    .returning({ userId: recoveryCode.userId });
  return used.length > 0;
}

/** Uses up a code of the app or a recovery code of an account whose second factor is on. */
export const spendCode = (
  orm: Orm,
  signer: Signer,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> =>
  /^\d{6}$/.test(code)
    ? spendAppCode(orm, signer, { userId, code, isConfirmed: true }, now)
    : spendRecoveryCode(orm, signer, userId, code);

/** Switches the second factor on, if this is a code of the app that was just set up. */
export const confirmTwoFactor = (orm: Orm, signer: Signer, userId: number, code: string, now: number) =>
  spendAppCode(orm, signer, { userId, code, isConfirmed: false }, now);

/** Replaces the recovery codes. Only the answer has them: the database keeps hashes. */
export async function newRecoveryCodes(orm: Orm, signer: Signer, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10),
  );
  await orm.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await orm
    .insert(recoveryCode)
    .values(codes.map((code) => ({ userId, hash: hashOf(signer, userId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function endTwoFactor(orm: Orm, userId: number): Promise<void> {
  await orm.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await orm.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
