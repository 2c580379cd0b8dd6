import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { account } from '../db/schema/index.ts';
import { type AccountId, lockAccounts } from '../ledger/ledger.ts';
import { type Moved, settleHold } from '../spending/holds.ts';
import { type Agreed, spend } from '../spending/spend.ts';
import { splitTip } from '../tips/rules.ts';

const holdOf = (showId: number): AccountId => `hold:${showId}`;

/**
 * Locks the purses of all whom a change in a room may pay or charge: its broadcaster and these people. A broadcaster may
 * pay in one room what another pays in theirs, so both sides are locked before anything moves.
 */
export async function lockPurses(tx: Orm, modelId: number, userIds: readonly number[]): Promise<void> {
  const own: AccountId = `model:${modelId}`;
  const ids = userIds.flatMap((id): AccountId[] => [`user:${id}`, `model:${id}`, `credit:${id}`]);
  const rows = await lockAccounts(tx, [...new Set<AccountId>([...ids, own])]);
  if (rows.some(({ id }) => id === own)) return;
  // A purse that was never used has no row to lock yet.
  await tx
    .insert(account)
    .values({ id: own, balance: 0, floor: 0 })
    .onConflictDoUpdate({ target: account.id, set: { floor: account.floor } });
}

/** Sets tokens aside for a show: purse first, then credit. Answers how much of it is credit. */
export async function hold(
  tx: Orm,
  user: UserRow,
  /** For whom, so that the viewer's own history can name them. */
  model: Pick<UserRow, 'username'>,
  ask: { showId: number; amount: number; kind: string; agreed: Agreed; now: number },
): Promise<{ credit: number; moved: Moved }> {
  const { showId, amount, kind, agreed, now } = ask;
  const { tokens, credit } = await spend(tx, user, {
    kind: `${kind}_hold`,
    amount,
    to: [{ account: holdOf(showId), amount }],
    memo: { show: showId, to: model.username },
    agreed,
    now,
  });
  return { credit, moved: { tokens, change: credit - amount, credit, modelTokens: 0, share: 0 } };
}

/** Counts tokens that were set aside: `pay` to broadcaster and house as a tip is, `refund` back to where they were. */
export const settle = (
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  {
    showId,
    ...of
  }: { showId: number; kind: string; pay: number; refund: number; refundCredit: number; now: number },
): Promise<Moved> =>
  settleHold(tx, viewer, model, { ...of, hold: holdOf(showId), memo: { show: showId }, split: splitTip });
