import {
  costOfSixths,
  type EndReason,
  SECONDS_PER_SIXTH,
  type Show,
  SIXTHS,
  settleEnd,
  sixthsFor,
} from '@footlight/contract';
import { roomName } from '@footlight/contract/realtime';
import { eq } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import { watchTogether } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { setRoomStatus } from '../../kernel/rooms/room-status.ts';
import { revokeStream } from '../../kernel/streams/stream-rights.ts';
import { type Funds, fundsOf, lockFunds } from '../limits/funds.ts';
import { hold, settle } from './money.ts';
import type { RoomUnit } from './room-unit.ts';
import { type ShowClock, secondsOf, sixthMs } from './show-clock.ts';
import { isPrivate, openShows, type ShowRow, updateShow } from './store.ts';

/**
 * If no tick ran for this long, the platform was down: end the show without charging the current minute. The same holds
 * when the clock was set back by more, because a show must neither be charged twice nor run for free.
 */
const MISSED_SIXTHS = 3;
const MISSED_AT_LEAST_MS = 10_000;

const minutesPaid = (row: ShowRow): number => Math.max(0, Math.floor((row.sixths - 1) / SIXTHS));
const sixthsOfMinute = (row: ShowRow): number => row.sixths - minutesPaid(row) * SIXTHS;

/** Cost of the started sixths. Whole minutes before the current one are paid, so the result matches the ledger. */
const spentOf = (row: ShowRow): number =>
  row.state === 'ended' ? row.paid : row.paid + costOfSixths(row.price, sixthsOfMinute(row));

/** A show as its viewer (with funds) or its broadcaster (without) sees it. */
export function viewOf(
  row: ShowRow,
  broadcaster: string,
  viewer: string,
  clock: ShowClock,
  funds: Funds | null,
): Show {
  const since = row.startedAt ? clock.now() - row.startedAt.getTime() : 0;
  const previewMs = (row.previewSeconds / 60) * clock.minuteMs;
  const held = row.state === 'requested' ? 0 : row.held;
  const left = funds === null ? null : sixthsFor(row.price, held + fundsOf(funds)) - sixthsOfMinute(row);
  // The current sixth is paid; its remainder counts.
  const running = row.sixths * sixthMs(clock) - Math.max(0, since - previewMs);
  const remaining =
    left === null || !Number.isFinite(left)
      ? null
      : left * SECONDS_PER_SIXTH +
        (row.sixths > 0 ? Math.min(SECONDS_PER_SIXTH, secondsOf(Math.max(0, running), clock)) : 0);
  return {
    show_id: row.id,
    kind: row.kind === 'spy' ? 'spy' : row.kind === 'exclusive' ? 'exclusive' : 'private',
    state: row.state === 'requested' ? 'requested' : 'running',
    broadcaster,
    username: viewer,
    price_per_minute: row.price,
    elapsed: secondsOf(since, clock),
    spent: spentOf(row),
    held,
    remaining,
    preview_left: Math.max(0, row.previewSeconds - secondsOf(since, clock)),
    minimum_minutes: row.minimumMinutes,
    pre_tip: row.preTip,
    watch_together: row.watchTogether,
    is_recorded: row.isRecorded,
  };
}

const prefixOf = (row: ShowRow) => (row.kind === 'spy' ? ('v3.spy' as const) : ('v3.private' as const));

/** Settles part of the hold: credit is refunded first and paid last. */
async function count(
  unit: RoomUnit,
  row: ShowRow,
  viewer: UserRow,
  part: { pay: number; refund: number },
): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const refundCredit = Math.min(part.refund, row.heldCredit);
  const moved = await settle(tx, viewer, room.user, {
    showId: row.id,
    kind: row.kind,
    ...part,
    refundCredit,
    now: clock.now(),
  });
  unit.publishMoved(viewer, moved);
  const held = row.held - part.pay - part.refund;
  return updateShow(tx, row, {
    held,
    heldCredit: Math.min(held, row.heldCredit - refundCredit),
    paid: row.paid + part.pay,
    refunded: row.refunded + part.refund,
  });
}

/** Ends a private or a spy show: settles its hold, reopens the room, and ends the spy shows of a private. */
export async function endRunning(
  unit: RoomUnit,
  given: ShowRow,
  reason: EndReason,
  isRefund = false,
): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const viewer = await userById(tx, given.viewerId ?? 0);
  const part = settleEnd(
    {
      pricePerMinute: given.price,
      held: given.held,
      startedSixths: sixthsOfMinute(given),
      owedMinutes: Math.max(0, given.minimumMinutes - minutesPaid(given)),
      isRefund,
    },
    reason,
  );
  const counted = await count(unit, given, viewer, part);
  const ended = await updateShow(tx, counted, {
    state: 'ended',
    endedAt: new Date(clock.now()),
    endReason: reason,
  });
  await revokeStream(tx, viewer.id, room.user.id);
  await tx.delete(watchTogether).where(eq(watchTogether.showId, ended.id));
  const payload = {
    show_id: ended.id,
    broadcaster: room.user.username,
    username: viewer.username,
    reason,
    elapsed: secondsOf(clock.now() - (ended.startedAt?.getTime() ?? clock.now()), clock),
    spent: ended.paid,
    refunded: part.refund,
  };
  unit.toUser(viewer.id, `${prefixOf(ended)}.end`, payload);
  if (!isPrivate(ended)) return ended;
  unit.toUser(room.user.id, 'v3.private.end', payload);
  // Closes the room of the two.
  unit.toRoom(roomName(room.user.username, viewer.username), 'v3.private.end', payload);
  await endSpies(unit, reason);
  await openRoomAgain(unit);
  return ended;
}

