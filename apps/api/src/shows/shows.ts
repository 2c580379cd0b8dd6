import { discountedPrice, type ErrorType, type PrivateDiscount, type Show } from '@footlight/contract';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import type { IdempotentCall } from '../ledger/idempotency.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { findRoom } from '../rooms/rooms.ts';
import { readFunds } from '../spending/funds.ts';
import type { Agreed } from '../spending/spend.ts';
import type { RoomRow } from '../views/room-view.ts';
import { closeRoom, createCounting, setStatus } from './counting.ts';
import { createRoomWork, type RoomWorkOptions } from './in-room.ts';
import { createShowViews } from './look.ts';
import { acceptPrivate, dropRequest, type PrivateWish, requestPrivate, setDiscount } from './private-show.ts';
import { advance, endRunning, type ShowClock, viewOf } from './running.ts';
import { startSpy } from './spy-show.ts';
import {
  isPrivate,
  markSeen,
  openShows,
  runningPrivate,
  type ShowRow,
  ticketShow,
  userById,
} from './store.ts';
import { buy, startTicketShow, type TicketOffer } from './ticket-show.ts';

export interface ShowsOptions extends RoomWorkOptions {
  bus: Bus;
  clock: ShowClock;
}

interface Opened {
  show: Show;
  tokens: number;
}
interface Ended {
  spent: number;
  refunded: number;
  tokens: number;
}

export type RoomMode = { mode: 'public' | 'standby' | 'offline' } | ({ mode: 'limited' } & TicketOffer);

export type Shows = ReturnType<typeof createShows>;

/**
 * Private, exclusive, spy and ticket shows. All state is in the database, and every change of a room is one transaction
 * that locks the room, moves tokens and collects what is told after the commit. One process at a time, the one that
 * leads, counts the time.
 */
