import { MODEL_TIP_SHARE_PERCENT } from '@footlight/contract';
import type { SettledTip as PlayedTip } from '@footlight/contract/room-apps';
import { and, eq, gt, type Placeholder, sum } from 'drizzle-orm';
import type { LoggedIn, UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { tip } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Call } from '../http/operation.ts';
import { ANONYMOUS } from '../operations/auth.ts';
import { refusePlaces } from '../rooms/may-pay.ts';
import type { RoomRow } from '../views/room-view.ts';

export type TipBody = Call<'POST /tip/{username}'>['body'];

/** What the effects of a tip need to know; stored with the key, so that a repeated call needs no query. */
export interface SettledTip {
  entryId: number;
  balance: number;
  /** How many of the tokens came from the purse; the others are owed. */
  fromPurse: number;
  receiverBalance: number;
  share: number;
  /** The tip moved apps of the room. */
  movedApps: boolean;
}

/** Tokens that may be tipped in a day without a confirmed identity; above it verification is asked for. */
export const UNVERIFIED_DAILY_TIPS = 5_000;
const DAY_MS = 86_400_000;

/** What a tip is to the apps of its room. They know the tipper by name only where the room is told the name, too. */
export function playedTip(
  sender: Pick<UserRow, 'username'>,
  { amount, type, app_data }: TipBody,
  entry: number,
): PlayedTip {
  const isNamed = type !== 'anonymous' && type !== 'private';
  const { app, choice } = app_data ?? {};
  return {
    entry,
    username: isNamed ? sender.username : ANONYMOUS,
    amount,
    ...(typeof app === 'string' ? { app } : {}),
    ...(typeof choice === 'string' ? { choice } : {}),
  };
}

/** The broadcaster's part is rounded down; what is left over a whole token stays with the house. */
export function splitTip(amount: number): { share: number; house: number } {
  const share = Math.floor((amount * MODEL_TIP_SHARE_PERCENT) / 100);
  return { share, house: amount - share };
}

/** Rules of spec 1 §6 that need no ledger; throws the error of the catalogue. */
export function checkTip(row: RoomRow | null, sender: LoggedIn['user'], country: string | null): RoomRow {
  if (!row || row.user.id === sender.id) throw new ApiError('tip_target_missing');
  refusePlaces(row, sender, country);
  return row;
}

/** Tokens that somebody tipped since a moment. */
export const tippedSince = (orm: Orm, userId: number | Placeholder, since: Date | Placeholder) =>
  orm
    .select({ total: sum(tip.amount).mapWith(Number) })
    .from(tip)
    .where(and(eq(tip.userId, userId), gt(tip.createdAt, since)));

export const dayAgo = (): Date => new Date(Date.now() - DAY_MS);

/** @throws ApiError `over_daily_limit` where so much may not be tipped in a day before an identity is known */
export function refuseUnverified(sender: LoggedIn['user'], tipped: number): void {
  if (!sender.identityConfirmed && tipped > UNVERIFIED_DAILY_TIPS) throw new ApiError('over_daily_limit');
}

/**
 * The same, asked for. Runs after the debit, which holds the sender's purse: two tips at once cannot both slip under it.
 * `more` are tokens that are on their way to be a tip.
 */
export async function checkUnverified(tx: Orm, sender: LoggedIn['user'], more: number): Promise<void> {
  if (sender.identityConfirmed) return;
  const [row] = await tippedSince(tx, sender.id, dayAgo());
  refuseUnverified(sender, (row?.total ?? 0) + more);
}
