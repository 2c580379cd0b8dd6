import { FANCLUB_PERIOD, type FanclubLevel, fanclubChange, splitFanclub } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { fanclubMembership } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf, earned } from '../../kernel/ledger/ledger.ts';
import { purseOf } from '../../kernel/ledger/purses.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { type Agreed, type Spent, spend } from '../limits/spend.ts';
import { clubSettings, lockMembership, type MembershipRow, standingOf } from './store.ts';

type Person = UserRow;

/** Charges the price of a month: the broadcaster's share, and the platform's fee. */
export async function chargeMonth(
  tx: Orm,
  member: Person,
  model: Pick<UserRow, 'id' | 'username'>,
  price: number,
  level: FanclubLevel,
  ask: { agreed: Agreed; now: number },
): Promise<Spent> {
  return spend(tx, member, {
    kind: 'fanclub',
    amount: price,
    to: earned(model.id, splitFanclub(price)),
    memo: { to: model.username, level },
    ...ask,
  });
}

export interface Joined {
  /** The level starts now: the member joined, or changed to a higher one. */
  isNewLevel: boolean;
  charged: number;
  /** Tokens that came from the balance; the rest is credit. */
  fromPurse: number;
  /** Balances of the member and the broadcaster afterwards. */
  tokens: number;
  modelTokens: number;
  share: number;
}

/**
 * Joins a club or changes the level, in the transaction of its idempotency key. Inserts the row before locking it, so
 * that two concurrent first joins wait for each other.
 */
export async function chooseLevel(
  tx: Orm,
  member: Person,
  room: RoomRow,
  choice: { level: FanclubLevel; price: number; confirmed_tokens?: number | undefined },
  now: number,
): Promise<Joined> {
  const { isEnabled, prices } = clubSettings(room.model);
  const price = prices[choice.level];
  const begin = new Date(now);
  await tx
    .insert(fanclubMembership)
    .values({
      userId: member.id,
      modelId: room.user.id,
      level: choice.level,
      paid: 0,
      paidFrom: begin,
      // Expired from the start, until it is paid.
      paidUntil: begin,
      nextPrice: price,
      since: begin,
    })
    .onConflictDoNothing();
  const row = await lockMembership(tx, member.id, room.user.id);
  if (!row) throw new ApiError('internal');
  const isMember = row.paidUntil.getTime() > now;
  const standing = isMember ? standingOf(row) : null;
  const change = fanclubChange(standing, choice.level, price, now);
  if (change === null) throw new ApiError('conflict');
  if (!isEnabled) throw new ApiError('fanclub_closed');
  // Resuming keeps the agreed price, which is what the current month cost.
  if (change.kind !== 'resume' && choice.price !== price) throw new ApiError('price_changed');

  const set = (values: Partial<MembershipRow>) =>
    tx
      .update(fanclubMembership)
      .set(values)
      .where(and(eq(fanclubMembership.userId, member.id), eq(fanclubMembership.modelId, room.user.id)));
  const still = { isNewLevel: false, charged: 0, fromPurse: 0, modelTokens: 0, share: 0 };
  if (change.kind === 'resume') {
    await set({ isEnding: false, nextLevel: null, nextPrice: row.paid });
    return { ...still, tokens: await balanceOf(tx, purseOf(member)) };
  }
  if (change.kind === 'downgrade') {
    await set({ isEnding: false, nextLevel: choice.level, nextPrice: price });
    return { ...still, tokens: await balanceOf(tx, purseOf(member)) };
  }
  await set({
    level: choice.level,
    paid: price,
    paidFrom: begin,
    paidUntil: new Date(now + FANCLUB_PERIOD),
    isEnding: false,
    nextLevel: null,
    nextPrice: price,
    ...(isMember ? {} : { since: begin }),
  });
  if (change.charge === 0)
    return { ...still, isNewLevel: true, tokens: await balanceOf(tx, purseOf(member)) };
  const ask = { agreed: choice.confirmed_tokens ?? null, now };
  const { balances, tokens, credit } = await chargeMonth(
    tx,
    member,
    room.user,
    change.charge,
    choice.level,
    ask,
  );
  return {
    isNewLevel: true,
    charged: change.charge,
    fromPurse: change.charge - credit,
    tokens,
    modelTokens: balances.get(`model:${room.user.id}`) ?? 0,
    share: splitFanclub(change.charge).share,
  };
}

/** Leaves at the end of the paid month. */
export async function leaveClub(
  tx: Orm,
  userId: number,
  modelId: number,
  now: number,
): Promise<MembershipRow> {
  const row = await lockMembership(tx, userId, modelId);
  if (!row || row.paidUntil.getTime() <= now) throw new ApiError('not_found');
  await tx
    .update(fanclubMembership)
    .set({ isEnding: true, nextLevel: null })
    .where(and(eq(fanclubMembership.userId, userId), eq(fanclubMembership.modelId, modelId)));
  return { ...row, isEnding: true, nextLevel: null };
}
