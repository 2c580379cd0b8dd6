import type { Orm } from '../db/database.ts';
import { account } from '../db/schema/ledger.ts';
import type { UserRow } from '../db/user-row.ts';
import { type AccountId, lockAccounts } from './ledger.ts';

/** The account a user spends from and earns into: broadcasters use `model:`. */
export const purseOf = (user: Pick<UserRow, 'id' | 'type'>): AccountId =>
  user.type === 'model' ? `model:${user.id}` : `user:${user.id}`;
/**
 * Locks the accounts that a change in a room may pay or charge: the broadcaster's and these users'. A broadcaster may
 * also pay in another's room, so both sides are locked before any tokens move.
 */
export async function lockPurses(tx: Orm, modelId: number, userIds: readonly number[]): Promise<void> {
  const own: AccountId = `model:${modelId}`;
  const ids = userIds.flatMap((id): AccountId[] => [`user:${id}`, `model:${id}`, `credit:${id}`]);
  const rows = await lockAccounts(tx, [...new Set<AccountId>([...ids, own])]);
  if (rows.some(({ id }) => id === own)) return;
  // An unused account has no row to lock yet.
  await tx
    .insert(account)
    .values({ id: own, balance: 0, floor: 0 })
    .onConflictDoUpdate({ target: account.id, set: { floor: account.floor } });
}

/** What a settled hold or charge changed; its events report it. */
export interface Moved {
  /** The viewer's balance afterwards, and the change. */
  tokens: number;
  change: number;
  /** Credit that moved, in either direction: the amount owed changed, even if the balance did not. */
  credit: number;
  /** The broadcaster's balance afterwards, and the change. */
  modelTokens: number;
  share: number;
}
