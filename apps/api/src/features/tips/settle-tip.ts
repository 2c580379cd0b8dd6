import { ANONYMOUS } from '@footlight/contract';
import { roomName } from '@footlight/contract/realtime';
import type { LoggedIn } from '../../kernel/accounts/session.ts';
import { tip } from '../../kernel/db/schema/index.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import { type AccountId, earned } from '../../kernel/ledger/ledger.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { spend } from '../limits/spend.ts';
import { checkUnverified } from '../limits/unverified-tips.ts';
import { applyTip } from '../room-apps/apply.ts';
import { openShows, runningPrivate } from '../shows/store.ts';
import { playedTip, type TipBody } from './rules.ts';

/** The stored answer of a tip. */
export interface SettledTip {
  entryId: number;
  /** The sender's balance after the tip. */
  balance: number;
}

interface TipParts {
  work: Work;
  /** Reports that the apps of a room changed. */
  appsMoved(room: RoomRow['user']): void;
  now(): number;
}

/**
 * Settles a tip once per key (spec 1 §6). Reads the sender's limits and funds under lock, moves the tokens in one entry
 * and applies the tip to the room's apps. Events for the room, the receiver and the sender's other tabs follow the
 * commit.
 *
 * @throws ApiError `user_daily_limit`, `over_own_limit`, `over_daily_limit`, `conflict`
 * @throws TooFewTokensError when purse and credit do not cover it
 */
export const settleTip = (
  { work, appsMoved, now }: TipParts,
  call: IdempotentCall,
  sender: LoggedIn['user'],
  { user: receiver }: RoomRow,
  body: TipBody,
): Promise<SettledTip> =>
  work.once(call, async (unit) => {
    const { amount } = body;
    const { share, fee } = splitFee(amount);
    const purse: AccountId = `model:${receiver.id}`;
    const { entryId, tokens, credit, balances } = await spend(unit.tx, sender, {
      kind: 'tip',
      amount,
      to: earned(receiver.id, { share, fee }),
      memo: { to: receiver.username },
      agreed: body.confirmed_tokens ?? null,
      now: now(),
    });
    await checkUnverified(unit.tx, sender, amount);
    await unit.tx.insert(tip).values({
      entryId,
      userId: sender.id,
      modelId: receiver.id,
      amount,
      comment: body.comment ?? '',
      type: body.type ?? 'public',
      sourceId: body.source_id ?? '',
      appData: body.app_data ?? {},
      vr: body.vr ?? false,
    });
    publishBalance(unit, sender, { tokens, change: credit - amount, type: 'tip' });
    const isInPrivate = runningPrivate(await openShows(unit.tx, receiver.id))?.viewerId === sender.id;
    publishTip(unit, sender, receiver, { body, entryId, isInPrivate });
    if (share > 0) {
      publishBalance(unit, receiver, { tokens: balances.get(purse) ?? 0, change: share, type: 'tip' });
    }
    // The public room does not learn who is in the private.
    if (
      await applyTip(
        unit,
        receiver,
        playedTip(sender, isInPrivate ? { ...body, type: 'private' } : body, entryId),
      )
    ) {
      unit.afterCommit(async () => appsMoved(receiver));
    }
    return { entryId, balance: tokens };
  });

/** Publishes the tip to the receiver and, unless it is private, as a line of the room where the sender is. */
function publishTip(
  unit: UnitOfWork,
  sender: LoggedIn['user'],
  receiver: RoomRow['user'],
  { body, entryId, isInPrivate }: { body: TipBody; entryId: number; isInPrivate: boolean },
): void {
  const received = {
    tokens: body.amount,
    receiver_name: receiver.username,
    sender_name: body.type === 'anonymous' ? ANONYMOUS : sender.username,
    ...(body.type ? { type: body.type } : {}),
    ...(body.comment ? { comment: body.comment } : {}),
    // The line id comes from the entry: even if published twice, the line appears once.
    line_id: `tip-${entryId}`,
    at: Date.now(),
  };
  const room = roomName(receiver.username, isInPrivate ? sender.username : undefined);
  if (body.type !== 'private') unit.toRoom(room, 'v3.tip.received', received);
  unit.toUser(receiver.id, 'v3.tip.received', received);
}
