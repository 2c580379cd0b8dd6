import {
  type ErrorType,
  minimumCharge,
  privatePrice,
  privateRefusal,
  tokensToStart,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { model, show } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { setRoomStatus } from '../../kernel/rooms/room-status.ts';
import { type Funds, fundsOf, lockFunds } from '../limits/funds.ts';
import { type Agreed, checkOwnLimits, tooFew } from '../limits/spend.ts';
import { advance } from './metered-show.ts';
import { hold, settle } from './money.ts';
import type { RoomUnit } from './room-unit.ts';
import { discountOf, privateSettings } from './settings.ts';
import { isPrivate, openShows, runningPrivate, type ShowRow, ticketShow, updateShow } from './store.ts';

export interface PrivateWish {
  exclusive: boolean;
  watch_together: boolean;
  /** The price that the viewer saw; any other price is rejected. */
  price_per_minute?: number | undefined;
  /** The least that the viewer saw it cost; a request that would cost more is rejected. */
  minimum_charge?: number | undefined;
  /** Tokens that the viewer agreed to above their own limit. */
  confirmed_tokens?: number | undefined;
}

const askOf = (room: RoomRow, open: readonly ShowRow[], wish: PrivateWish, now: number) => {
  const settings = privateSettings(room.model);
  return {
    room: {
      status: statusOf(room.model),
      isEnabled: settings.isEnabled,
      isLimitedAppInstalled: ticketShow(open) !== undefined,
      isVoyeur: room.model.isVoyeur,
      isVersus: room.model.isVersus,
    },
    prices: { ...settings, discountRate: discountOf(room.model, now).rate },
    isExclusiveEnabled: settings.isExclusiveEnabled,
    isExclusive: wish.exclusive,
    isWatchTogetherEnabled: settings.isWatchPornTogetherEnabled,
    isWatchTogether: wish.watch_together,
    minimumMinutes: settings.privateMinimumDuration,
    minimumTokenToStart: settings.minimumTokenToStart,
    preTip: settings.preTipCost,
  };
};

const asViewer = (funds: Funds, isStreamer: boolean) => ({
  isLoggedIn: true,
  isStreamer,
  tokens: funds.tokens,
  postpayCreditCents: funds.credit === null ? null : funds.credit * 10,
});

const pairOf = (row: ShowRow, room: RoomRow, viewer: UserRow) => ({
  show_id: row.id,
  broadcaster: room.user.username,
  username: viewer.username,
});

/** A viewer requests a private. The pre-tip stays on hold until the answer. */
export async function requestPrivate(unit: RoomUnit, viewer: UserRow, wish: PrivateWish): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const now = clock.now();
  const open = await openShows(tx, room.user.id);
  if (open.some((row) => row.viewerId === viewer.id)) throw new ApiError('conflict');
  const ask = askOf(room, open, wish, now);
  const funds = await lockFunds(tx, viewer, now);
  const refusal = privateRefusal({ ...ask, viewer: asViewer(funds, viewer.id === room.user.id) });
  if (refusal === 'not_enough_tokens' || refusal === 'postpay_limit') {
    throw tooFew(viewer, funds, tokensToStart(ask), refusal);
  }
  if (refusal) throw new ApiError(refusal);
  const price = privatePrice(ask.prices, wish.exclusive);
  if (wish.price_per_minute !== undefined && wish.price_per_minute !== price) {
    throw new ApiError('price_changed');
  }
  const least = minimumCharge({ ...ask, pricePerMinute: price });
  if (wish.minimum_charge !== undefined && least > wish.minimum_charge) throw new ApiError('price_changed');
  // The viewer agrees now to the tokens held at the start; the price covers the minutes after.
  const agreed: Agreed = wish.confirmed_tokens ?? null;
  const asked = { amount: ask.preTip + price * Math.max(1, ask.minimumMinutes), agreed };
  await checkOwnLimits(tx, viewer, funds.terms, asked, now);
  const [row] = await tx
    .insert(show)
    .values({
      kind: wish.exclusive ? 'exclusive' : 'private',
      state: 'requested',
      modelId: room.user.id,
      viewerId: viewer.id,
      price,
      minimumMinutes: ask.minimumMinutes,
      preTip: ask.preTip,
      watchTogether: wish.watch_together,
      isRecorded: privateSettings(room.model).isRecordingEnabled,
      createdAt: new Date(now),
    })
    .returning();
  if (!row) throw new ApiError('internal');
  unit.toUser(room.user.id, 'v3.private.request', {
    ...pairOf(row, room, viewer),
    price_per_minute: row.price,
    is_exclusive: wish.exclusive,
    pre_tip: row.preTip,
  });
  if (row.preTip === 0) return row;
  const preTip = { showId: row.id, amount: row.preTip, kind: 'pre_tip', agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, preTip);
  unit.publishMoved(viewer, held.moved);
  return updateShow(tx, row, { held: row.preTip, heldCredit: held.credit });
}

