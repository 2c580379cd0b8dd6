import { isTicketRefunded, type LimitedShow, mayBuyRecording, mayBuyTicket } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { show, showTicket } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { setRoomStatus } from '../../kernel/rooms/room-status.ts';
import type { Recorder } from '../../kernel/streams/recorder.ts';
import type { Agreed } from '../limits/spend.ts';
import { hold, settle } from './money.ts';
import { endRecording, isNothingRecorded, startRecording } from './recordings.ts';
import type { RoomUnit } from './room-unit.ts';
import { secondsOf } from './show-clock.ts';
import { openShows, type ShowRow, ticketShow, updateShow } from './store.ts';

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

/** Tickets and recordings sold so far. */
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

/** Starts a ticket show: the room closes for users without a ticket, and the recording starts if it is on offer. */
export async function startTicketShow(
  unit: RoomUnit,
  offer: TicketOffer,
  recorder: Recorder,
): Promise<ShowRow> {
  const { tx, room, clock } = unit;
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
  await startRecording(unit, row, recorder);
  await setRoomStatus(tx, room.model, 'limited');
  unit.toRoom(room.user.username, 'v3.limited.update', {
    broadcaster: room.user.username,
    is_installed: true,
    ...offer,
  });
  unit.toRoom(room.user.username, 'v3.chat.update', { status: 'limited' });
  return row;
}

/** Buys a ticket or the recording. The tokens stay on hold until the show ends. */
export async function buy(unit: RoomUnit, viewer: UserRow, kind: Kind, agreed: Agreed): Promise<ShowRow> {
  const { tx, room, clock } = unit;
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
  unit.publishMoved(viewer, held.moved);
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
  unit.toUser(room.user.id, 'v3.limited.sold', { show_id: row.id, broadcaster, tickets: sold, recordings });
  return row;
}

/**
 * Ends a ticket show: viewers who joined within the refund window get their ticket refunded, other tickets are paid. A
 * recording that does not exist is refunded, and everything if the platform was down.
 */
export async function endTicketShow(unit: RoomUnit, row: ShowRow, isLost: boolean): Promise<ShowRow> {
  const { tx, room, clock } = unit;
  const now = clock.now();
  const windowMinutes = (row.refundMinutes * clock.minuteMs) / 60_000;
  let paid = 0;
  let refunded = 0;
  const hasNoRecording = await isNothingRecorded(tx, row.id);
  for (const ticket of await ticketsOf(tx, row.id)) {
    if (ticket.state !== 'held') continue;
    const isRefunded =
      isLost ||
      (ticket.kind === 'ticket'
        ? isTicketRefunded(ticket.boughtAt.getTime(), now, windowMinutes)
        : hasNoRecording);
    const viewer = await userById(tx, ticket.userId);
    const moved = await settle(tx, viewer, room.user, {
      showId: row.id,
      kind: ticket.kind,
      pay: isRefunded ? 0 : ticket.amount,
      refund: isRefunded ? ticket.amount : 0,
      refundCredit: isRefunded ? ticket.credit : 0,
      now,
    });
    unit.publishMoved(viewer, moved);
    if (isRefunded) refunded += ticket.amount;
    else paid += ticket.amount;
    if (ticket.kind === 'ticket') {
      unit.toUser(viewer.id, 'v3.limited.ended', {
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
      .set({ state: isRefunded ? 'refunded' : 'paid', entryId: moved.entryId })
      .where(
        and(
          eq(showTicket.showId, row.id),
          eq(showTicket.userId, ticket.userId),
          eq(showTicket.kind, ticket.kind),
        ),
      );
  }
  await endRecording(tx, row.id, new Date(now));
  unit.toRoom(room.user.username, 'v3.limited.update', {
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
