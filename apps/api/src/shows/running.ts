import {
  costOfSixths,
  type EndReason,
  SECONDS_PER_SIXTH,
  type Show,
  SIXTHS,
  settleEnd,
  sixthsFor,
} from '@footlight/contract';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { type Funds, fundsOf, lockFunds } from '../spending/funds.ts';
import type { RoomRow } from '../views/room-view.ts';
import { hold, settle } from './money.ts';
import type { News } from './news.ts';
import { isPrivate, openShows, type ShowRow, setRoomStatus, updateShow, userById } from './store.ts';

/** The clock of shows. A minute may be shorter than a minute, for tests. */
export interface ShowClock {
  now(): number;
  minuteMs: number;
  /** A viewer who is not heard of for this long has left. */
  leftAfterMs: number;
}

/**
 * Longer than this uncounted: the platform was away, and the show is over without its open minute. So it is when the
 * clock was set back by more: nobody knows the time, and a show must neither be charged twice nor run on for nothing.
 */
const MISSED_SIXTHS = 3;
const MISSED_AT_LEAST_MS = 10_000;

export const sixthMs = ({ minuteMs }: ShowClock): number => minuteMs / SIXTHS;
/** Seconds of show time. */
export const secondsOf = (ms: number, { minuteMs }: ShowClock): number =>
  Math.max(0, Math.floor((ms / minuteMs) * SIXTHS * SECONDS_PER_SIXTH));

const minutesPaid = (row: ShowRow): number => Math.max(0, Math.floor((row.sixths - 1) / SIXTHS));
const sixthsOfMinute = (row: ShowRow): number => row.sixths - minutesPaid(row) * SIXTHS;
/** What the started sixths cost. Whole minutes before the running one are paid, so the ledger agrees. */
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
  // The sixth that runs is paid; what remains of it counts.
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

/** Takes from what is set aside: credit is given back first and paid last. */
async function count(
  tx: Orm,
  row: ShowRow,
  people: { viewer: UserRow; model: UserRow },
  part: { pay: number; refund: number },
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const refundCredit = Math.min(part.refund, row.heldCredit);
  const moved = await settle(tx, people.viewer, people.model, {
    showId: row.id,
    kind: row.kind,
    ...part,
    refundCredit,
    now: clock.now(),
  });
  news.moved(people.viewer, people.model, moved);
  const held = row.held - part.pay - part.refund;
  return updateShow(tx, row, {
    held,
    heldCredit: Math.min(held, row.heldCredit - refundCredit),
    paid: row.paid + part.pay,
    refunded: row.refunded + part.refund,
  });
}

/** Ends a private or a spying: counts what is set aside, opens the room again, ends the spies with it. */
export async function endRunning(
  tx: Orm,
  room: RoomRow,
  given: ShowRow,
  reason: EndReason,
  clock: ShowClock,
  news: News,
  isRefund = false,
): Promise<ShowRow> {
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
  const counted = await count(tx, given, { viewer, model: room.user }, part, clock, news);
  const ended = await updateShow(tx, counted, {
    state: 'ended',
    endedAt: new Date(clock.now()),
    endReason: reason,
  });
  const payload = {
    show_id: ended.id,
    broadcaster: room.user.username,
    username: viewer.username,
    reason,
    elapsed: secondsOf(clock.now() - (ended.startedAt?.getTime() ?? clock.now()), clock),
    spent: ended.paid,
    refunded: part.refund,
  };
  news.toUser(viewer.id, `${prefixOf(ended)}.end`, payload);
  if (!isPrivate(ended)) return ended;
  news.toUser(room.user.id, 'v3.private.end', payload);
  await endSpies(tx, room, reason, clock, news);
  await openRoomAgain(tx, room, news);
  return ended;
}

/** What is spied on is over. Of a show that the platform lost, nobody pays the open minute. */
export async function endSpies(
  tx: Orm,
  room: RoomRow,
  why: EndReason,
  clock: ShowClock,
  news: News,
): Promise<void> {
  const reason = why === 'unpublish' ? why : 'model_ended';
  for (const row of await openShows(tx, room.user.id)) {
    if (row.kind === 'spy') await endRunning(tx, room, row, reason, clock, news);
  }
}

