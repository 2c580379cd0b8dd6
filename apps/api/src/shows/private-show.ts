import { type ErrorType, privatePrice, privateRefusal, tokensToStart } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { model, show } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type Funds, fundsOf, lockFunds } from '../spending/funds.ts';
import { type Agreed, checkOwnLimits, tooFew } from '../spending/spend.ts';
import { type RoomRow, statusOf } from '../views/room-view.ts';
import { hold, settle } from './money.ts';
import type { News } from './news.ts';
import { advance, type ShowClock } from './running.ts';
import { discountOf, privateSettings } from './settings.ts';
import {
  isPrivate,
  openShows,
  runningPrivate,
  type ShowRow,
  setRoomStatus,
  ticketShow,
  updateShow,
  userById,
} from './store.ts';

export interface PrivateWish {
  exclusive: boolean;
  watch_together: boolean;
  /** What the viewer was shown; another price is not agreed to. */
  price_per_minute?: number | undefined;
  /** What the viewer agreed to above their own limit. */
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
      isVersus: false,
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

/** A viewer asks. The pre-tip is set aside until the answer. */
export async function requestPrivate(
  tx: Orm,
  room: RoomRow,
  viewer: UserRow,
  wish: PrivateWish,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
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
  // What is set aside at the start is agreed to now; the minutes after it were shown by their price.
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
  news.toUser(room.user.id, 'v3.private.request', {
    ...pairOf(row, room, viewer),
    price_per_minute: row.price,
    is_exclusive: wish.exclusive,
    pre_tip: row.preTip,
  });
  if (row.preTip === 0) return row;
  const preTip = { showId: row.id, amount: row.preTip, kind: 'pre_tip', agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, preTip);
  news.moved(viewer, room.user, held.moved);
  return updateShow(tx, row, { held: row.preTip, heldCredit: held.credit });
}

export type RequestEnd = 'canceled' | 'declined' | 'expired' | 'request_failed';

/** A request that came to nothing: its pre-tip goes back. */
export async function dropRequest(
  tx: Orm,
  room: RoomRow,
  row: ShowRow,
  how: RequestEnd,
  clock: ShowClock,
  news: News,
  errorType: ErrorType = 'private_unavailable',
): Promise<ShowRow> {
  const viewer = await userById(tx, row.viewerId ?? 0);
  if (row.held > 0) {
    const part = { pay: 0, refund: row.held, refundCredit: row.heldCredit, now: clock.now() };
    news.moved(
      viewer,
      room.user,
      await settle(tx, viewer, room.user, { showId: row.id, kind: 'pre_tip', ...part }),
    );
  }
  const pair = pairOf(row, room, viewer);
  if (how === 'canceled') news.toUser(room.user.id, 'v3.private.canceled', pair);
  else if (how === 'declined') {
    news.toUser(viewer.id, 'v3.private.declined', pair);
    // For the broadcaster's other tabs.
    news.toUser(room.user.id, 'v3.private.declined', pair);
  } else if (how === 'expired') {
    news.toUser(viewer.id, 'v3.private.expired', pair);
    news.toUser(room.user.id, 'v3.private.expired', pair);
  } else {
    news.toUser(viewer.id, 'v3.private.request_failed', { ...pair, error_type: errorType });
    news.toUser(room.user.id, 'v3.private.request_failed', { ...pair, error_type: errorType });
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
 * The broadcaster takes a request. The minimum duration is set aside, the pre-tip is paid, and the first sixth begins.
 * Answers why it failed, if the room or the viewer's funds have changed since; the request is then over.
 */
export async function acceptPrivate(
  tx: Orm,
  room: RoomRow,
  row: ShowRow,
  clock: ShowClock,
  news: News,
): Promise<{ row: ShowRow; refusal: ErrorType | null }> {
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
    return { row: await dropRequest(tx, room, row, 'request_failed', clock, news, why), refusal: why };
  }
  if (row.held > 0) {
    const tip = { showId: row.id, kind: 'pre_tip', pay: row.held, refund: 0, refundCredit: 0, now };
    news.moved(viewer, room.user, await settle(tx, viewer, room.user, tip));
  }
  const first = { showId: row.id, amount: prepaid, kind: row.kind, agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, first);
  news.moved(viewer, room.user, held.moved);
  const started = await updateShow(tx, row, {
    state: 'running',
    held: prepaid,
    heldCredit: held.credit,
    startedAt: new Date(now),
    seenAt: new Date(now),
  });
  await setRoomStatus(tx, room.user.id, 'private');
  for (const other of open) {
    if (other.id === row.id || other.state !== 'requested' || !isPrivate(other)) continue;
    await dropRequest(tx, room, other, 'request_failed', clock, news);
  }
  const told = {
    broadcaster: room.user.username,
    username: viewer.username,
    stream: room.model.streamName,
    show_id: row.id,
    is_exclusive: wish.exclusive,
    price_per_minute: row.price,
  };
  news.toUser(viewer.id, 'v3.private.started', told);
  news.toUser(room.user.id, 'v3.private.started', told);
  news.toRoom(room.user.username, 'v3.chat.update', { status: 'private' });
  return { row: await advance(tx, room, started, clock, news), refusal: null };
}

/** Lowers the price of privates for a while. A rate of 0 ends it. */
export async function setDiscount(tx: Orm, room: RoomRow, rate: number, until: number): Promise<void> {
  const { discount: _, ...profile } = room.model.profile;
  await tx
    .update(model)
    .set({ profile: rate > 0 ? { ...profile, discount: { rate, until } } : profile })
    .where(eq(model.userId, room.user.id));
}
