import { type ChatStatus, MAX_TIP } from '@footlight/contract';
import { SPLIT_TERM, sharesOf, type TipSplit } from '@footlight/contract/room-apps';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { tip, tipSplit, tipSplitShare, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import { type AccountId, earned, post } from '../../kernel/ledger/ledger.ts';
import { lockPurses, purseOf } from '../../kernel/ledger/purses.ts';
import { type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { type Agreed, giveBack, spend } from '../limits/spend.ts';
import { checkUnverified } from '../limits/unverified-tips.ts';
import { applyTip } from './apply.ts';

type SplitRow = typeof tipSplit.$inferSelect;
type ShareRow = typeof tipSplitShare.$inferSelect & { user: UserRow };
export interface Split {
  row: SplitRow;
  shares: ShareRow[];
  by: string;
}

const holdOf = (split: SplitRow): AccountId => `split:${split.id}`;
const modes: readonly TipSplit['mode'][] = ['proposed', 'canceled', 'success'];

export const roomStatus = (room: RoomRow): ChatStatus => statusOf(room.model);

/** The latest split of a room, or the one with this id. */
export async function readSplit(orm: Orm, modelId: number, id?: number): Promise<Split | null> {
  const [found] = await orm
    .select({ row: tipSplit, by: user.username })
    .from(tipSplit)
    .innerJoin(user, eq(user.id, tipSplit.byUserId))
    .where(and(eq(tipSplit.modelId, modelId), id === undefined ? undefined : eq(tipSplit.id, id)))
    .orderBy(desc(tipSplit.id))
    .limit(1);
  if (!found) return null;
  const shares = await orm
    .select({ share: tipSplitShare, user })
    .from(tipSplitShare)
    .innerJoin(user, eq(user.id, tipSplitShare.userId))
    .where(eq(tipSplitShare.splitId, found.row.id))
    .orderBy(asc(tipSplitShare.position));
  return { ...found, shares: shares.map(({ share, user: owner }) => ({ ...share, user: owner })) };
}

/** A split as the room sees it. */
export function splitView({ row, shares, by }: Split): TipSplit {
  return {
    mode: modes.find((mode) => mode === row.mode) ?? 'canceled',
    split_id: row.id,
    by,
    splitters: shares.map(({ user: { username } }) => username),
    target_splitters: row.splitters,
    remaining: row.splitters - shares.length,
    split_amount: row.amount,
    next_share: sharesOf(row.amount, row.splitters)[shares.length] ?? 0,
    expires_at: row.expiresAt.getTime(),
    rev: row.rev,
  };
}

export async function proposeSplit(
  tx: Orm,
  room: RoomRow,
  by: Pick<UserRow, 'id' | 'username'>,
  wish: { target_splitters: number; split_amount: number },
  now: number,
): Promise<Split> {
  if (wish.split_amount < wish.target_splitters || wish.split_amount > MAX_TIP) {
    throw new ApiError('invalid_input');
  }
  const [row] = await tx
    .insert(tipSplit)
    .values({
      modelId: room.user.id,
      byUserId: by.id,
      mode: 'proposed',
      splitters: wish.target_splitters,
      amount: wish.split_amount,
      createdAt: new Date(now),
      expiresAt: new Date(now + SPLIT_TERM),
    })
    .returning();
  if (!row) throw new ApiError('internal');
  return { row, shares: [], by: by.username };
}

/** Puts the next share of a viewer on hold. */
export async function takeShare(
  unit: UnitOfWork,
  room: RoomRow,
  split: Split,
  splitter: UserRow,
  ask: { agreed: Agreed; now: number },
): Promise<{ split: Split; tokens: number }> {
  const { tx } = unit;
  const position = split.shares.length;
  const amount = sharesOf(split.row.amount, split.row.splitters)[position];
  if (amount === undefined) throw new ApiError('conflict');
  const { entryId, tokens, credit } = await spend(tx, splitter, {
    kind: 'split_hold',
    amount,
    to: [{ account: holdOf(split.row), amount }],
    memo: { split: split.row.id, to: room.user.username },
    ...ask,
  });
  await checkUnverified(tx, splitter, amount);
  const share = { splitId: split.row.id, userId: splitter.id, position, amount, state: 'held', entryId };
  await tx.insert(tipSplitShare).values(share);
  publishBalance(unit, splitter, { tokens, change: credit - amount, type: 'tip' });
  const rev = split.row.rev + 1;
  await tx.update(tipSplit).set({ rev }).where(eq(tipSplit.id, split.row.id));
  return {
    split: { ...split, row: { ...split.row, rev }, shares: [...split.shares, { ...share, user: splitter }] },
    tokens,
  };
}

const close = async (tx: Orm, split: Split, mode: 'success' | 'canceled'): Promise<Split> => {
  const rev = split.row.rev + 1;
  await tx.update(tipSplit).set({ mode, rev }).where(eq(tipSplit.id, split.row.id));
  await tx
    .update(tipSplitShare)
    .set({ state: mode === 'success' ? 'paid' : 'voided' })
    .where(eq(tipSplitShare.splitId, split.row.id));
  return { ...split, row: { ...split.row, mode, rev } };
};

/** Pays a complete split in one entry; each share is a tip of its splitter. */
export async function paySplit(unit: UnitOfWork, room: RoomRow, split: Split): Promise<Split> {
  const { tx } = unit;
  const { amount } = split.row;
  const { share, fee } = splitFee(amount);
  const to: AccountId = `model:${room.user.id}`;
  const { balances } = await post(tx, {
    kind: 'tip_split',
    postings: [{ account: holdOf(split.row), amount: -amount }, ...earned(room.user.id, { share, fee })],
    memo: { split: split.row.id, to: room.user.username },
  });
  await tx.insert(tip).values(
    split.shares.map((one) => ({
      // The entry of the hold identifies the tip: the payment's entry covers all shares.
      entryId: one.entryId,
      userId: one.userId,
      modelId: room.user.id,
      amount: one.amount,
      type: 'public' as const,
      sourceId: `split:${split.row.id}`,
    })),
  );
  for (const one of split.shares) {
    await applyTip(
      unit,
      { id: room.user.id, username: room.user.username },
      { entry: one.entryId, username: one.user.username, amount: one.amount },
    );
    const received = {
      tokens: one.amount,
      receiver_name: room.user.username,
      sender_name: one.user.username,
      type: 'public',
      line_id: `tip-${one.entryId}`,
      at: Date.now(),
    };
    unit.toRoom(room.user.username, 'v3.tip.received', received);
    unit.toUser(room.user.id, 'v3.tip.received', received);
  }
  if (share > 0) {
    publishBalance(unit, room.user, { tokens: balances.get(to) ?? 0, change: share, type: 'tip' });
  }
  return close(tx, split, 'success');
}

/** Cancels a split and refunds every share to its source. */
export async function voidSplit(unit: UnitOfWork, room: RoomRow, split: Split, now: number): Promise<Split> {
  const { tx } = unit;
  await lockPurses(
    tx,
    room.user.id,
    split.shares.map(({ userId }) => userId),
  );
  for (const one of split.shares) {
    const purse = purseOf(one.user);
    const { balances } = await post(tx, {
      kind: 'split_void',
      postings: [
        { account: holdOf(split.row), amount: -one.amount },
        { account: purse, amount: one.amount },
      ],
      memo: { split: split.row.id, to: room.user.username },
    });
    await giveBack(tx, one.userId, 'split_void', one.amount, now);
    publishBalance(unit, one.user, {
      tokens: balances.get(purse) ?? 0,
      change: one.amount,
      type: 'tip',
    });
  }
  return close(tx, split, 'canceled');
}

/** Splits that wait for splitters, for the job. */
export const openSplits = (orm: Orm) =>
  orm
    .select({ id: tipSplit.id, modelId: tipSplit.modelId })
    .from(tipSplit)
    .where(inArray(tipSplit.mode, ['proposed']))
    .orderBy(asc(tipSplit.id));