async function openRoomAgain(tx: Orm, room: RoomRow, news: News): Promise<void> {
  await setRoomStatus(tx, room.user.id, 'online');
  news.toRoom(room.user.username, 'v3.chat.update', { status: 'online' });
}

/** Begins the next sixth, if it can be paid: counts the minute that is over and sets the next one aside. */
async function beginSixth(
  tx: Orm,
  given: ShowRow,
  people: { viewer: UserRow; model: UserRow },
  clock: ShowClock,
  news: News,
): Promise<{ row: ShowRow; isPaid: boolean }> {
  const inMinute = given.sixths % SIXTHS;
  const row =
    inMinute === 0 && given.sixths > 0
      ? await count(tx, given, people, { pay: given.price, refund: 0 }, clock, news)
      : given;
  const needed = costOfSixths(row.price, inMinute + 1);
  if (row.held >= needed) {
    return { row: await updateShow(tx, row, { sixths: row.sixths + 1 }), isPaid: true };
  }
  const now = clock.now();
  const available = fundsOf(await lockFunds(tx, people.viewer, now));
  const more = Math.min(row.price - row.held, available);
  if (row.held + more < needed) return { row, isPaid: false };
  const minute = { showId: row.id, amount: more, kind: row.kind, agreed: 'earlier', now } as const;
  const held = await hold(tx, people.viewer, people.model, minute);
  news.moved(people.viewer, people.model, held.moved);
  const next = {
    held: row.held + more,
    heldCredit: row.heldCredit + held.credit,
    sixths: row.sixths + 1,
  };
  return { row: await updateShow(tx, row, next), isPaid: true };
}

/** Counts the time of one running show up to now, and tells where it stands. Answers the show, maybe ended. */
export async function advance(
  tx: Orm,
  room: RoomRow,
  given: ShowRow,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const now = clock.now();
  const startedAt = given.startedAt?.getTime() ?? now;
  const last = given.advancedAt?.getTime() ?? startedAt;
  if (Math.abs(now - last) > Math.max(MISSED_AT_LEAST_MS, MISSED_SIXTHS * sixthMs(clock))) {
    return endRunning(tx, room, given, 'unpublish', clock, news);
  }
  if (now - (given.seenAt?.getTime() ?? startedAt) > clock.leftAfterMs) {
    return endRunning(tx, room, given, 'user_left', clock, news);
  }
  const viewer = await userById(tx, given.viewerId ?? 0);
  const people = { viewer, model: room.user };
  const paidMs = now - startedAt - (given.previewSeconds / 60) * clock.minuteMs;
  // A clock that was set back counts nothing twice.
  const due = paidMs < 0 ? 0 : Math.floor(paidMs / sixthMs(clock)) + 1;
  let row = given;
  while (row.sixths < due) {
    const next = await beginSixth(tx, row, people, clock, news);
    row = next.row;
    if (!next.isPaid) return endRunning(tx, room, row, 'out_of_tokens', clock, news);
  }
  const isNew = row.sixths !== given.sixths || given.advancedAt === null;
  row = await updateShow(tx, row, { advancedAt: new Date(Math.max(now, last)) });
  if (isNew) await tellTick(tx, room, row, viewer, clock, news);
  return row;
}

/** The next minute is not covered: whoever may refill is asked before this one is over. */
function tellShort(row: ShowRow, viewer: UserRow, funds: Funds, news: News): void {
  const missing = row.price - funds.tokens - (funds.credit ?? 0);
  if (missing > 0 && (funds.day ?? row.price) >= row.price) news.short(viewer.id, missing);
}

async function tellTick(
  tx: Orm,
  room: RoomRow,
  row: ShowRow,
  viewer: UserRow,
  clock: ShowClock,
  news: News,
): Promise<void> {
  const funds = await lockFunds(tx, viewer, clock.now());
  tellShort(row, viewer, funds, news);
  const view = viewOf(row, room.user.username, viewer.username, clock, funds);
  const { show_id, broadcaster, username, price_per_minute, elapsed, spent, held, preview_left } = view;
  const tick = { show_id, broadcaster, username, price_per_minute, elapsed, spent, held, preview_left };
  news.toUser(viewer.id, `${prefixOf(row)}.tick`, { ...tick, remaining: view.remaining });
  // How much the viewer has left is not the broadcaster's business.
  if (isPrivate(row)) news.toUser(room.user.id, 'v3.private.tick', tick);
}
