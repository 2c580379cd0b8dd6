import { type LinkedAccount, MAX_LINKED_ACCOUNTS, mayLinkAccounts } from '@footlight/contract';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { rolesAndFlags } from '../../kernel/accounts/feature-flags.ts';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { accountLink, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { uploadedAvatar } from '../../kernel/pictures.ts';

const ofAccount = (id: number) => or(eq(accountLink.lowId, id), eq(accountLink.highId, id)) as SQL;
const pairOf = (one: number, other: number) => ({
  lowId: Math.min(one, other),
  highId: Math.max(one, other),
});
const isPair = (one: number, other: number) => {
  const { lowId, highId } = pairOf(one, other);
  return and(eq(accountLink.lowId, lowId), eq(accountLink.highId, highId));
};

const mayLink = (account: UserRow): boolean => mayLinkAccounts({ user_roles: rolesAndFlags(account) });

/** How many accounts may be linked to this one. */
export const mostLinkedAccounts = (account: UserRow): number => (mayLink(account) ? MAX_LINKED_ACCOUNTS : 0);

async function linkedRows(orm: Orm, account: UserRow): Promise<UserRow[]> {
  if (!mayLink(account)) return [];
  const links = await orm.select().from(accountLink).where(ofAccount(account.id));
  if (links.length === 0) return [];
  const ids = links.map(({ lowId, highId }) => (lowId === account.id ? highId : lowId));
  const rows = await orm.select().from(user).where(inArray(user.id, ids)).orderBy(asc(user.username));
  // Accounts that have become staff since then cannot be opened from other accounts.
  return rows.filter(mayLink);
}

/** The accounts that the owner of this one can change to. */
export const linkedAccounts = async (orm: Orm, account: UserRow): Promise<LinkedAccount[]> =>
  (await linkedRows(orm, account)).map(({ username, displayName, avatar }) => ({
    username,
    display_name: displayName,
    avatar: uploadedAvatar(avatar),
  }));

/**
 * Links two accounts after their owner has authenticated for both; returns the other account.
 *
 * @throws ApiError `forbidden` for staff, `account_suspended`, `conflict` if they are linked or the same,
 * `linked_accounts_limit`
 */
export async function linkAccounts(tx: Orm, ownId: number, otherId: number, now: number): Promise<UserRow> {
  if (ownId === otherId) throw new ApiError('conflict');
  // Both rows are locked, lower number first: neither gets too many links at once.
  const rows = await tx
    .select()
    .from(user)
    .where(inArray(user.id, [ownId, otherId]))
    .orderBy(asc(user.id))
    .for('update');
  const other = rows.find(({ id }) => id === otherId);
  if (!other || rows.length < 2 || !rows.every(mayLink)) throw new ApiError('forbidden');
  if (isSuspended(other, now)) throw new ApiError('account_suspended');
  if ((await tx.$count(accountLink, isPair(ownId, otherId))) > 0) throw new ApiError('conflict');
  for (const { id } of rows) {
    if ((await tx.$count(accountLink, ofAccount(id))) >= MAX_LINKED_ACCOUNTS) {
      throw new ApiError('linked_accounts_limit');
    }
  }
  await tx.insert(accountLink).values(pairOf(ownId, otherId));
  return other;
}

/** The linked account of this name. @throws ApiError `not_found` */
export async function linkedAccountNamed(orm: Orm, account: UserRow, username: string): Promise<UserRow> {
  const found = (await linkedRows(orm, account)).find((row) => row.username === username);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Ends the link between two accounts. */
export async function unlinkAccounts(tx: Orm, ownId: number, otherId: number): Promise<void> {
  await tx.delete(accountLink).where(isPair(ownId, otherId));
}

/** Ends all links of an account, because what protects it has changed. */
export async function unlinkAll(tx: Orm, id: number): Promise<void> {
  await tx.delete(accountLink).where(ofAccount(id));
}
