import { maySpy, SPY_PREVIEW_SECONDS, spyDrops, spyStartupTip } from '@footlight/contract';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { show } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { memberLevel } from '../fan-clubs/store.ts';
import { fundsOf, lockFunds } from '../limits/funds.ts';
import { type Agreed, checkOwnLimits, tooFew } from '../limits/spend.ts';
import { advance } from './metered-show.ts';
import { hold, settle } from './money.ts';
import type { RoomUnit } from './room-unit.ts';
import { spySettings } from './settings.ts';
import { lastSpy, openShows, runningPrivate, type ShowRow, ticketShow, updateShow } from './store.ts';

const DAY_MS = 86_400_000;

/** What spying on a room costs a viewer now. */
export interface SpyTerms {
  pricePerMinute: number;
  /** Paid at the start; 0 if one was paid within ten minutes. */
  startupTip: number;
  /** Free seconds, once a day. */
  previewSeconds: number;
}

export async function spyTerms(
  orm: Orm,
  room: RoomRow,
  viewer: Pick<UserRow, 'id'> | null,
  now: number,
): Promise<SpyTerms> {
  const { pricePerMinuteInToken: pricePerMinute, startupTipInToken } = spySettings(room.model);
  if (!viewer) return { pricePerMinute, startupTip: startupTipInToken, previewSeconds: SPY_PREVIEW_SECONDS };
  const { at, tipAt } = await lastSpy(orm, room.user.id, viewer.id);
  const previewSeconds = at !== null && now - at < DAY_MS ? 0 : SPY_PREVIEW_SECONDS;
  // Members of the broadcaster's fan club spy for free (spec 3 §6).
  const isFree = (await memberLevel(orm, viewer.id, room.user.id, now)) !== null;
  if (isFree) return { pricePerMinute: 0, startupTip: 0, previewSeconds };
  return { pricePerMinute, startupTip: spyStartupTip(startupTipInToken, tipAt, now), previewSeconds };
}

/** Starts to spy: the start-up tip is paid at once, then the sixths. */
export async function startSpy(unit: RoomUnit, viewer: UserRow, agreed: Agreed): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const now = clock.now();
  const open = await openShows(tx, room.user.id);
  const mine = open.find((row) => row.viewerId === viewer.id);
  const isAllowed = maySpy({
    status: statusOf(room.model),
    mode: mine?.kind === 'spy' ? 'spy' : mine ? 'private' : 'public',
    isEnabled: spySettings(room.model).isEnabled,
    isLimitedAppInstalled: ticketShow(open) !== undefined,
    isPrivateRunning: runningPrivate(open)?.kind === 'private',
  });
  if (!isAllowed || viewer.id === room.user.id) throw new ApiError('spy_unavailable');
  const { pricePerMinute: price, startupTip: tip, previewSeconds } = await spyTerms(tx, room, viewer, now);
  const funds = await lockFunds(tx, viewer, now);
  const isShort = spyDrops({
    tokens: fundsOf(funds) - tip,
    pricePerMinute: price,
    isPrepaid: false,
    isFreePreview: false,
    isPostpay: false,
  });
  // The viewer agrees to the start and the first minute together; the price covers the minutes after.
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
      previewSeconds,
      createdAt: new Date(now),
      startedAt: new Date(now),
      seenAt: new Date(now),
    })
    .returning();
  if (!row) throw new ApiError('internal');
  if (tip > 0) await payTip(unit, viewer, row, tip);
  unit.toUser(viewer.id, 'v3.spy.started', {
    show_id: row.id,
    broadcaster: room.user.username,
    username: viewer.username,
    price_per_minute: row.price,
  });
  return advance(unit, row);
}

async function payTip(unit: RoomUnit, viewer: UserRow, row: ShowRow, tip: number): Promise<void> {
  const { tx, room, clock } = unit;
  const now = clock.now();
  const ask = { showId: row.id, amount: tip, kind: 'spy_tip', agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, ask);
  unit.publishMoved(viewer, held.moved);
  const whole = { showId: row.id, kind: 'spy_tip', pay: tip, refund: 0, refundCredit: 0, now };
  unit.publishMoved(viewer, await settle(tx, viewer, room.user, whole));
  await updateShow(tx, row, { startupTip: tip });
}
