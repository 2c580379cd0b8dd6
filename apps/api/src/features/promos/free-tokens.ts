import { createHash, randomBytes } from 'node:crypto';
import { mailboxOf } from '@footlight/contract';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { emailConfirmation, freeTokenGrant, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type AccountId, balanceOf, lockAccounts, post } from '../../kernel/ledger/ledger.ts';
import { type MailTo, writeMail } from '../../kernel/mail/outbox.ts';
import type { MailPlace } from '../../kernel/mail/place.ts';

const LINK_DAYS = 3;
const DAY_MS = 24 * 3_600_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const giftOf = (userId: number): AccountId => `gift:${userId}`;

/** Writes the mail with a new link; earlier links stay valid until they expire. */
export async function mailConfirmation(
  tx: Orm,
  to: MailTo & Pick<MailPlace, 'origin' | 'base'>,
  now = Date.now(),
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await tx.insert(emailConfirmation).values({
    tokenHash: hashOf(token),
    userId: to.id,
    email: to.email,
    expiresAt: new Date(now + LINK_DAYS * DAY_MS),
  });
  await writeMail(tx, 'email_confirm', to, `${to.origin}${to.base}/email/confirm?token=${token}`);
}

/**
 * Gives a new account its tokens, once per account and mailbox: `atOnce` to the balance, `held` until the email is
 * confirmed. Returns the held tokens: 0 if the mailbox already received tokens with another account.
 */
export async function welcome(
  tx: Orm,
  { id, email }: { id: number; email: string },
  { atOnce, held }: { atOnce: number; held: number },
): Promise<number> {
  const granted = await tx
    .insert(freeTokenGrant)
    .values({ mailboxHash: hashOf(mailboxOf(email)), userId: id, tokens: atOnce + held })
    .onConflictDoNothing()
    .returning({ tokens: freeTokenGrant.tokens });
  if (granted.length === 0) return 0;
  const give = (kind: string, account: AccountId, amount: number) =>
    post(tx, {
      kind,
      postings: [
        { account: 'promo', amount: -amount },
        { account, amount },
      ],
    });
  if (atOnce > 0) await give('signup_offer', `user:${id}`, atOnce);
  if (held > 0) await give('free_tokens_held', giftOf(id), held);
  return held;
}

/** Tokens that wait until this user confirms their email. */
export const freeTokensOnHold = (orm: Orm, userId: number): Promise<number> => balanceOf(orm, giftOf(userId));

export interface Confirmed {
  user: UserRow;
  /** Tokens that were just added. */
  added: number;
  /** The balance afterwards. */
  tokens: number;
}

/**
 * Confirms an email by its link and adds the free tokens, in one transaction. Repeated and concurrent calls add them
 * once, because the user's row is locked and the whole amount moves. Null: no such link.
 */
export async function confirmEmail(tx: Orm, token: string, now = Date.now()): Promise<Confirmed | null> {
  const [found] = await tx
    .select()
    .from(emailConfirmation)
    .where(
      and(eq(emailConfirmation.tokenHash, hashOf(token)), gt(emailConfirmation.expiresAt, new Date(now))),
    );
  if (!found) return null;
  const [person] = await tx.select().from(user).where(eq(user.id, found.userId)).for('update');
  if (!person) return null;
  if (found.isChange) {
    // Somebody else may have signed up with the address since.
    const taken = and(eq(sql`lower(${user.email})`, found.email), ne(user.id, person.id));
    if ((await tx.$count(user, taken)) > 0) return null;
    // Links to the old address are void.
    await tx.delete(emailConfirmation).where(eq(emailConfirmation.userId, person.id));
    await tx.update(user).set({ email: found.email, emailConfirmed: true }).where(eq(user.id, person.id));
  } else if (person.email !== found.email) {
    return null;
  } else if (!person.emailConfirmed) {
    await tx.update(user).set({ emailConfirmed: true }).where(eq(user.id, person.id));
  }
  const purse: AccountId = person.type === 'model' ? `model:${person.id}` : `user:${person.id}`;
  const held = await lockAccounts(tx, [purse, giftOf(person.id)]);
  const added = held.find(({ id }) => id === giftOf(person.id))?.balance ?? 0;
  if (added > 0) {
    await post(tx, {
      kind: 'free_tokens',
      postings: [
        { account: giftOf(person.id), amount: -added },
        { account: purse, amount: added },
      ],
    });
  }
  return { user: person, added, tokens: await balanceOf(tx, purse) };
}

/** Deletes expired links. */
export async function forgetOldLinks(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(emailConfirmation).where(lt(emailConfirmation.expiresAt, new Date(now)));
}
