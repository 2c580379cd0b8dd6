import { isTicketRefunded, type LimitedShow, mayBuyRecording, mayBuyTicket } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { show, showTicket } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Agreed } from '../spending/spend.ts';
import type { RoomRow } from '../views/room-view.ts';
import { hold, settle } from './money.ts';
import type { News } from './news.ts';
import { type ShowClock, secondsOf } from './running.ts';
import { openShows, type ShowRow, setRoomStatus, ticketShow, updateShow, userById } from './store.ts';

export interface TicketOffer {
  ticket_price: number;
  recording_price: number;
  limited_message: string;
  refund_joined_minute_before_end: number;
}
type Kind = 'ticket' | 'recording';

const offerOf = (row: ShowRow): TicketOffer => ({
  ticket_price: row.price,
  recording_price: row.recordingPrice,
  limited_message: row.message,
  refund_joined_minute_before_end: row.refundMinutes,
});

const ticketsOf = (orm: Orm, showId: number, userId?: number) =>
  orm
    .select()
    .from(showTicket)
    .where(
      and(eq(showTicket.showId, showId), userId === undefined ? undefined : eq(showTicket.userId, userId)),
    );

/** Tickets and recordings that were bought so far. */
export async function soldOf(orm: Orm, row: ShowRow): Promise<{ sold: number; recordings: number }> {
  const all = await ticketsOf(orm, row.id);
  const count = (of: Kind) => all.filter(({ kind }) => kind === of).length;
  return { sold: count('ticket'), recordings: count('recording') };
}

/** A ticket show as this viewer sees it. */
export async function limitedView(orm: Orm, row: ShowRow, viewerId: number | null): Promise<LimitedShow> {
  const owned = viewerId === null ? [] : await ticketsOf(orm, row.id, viewerId);
  return {
    ...offerOf(row),
    purchased_ticket: owned.some(({ kind }) => kind === 'ticket'),
    purchased_recording: owned.some(({ kind }) => kind === 'recording'),
  };
}

/** The room closes for all who have no ticket. */
export async function startTicketShow(
  tx: Orm,
  room: RoomRow,
  offer: TicketOffer,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const now = new Date(clock.now());
  const [row] = await tx
    .insert(show)
    .values({
      kind: 'limited',
      state: 'running',
      modelId: room.user.id,
      price: offer.ticket_price,
      recordingPrice: offer.recording_price,
      message: offer.limited_message,
      refundMinutes: offer.refund_joined_minute_before_end,
      createdAt: now,
      startedAt: now,
    })
    .returning();
  if (!row) throw new ApiError('internal');
  await setRoomStatus(tx, room.user.id, 'limited');
  news.toRoom(room.user.username, 'v3.limited.update', {
    broadcaster: room.user.username,
    is_installed: true,
    ...offer,
  });
  news.toRoom(room.user.username, 'v3.chat.update', { status: 'limited' });
  return row;
}

/** Buys a ticket or the recording. The tokens are set aside until the show has ended. */
export async function buy(
  tx: Orm,
  room: RoomRow,
  viewer: UserRow,
  kind: Kind,
  agreed: Agreed,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const row = ticketShow(await openShows(tx, room.user.id));
  const refused = new ApiError(kind === 'ticket' ? 'ticket_unavailable' : 'recording_unavailable');
  if (!row || viewer.id === room.user.id) throw refused;
  const view = await limitedView(tx, row, viewer.id);
  const isAllowed =
    kind === 'ticket'
      ? mayBuyTicket({ isInstalled: true, hasTicket: view.purchased_ticket })
      : mayBuyRecording({
          mode: view.purchased_ticket ? 'limited' : 'public',
          hasTicket: view.purchased_ticket,
          price: view.recording_price,
          hasRecording: view.purchased_recording,
        });
  if (!isAllowed) throw refused;
  const amount = kind === 'ticket' ? view.ticket_price : view.recording_price;
  const held = await hold(tx, viewer, room.user, { showId: row.id, amount, kind, agreed, now: clock.now() });
  news.moved(viewer, room.user, held.moved);
  await tx.insert(showTicket).values({
    showId: row.id,
    userId: viewer.id,
    kind,
    amount,
    credit: held.credit,
    boughtAt: new Date(clock.now()),
  });
  const { sold, recordings } = await soldOf(tx, row);
  const broadcaster = room.user.username;
  news.toUser(room.user.id, 'v3.limited.sold', { show_id: row.id, broadcaster, tickets: sold, recordings });
  return row;
}

/**
 * Ends a ticket show: tickets of those who joined within the refund window go back, the others are paid. A show that the
 * platform lost gives everything back.
 */
export async function endTicketShow(
  tx: Orm,
  room: RoomRow,
  row: ShowRow,
  isLost: boolean,
  clock: ShowClock,
  news: News,
): Promise<ShowRow> {
  const now = clock.now();
  const windowMinutes = (row.refundMinutes * clock.minuteMs) / 60_000;
  let paid = 0;
  let refunded = 0;
  for (const ticket of await ticketsOf(tx, row.id)) {
    if (ticket.state !== 'held') continue;
    const isRefunded =
      isLost || (ticket.kind === 'ticket' && isTicketRefunded(ticket.boughtAt.getTime(), now, windowMinutes));
    const viewer = await userById(tx, ticket.userId);
    const moved = await settle(tx, viewer, room.user, {
      showId: row.id,
      kind: ticket.kind,
      pay: isRefunded ? 0 : ticket.amount,
      refund: isRefunded ? ticket.amount : 0,
      refundCredit: isRefunded ? ticket.credit : 0,
      now,
    });
    news.moved(viewer, room.user, moved);
    if (isRefunded) refunded += ticket.amount;
    else paid += ticket.amount;
    if (ticket.kind === 'ticket') {
      news.toUser(viewer.id, 'v3.limited.ended', {
        show_id: row.id,
        broadcaster: room.user.username,
        username: viewer.username,
        joined_for: secondsOf(now - ticket.boughtAt.getTime(), clock),
        refund_joined_minute_before_end: row.refundMinutes,
        refunded: isRefunded ? ticket.amount : 0,
      });
    }
    await tx
      .update(showTicket)
      .set({ state: isRefunded ? 'refunded' : 'paid' })
      .where(
        and(
          eq(showTicket.showId, row.id),
          eq(showTicket.userId, ticket.userId),
          eq(showTicket.kind, ticket.kind),
        ),
      );
  }
  news.toRoom(room.user.username, 'v3.limited.update', {
    broadcaster: room.user.username,
    is_installed: false,
    ...offerOf(row),
  });
  return updateShow(tx, row, {
    state: 'ended',
    paid,
    refunded,
    endedAt: new Date(now),
    endReason: isLost ? 'unpublish' : 'model_ended',
  });
}