export function createShows({ bus, clock, ...options }: ShowsOptions) {
  const { log } = options;
  const { orm } = options.database;
  const { inRoom, inRoomOnce } = createRoomWork(options);

  const opened = async (tx: Orm, room: RoomRow, row: ShowRow, viewer: UserRow): Promise<Opened> => {
    const funds = await readFunds(tx, viewer, clock.now());
    return {
      show: viewOf(row, room.user.username, viewer.username, clock, funds),
      tokens: funds.tokens,
    };
  };

  /** `tokens` are those of the caller. */
  const endedAs = async (tx: Orm, row: ShowRow, by: Pick<UserRow, 'id'>): Promise<Ended> => ({
    spent: row.paid,
    refunded: row.refunded,
    tokens: (await readFunds(tx, await userById(tx, by.id), clock.now())).tokens,
  });

  const requested = async (tx: Orm, modelId: number, which: (row: ShowRow) => boolean): Promise<ShowRow> => {
    const row = (await openShows(tx, modelId)).find(
      (one) => isPrivate(one) && one.state === 'requested' && which(one),
    );
    if (!row) throw new ApiError('show_not_running');
    return row;
  };

  return {
    ...createCounting({ orm, bus, log, clock, inRoom }),
    ...createShowViews(orm, clock),

    request: (room: RoomRow, viewer: UserRow, wish: PrivateWish, call: IdempotentCall): Promise<Opened> =>
      inRoomOnce(room.user.id, call, async (tx, locked, news) =>
        opened(tx, locked, await requestPrivate(tx, locked, viewer, wish, clock, news), viewer),
      ),
    cancel: (modelId: number, viewer: UserRow): Promise<{ tokens: number }> =>
      inRoom(modelId, async (tx, room, news) => {
        const row = await requested(tx, modelId, ({ viewerId }) => viewerId === viewer.id);
        await dropRequest(tx, room, row, 'canceled', clock, news);
        return { tokens: (await readFunds(tx, viewer, clock.now())).tokens };
      }),
    async accept(modelId: number, showId: number): Promise<Show> {
      const done = await inRoom(
        modelId,
        async (tx, room, news): Promise<{ show: Show } | { refusal: ErrorType }> => {
          const row = await requested(tx, modelId, ({ id }) => id === showId);
          const accepted = await acceptPrivate(tx, room, row, clock, news);
          if (accepted.refusal) return { refusal: accepted.refusal };
          const viewer = await userById(tx, row.viewerId ?? 0);
          return { show: viewOf(accepted.row, room.user.username, viewer.username, clock, null) };
        },
      );
      // The request is over and its pre-tip is back: that is committed, and the broadcaster is told why.
      if ('refusal' in done) {
        const isMoney = done.refusal === 'not_enough_tokens' || done.refusal === 'postpay_limit';
        throw new ApiError(isMoney ? 'not_enough_tokens' : 'private_unavailable');
      }
      return done.show;
    },
    decline: (modelId: number, showId: number): Promise<void> =>
      inRoom(modelId, async (tx, room, news) => {
        const row = await requested(tx, modelId, ({ id }) => id === showId);
        await dropRequest(tx, room, row, 'declined', clock, news);
      }),
    /** Ends the private that runs: by its viewer, or by the broadcaster, who may give back all that is set aside. */
    end: (modelId: number, by: Pick<UserRow, 'id'>, isRefund = false): Promise<Ended> =>
      inRoom(modelId, async (tx, room, news) => {
        const found = runningPrivate(await openShows(tx, modelId));
        if (!found) throw new ApiError('show_not_running');
        if (by.id !== modelId && (by.id !== found.viewerId || isRefund)) throw new ApiError('forbidden');
        // Time up to this moment counts, whenever the clock last came by.
        const row = await advance(tx, room, found, clock, news);
        const reason = by.id === modelId ? 'model_ended' : 'user_ended';
        const over =
          row.state === 'ended' ? row : await endRunning(tx, room, row, reason, clock, news, isRefund);
        return endedAs(tx, over, by);
      }),
    /**
     * Ends whatever somebody who is shown the door asked for or pays for here, as if the broadcaster had ended it: unused
     * tokens come back, and nothing is charged for a room that is closed to them. A ticket is counted with its show.
     */
    expel: (modelId: number, userId: number): Promise<void> =>
      inRoom(modelId, async (tx, room, news) => {
        const found = (await openShows(tx, modelId)).find(({ viewerId }) => viewerId === userId);
        if (!found) return;
        if (found.state === 'requested') {
          await dropRequest(tx, room, found, 'declined', clock, news);
          return;
        }
        const row = await advance(tx, room, found, clock, news);
        if (row.state !== 'ended') await endRunning(tx, room, row, 'model_ended', clock, news);
      }),
    discount: (modelId: number, rate: number, seconds: number): Promise<PrivateDiscount | null> =>
      inRoom(modelId, async (tx, room, news) => {
        const isOn = rate > 0 && seconds > 0;
        await setDiscount(tx, room, isOn ? rate : 0, clock.now() + seconds * 1_000);
        const lowered = discountedPrice(room.model.settings.privatePrice, isOn ? rate : 0);
        const discount = {
          discountRate: isOn ? rate : 0,
          timeLeftInSecond: isOn ? seconds : 0,
          privatePricePerMinuteInToken: lowered,
        };
        news.toRoom(room.user.username, 'v3.private.discount', {
          broadcaster: room.user.username,
          ...discount,
        });
        return isOn ? discount : null;
      }),

    spy: (room: RoomRow, viewer: UserRow, agreed: Agreed, call: IdempotentCall): Promise<Opened> =>
      inRoomOnce(room.user.id, call, async (tx, locked, news) =>
        opened(tx, locked, await startSpy(tx, locked, viewer, agreed, clock, news), viewer),
      ),
    spyEnd: (modelId: number, viewer: UserRow): Promise<Ended> =>
      inRoom(modelId, async (tx, room, news) => {
        const found = (await openShows(tx, modelId)).find(
          (row) => row.kind === 'spy' && row.viewerId === viewer.id,
        );
        if (!found) throw new ApiError('show_not_running');
        const row = await advance(tx, room, found, clock, news);
        const over = row.state === 'ended' ? row : await endRunning(tx, room, row, 'user_ended', clock, news);
        return endedAs(tx, over, viewer);
      }),

    buy: (
      room: RoomRow,
      viewer: UserRow,
      kind: 'ticket' | 'recording',
      agreed: Agreed,
      call: IdempotentCall,
    ): Promise<{ tokens: number }> =>
      inRoomOnce(room.user.id, call, async (tx, locked, news) => {
        await buy(tx, locked, viewer, kind, agreed, clock, news);
        return { tokens: (await readFunds(tx, viewer, clock.now())).tokens };
      }),

    /** The broadcaster's own hand on the room. A private is ended first; a ticket show is counted. */
    setMode: (modelId: number, wish: RoomMode): Promise<void> =>
      inRoom(modelId, async (tx, room, news) => {
        const open = await openShows(tx, modelId);
        if (wish.mode === 'limited') {
          if (runningPrivate(open) || ticketShow(open)) throw new ApiError('conflict');
          await closeRoom(tx, room, 'model_ended', clock, news);
          await startTicketShow(tx, room, wish, clock, news);
          return;
        }
        await closeRoom(tx, room, 'model_ended', clock, news);
        await setStatus(tx, room, wish.mode === 'public' ? 'online' : wish.mode, news);
      }),
    async seen(broadcaster: string, viewerId: number): Promise<void> {
      const room = await findRoom(orm, broadcaster);
      if (room) await markSeen(orm, room.user.id, viewerId, clock.now());
    },
  };
}