export type RequestEnd = 'canceled' | 'declined' | 'expired' | 'request_failed';

/** Ends a request without a show and refunds its pre-tip. */
export async function dropRequest(
  unit: RoomUnit,
  row: ShowRow,
  how: RequestEnd,
  errorType: ErrorType = 'private_unavailable',
): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const viewer = await userById(tx, row.viewerId ?? 0);
  if (row.held > 0) {
    const part = { pay: 0, refund: row.held, refundCredit: row.heldCredit, now: clock.now() };
    unit.publishMoved(
      viewer,
      await settle(tx, viewer, room.user, { showId: row.id, kind: 'pre_tip', ...part }),
    );
  }
  const pair = pairOf(row, room, viewer);
  if (how === 'canceled') unit.toUser(room.user.id, 'v3.private.canceled', pair);
  else if (how === 'declined') {
    unit.toUser(viewer.id, 'v3.private.declined', pair);
    // Notifies the broadcaster's other tabs.
    unit.toUser(room.user.id, 'v3.private.declined', pair);
  } else if (how === 'expired') {
    unit.toUser(viewer.id, 'v3.private.expired', pair);
    unit.toUser(room.user.id, 'v3.private.expired', pair);
  } else {
    unit.toUser(viewer.id, 'v3.private.request_failed', { ...pair, error_type: errorType });
    unit.toUser(room.user.id, 'v3.private.request_failed', { ...pair, error_type: errorType });
  }
  return updateShow(tx, row, {
    state: 'ended',
    held: 0,
    heldCredit: 0,
    refunded: row.held,
    endedAt: new Date(clock.now()),
    endReason: how,
  });
}

/**
 * The broadcaster accepts a request: the minimum duration is held, the pre-tip is paid, and the first sixth starts.
 * Returns a reason if the room or the viewer's funds have changed since; the request is then over.
 */
export async function acceptPrivate(
  unit: RoomUnit,
  row: ShowRow,
): Promise<{ row: ShowRow; refusal: ErrorType | null }> {
  const { tx, room, clock } = unit;
  const now = clock.now();
  const viewer = await userById(tx, row.viewerId ?? 0);
  const open = await openShows(tx, room.user.id);
  const funds = await lockFunds(tx, viewer, now);
  const prepaid = row.price * Math.max(1, row.minimumMinutes);
  const wish = { exclusive: row.kind === 'exclusive', watch_together: row.watchTogether };
  const ask = askOf(room, open, wish, now);
  const whyNot = privateRefusal({
    ...ask,
    minimumTokenToStart: 0,
    minimumMinutes: 0,
    preTip: 0,
    viewer: asViewer({ ...funds, tokens: Math.max(funds.tokens, prepaid) }, false),
  });
  const refusal = whyNot ?? (fundsOf(funds) < prepaid ? 'not_enough_tokens' : null);
  if (refusal || runningPrivate(open)) {
    const why = refusal ?? 'private_unavailable';
    return { row: await dropRequest(unit, row, 'request_failed', why), refusal: why };
  }
  if (row.held > 0) {
    const tip = { showId: row.id, kind: 'pre_tip', pay: row.held, refund: 0, refundCredit: 0, now };
    unit.publishMoved(viewer, await settle(tx, viewer, room.user, tip));
  }
  const first = { showId: row.id, amount: prepaid, kind: row.kind, agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, first);
  unit.publishMoved(viewer, held.moved);
  const started = await updateShow(tx, row, {
    state: 'running',
    held: prepaid,
    heldCredit: held.credit,
    startedAt: new Date(now),
    seenAt: new Date(now),
  });
  await setRoomStatus(tx, room.model, 'private');
  for (const other of open) {
    if (other.id === row.id || other.state !== 'requested' || !isPrivate(other)) continue;
    await dropRequest(unit, other, 'request_failed');
  }
  const outcome = {
    broadcaster: room.user.username,
    username: viewer.username,
    stream: room.model.streamName,
    show_id: row.id,
    is_exclusive: wish.exclusive,
    price_per_minute: row.price,
  };
  unit.toUser(viewer.id, 'v3.private.started', outcome);
  unit.toUser(room.user.id, 'v3.private.started', outcome);
  unit.toRoom(room.user.username, 'v3.chat.update', { status: 'private' });
  return { row: await advance(unit, started), refusal: null };
}

/** Sets a temporary discount on privates. A rate of 0 ends it. */
export async function setDiscount(unit: RoomUnit, rate: number, until: number): Promise<void> {
  const { tx, room } = unit;
  const { discount: _, ...profile } = room.model.profile;
  await tx
    .update(model)
    .set({ profile: rate > 0 ? { ...profile, discount: { rate, until } } : profile })
    .where(eq(model.userId, room.user.id));
}
