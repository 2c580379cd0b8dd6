import { maySpy, SPY_PREVIEW_SECONDS, spyDrops, spyStartupTip } from '@footlight/contract';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { show } from '../db/schema/index.ts';
import { memberLevel } from '../fan-clubs/store.ts';
import { ApiError } from '../http/errors.ts';
import { fundsOf, lockFunds } from '../spending/funds.ts';
import { type Agreed, checkOwnLimits, tooFew } from '../spending/spend.ts';
import { type RoomRow, statusOf } from '../views/room-view.ts';
import { hold, settle } from './money.ts';
import type { News } from './news.ts';
import { advance, type ShowClock } from './running.ts';
import { spySettings } from './settings.ts';
import { lastSpy, openShows, runningPrivate, type ShowRow, ticketShow, updateShow } from './store.ts';

const DAY_MS = 86_400_000;

/** Free seconds for this viewer here: once a day. */
export async function previewSeconds(
  orm: Orm,
  room: RoomRow,
  viewer: Pick<UserRow, 'id'> | null,
  now: number,
): Promise<number> {
  if (!viewer) return SPY_PREVIEW_SECONDS;
  const { at } = await lastSpy(orm, room.user.id, viewer.id);
  return at !== null && now - at < DAY_MS ? 0 : SPY_PREVIEW_SECONDS;
}

/** Begins to spy: the start-up tip is paid at once, then the sixths. */
export async function startSpy(
  tx: Orm,
  room: RoomRow,
  viewer: UserRow,
  agreed: Agreed,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const now = clock.now();
  const settings = spySettings(room.model);
  const open = await openShows(tx, room.user.id);
  const mine = open.find((row) => row.viewerId === viewer.id);
  const isAllowed = maySpy({
    status: statusOf(room.model),
    mode: mine?.kind === 'spy' ? 'spy' : mine ? 'private' : 'public',
    isEnabled: settings.isEnabled,
    isLimitedAppInstalled: ticketShow(open) !== undefined,
    isExclusive: runningPrivate(open)?.kind === 'exclusive',
  });
  if (!isAllowed || viewer.id === room.user.id) throw new ApiError('spy_unavailable');
  const { tipAt } = await lastSpy(tx, room.user.id, viewer.id);
  // Members of the broadcaster's fan club spy for free (spec 3 §6).
  const isFree = (await memberLevel(tx, viewer.id, room.user.id, now)) !== null;
  const price = isFree ? 0 : settings.pricePerMinuteInToken;
  const tip = isFree ? 0 : spyStartupTip(settings.startupTipInToken, tipAt, now);
  const preview = await previewSeconds(tx, room, viewer, now);
  const funds = await lockFunds(tx, viewer, now);
  const isShort = spyDrops({
    tokens: fundsOf(funds) - tip,
    pricePerMinute: price,
    isPrepaid: false,
    isFreePreview: false,
    isPostpay: false,
  });
  // The start and the first minute are agreed to together; the minutes after it were shown by their price.
  const asked = { amount: tip + price, agreed };
  if (asked.amount > 0) await checkOwnLimits(tx, viewer, funds.terms, asked, now);
  if (isShort) {
    throw tooFew(viewer, funds, asked.amount, funds.credit === null ? 'not_enough_tokens' : 'postpay_limit');
  }
  const [row] = await tx
    .insert(show)
    .values({
      kind: 'spy',
      state: 'running',
      modelId: room.user.id,
      viewerId: viewer.id,
      price,
      startupTip: tip,
      previewSeconds: preview,
      createdAt: new Date(now),
      startedAt: new Date(now),
      seenAt: new Date(now),
    })
    .returning();
  if (!row) throw new ApiError('internal');
  if (tip > 0) await payTip(tx, room, viewer, row, tip, news, now);
  news.toUser(viewer.id, 'v3.spy.started', {
    show_id: row.id,
    broadcaster: room.user.username,
    username: viewer.username,
    price_per_minute: row.price,
  });
  return advance(tx, room, row, clock, news);
}

async function payTip(
  tx: Orm,
  room: RoomRow,
  viewer: UserRow,
  row: ShowRow,
  tip: number,
  news: News,
  now: number,
): Promise<void> {
  const ask = { showId: row.id, amount: tip, kind: 'spy_tip', agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, ask);
  news.moved(viewer, room.user, held.moved);
  const whole = { showId: row.id, kind: 'spy_tip', pay: tip, refund: 0, refundCredit: 0, now };
  news.moved(viewer, room.user, await settle(tx, viewer, room.user, whole));
  await updateShow(tx, row, { startupTip: tip });
}
