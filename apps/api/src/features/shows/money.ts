import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import type { AccountId } from '../../kernel/ledger/ledger.ts';
import type { Moved } from '../../kernel/ledger/purses.ts';
import { settleHold } from '../limits/holds.ts';
import { type Agreed, spend } from '../limits/spend.ts';

const holdOf = (showId: number): AccountId => `hold:${showId}`;

/** Holds tokens for a show: balance first, then credit. Returns the part that is credit. */
export async function hold(
  tx: Orm,
  user: UserRow,
  /** The broadcaster, named in the viewer's own history. */
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

/** Settles a hold: `pay` to broadcaster and platform like a tip, `refund` to its source. */
export const settle = (
  tx: Orm,
  viewer: UserRow,
  model: Pick<UserRow, 'id' | 'username'>,
  {
    showId,
    ...of
  }: { showId: number; kind: string; pay: number; refund: number; refundCredit: number; now: number },
): Promise<Moved & { entryId: number | null }> =>
  settleHold(tx, viewer, model, { ...of, hold: holdOf(showId), memo: { show: showId }, split: splitFee });