/** Ends the spy shows of a private. If the platform was down, nobody pays the current minute. */
export async function endSpies(unit: RoomUnit, why: EndReason): Promise<void> {
  const { tx, room } = unit;
  const reason = why === 'unpublish' ? why : 'model_ended';
  for (const row of await openShows(tx, room.user.id)) {
    if (row.kind === 'spy') await endRunning(unit, row, reason);
  }
}

async function openRoomAgain(unit: RoomUnit): Promise<void> {
  const { tx, room } = unit;
  await setRoomStatus(tx, room.model, 'online');
  unit.toRoom(room.user.username, 'v3.chat.update', { status: 'online' });
}

/** Starts the next sixth, if the funds cover it: settles the finished minute and holds the next one. */
async function beginSixth(
  unit: RoomUnit,
  given: ShowRow,
  viewer: UserRow,
): Promise<{ row: ShowRow; isPaid: boolean }> {
  const { tx, room, clock } = unit;
  const inMinute = given.sixths % SIXTHS;
  const row =
    inMinute === 0 && given.sixths > 0
      ? await count(unit, given, viewer, { pay: given.price, refund: 0 })
      : given;
  const needed = costOfSixths(row.price, inMinute + 1);
  if (row.held >= needed) {
    return { row: await updateShow(tx, row, { sixths: row.sixths + 1 }), isPaid: true };
  }
  const now = clock.now();
  const available = fundsOf(await lockFunds(tx, viewer, now));
  const more = Math.min(row.price - row.held, available);
  if (row.held + more < needed) return { row, isPaid: false };
  const minute = { showId: row.id, amount: more, kind: row.kind, agreed: 'earlier', now } as const;
  const held = await hold(tx, viewer, room.user, minute);
  unit.publishMoved(viewer, held.moved);
  const next = {
    held: row.held + more,
    heldCredit: row.heldCredit + held.credit,
    sixths: row.sixths + 1,
  };
  return { row: await updateShow(tx, row, next), isPaid: true };
}

/** Meters one running show up to now and publishes its state. Returns the show, which may have ended. */
export async function advance(unit: RoomUnit, given: ShowRow): Promise<ShowRow> {
  const { tx, clock } = unit;
  const now = clock.now();
  const startedAt = given.startedAt?.getTime() ?? now;
  const last = given.advancedAt?.getTime() ?? startedAt;
  if (Math.abs(now - last) > Math.max(MISSED_AT_LEAST_MS, MISSED_SIXTHS * sixthMs(clock))) {
    return endRunning(unit, given, 'unpublish');
  }
  if (now - (given.seenAt?.getTime() ?? startedAt) > clock.leftAfterMs) {
    return endRunning(unit, given, 'user_left');
  }
  const viewer = await userById(tx, given.viewerId ?? 0);
  const paidMs = now - startedAt - (given.previewSeconds / 60) * clock.minuteMs;
  // If the clock was set back, no time is counted twice.
  const due = paidMs < 0 ? 0 : Math.floor(paidMs / sixthMs(clock)) + 1;
  let row = given;
  while (row.sixths < due) {
    const next = await beginSixth(unit, row, viewer);
    row = next.row;
    if (!next.isPaid) return endRunning(unit, row, 'out_of_tokens');
  }
  const isNew = row.sixths !== given.sixths || given.advancedAt === null;
  row = await updateShow(tx, row, { advancedAt: new Date(Math.max(now, last)) });
  if (isNew) await publishTick(unit, row, viewer);
  return row;
}

/** Requests a refill before the current minute ends, if the next one is not covered. */
function requestMissing(unit: RoomUnit, row: ShowRow, viewer: UserRow, funds: Funds): void {
  const missing = row.price - funds.tokens - (funds.credit ?? 0);
  if (missing > 0 && (funds.day ?? row.price) >= row.price) unit.requestRefill(viewer.id, missing);
}

async function publishTick(unit: RoomUnit, row: ShowRow, viewer: UserRow): Promise<void> {
  const { tx, room, clock } = unit;
  const funds = await lockFunds(tx, viewer, clock.now());
  requestMissing(unit, row, viewer, funds);
  const view = viewOf(row, room.user.username, viewer.username, clock, funds);
  const { show_id, broadcaster, username, price_per_minute, elapsed, spent, held, preview_left } = view;
  const tick = { show_id, broadcaster, username, price_per_minute, elapsed, spent, held, preview_left };
  unit.toUser(viewer.id, `${prefixOf(row)}.tick`, { ...tick, remaining: view.remaining });
  // The broadcaster does not see the viewer's balance.
  if (isPrivate(row)) unit.toUser(room.user.id, 'v3.private.tick', tick);
}
