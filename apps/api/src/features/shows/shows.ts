import { discountedPrice, type ErrorType, type PrivateDiscount, type Show } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import { type ModelRow, type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import type { Recorder } from '../../kernel/streams/recorder.ts';
import { readFunds } from '../limits/funds.ts';
import type { Agreed } from '../limits/spend.ts';
import { advance, endRunning, viewOf } from './metered-show.ts';
import { closeRoom, createMetering, setStatus } from './metering.ts';
import { acceptPrivate, dropRequest, type PrivateWish, requestPrivate, setDiscount } from './private-show.ts';
import { createShowViews } from './queries.ts';
import { createRecordings } from './recordings.ts';
import { createRoomUnits, type RoomUnit, type RoomUnitOptions } from './room-unit.ts';
import { startSpy } from './spy-show.ts';
import {
  isPrivate,
  markSeen,
  openShows,
  roomsOf,
  runningPrivate,
  type ShowRow,
  ticketShow,
} from './store.ts';
import { buy, startTicketShow, type TicketOffer } from './ticket-show.ts';

export interface ShowsOptions extends RoomUnitOptions {
  orm: Orm;
  recorder: Recorder;
  log: FastifyBaseLogger;
  /** Whether the broadcaster may open their room; by default always. */
  mayOpen?: (room: ModelRow) => boolean;
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
 * Private, exclusive, spy and ticket shows. All state is in the database. Every change of a room is one unit of work
 * that locks the room, moves tokens and publishes its events after the commit.
 */
export function createShows({ orm, recorder, log, mayOpen = () => true, ...options }: ShowsOptions) {
  const { clock } = options;
  const { inRoom, inRoomOnce } = createRoomUnits(options);

  const opened = async ({ tx, room }: RoomUnit, row: ShowRow, viewer: UserRow): Promise<Opened> => {
    const funds = await readFunds(tx, viewer, clock.now());
    return {
      show: viewOf(row, room.user.username, viewer.username, clock, funds),
      tokens: funds.tokens,
    };
  };

  /** `tokens` is the caller's balance. */
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

  /**
   * Ends the private, spy show or request of a viewer who was kicked or banned, as if the broadcaster had ended it: unused
   * tokens are refunded. A ticket is settled with its show.
   */
  const expel = (modelId: number, userId: number): Promise<void> =>
    inRoom(modelId, async (unit) => {
      const { tx } = unit;
      const found = (await openShows(tx, modelId)).find(({ viewerId }) => viewerId === userId);
      if (!found) return;
      if (found.state === 'requested') {
        await dropRequest(unit, found, 'declined');
        return;
      }
      const row = await advance(unit, found);
      if (row.state !== 'ended') await endRunning(unit, row, 'model_ended');
    });

  return {
    ...createMetering({ orm, log, clock, inRoom }),
    ...createShowViews(orm, clock),
    recordings: createRecordings({ orm, work: options.work, recorder, log }),

    request: (room: RoomRow, viewer: UserRow, wish: PrivateWish, call: IdempotentCall): Promise<Opened> =>
      inRoomOnce(room.user.id, call, async (unit) =>
        opened(unit, await requestPrivate(unit, viewer, wish), viewer),
      ),
    cancel: (modelId: number, viewer: UserRow): Promise<{ tokens: number }> =>
      inRoom(modelId, async (unit) => {
        const { tx } = unit;
        const row = await requested(tx, modelId, ({ viewerId }) => viewerId === viewer.id);
        await dropRequest(unit, row, 'canceled');
        return { tokens: (await readFunds(tx, viewer, clock.now())).tokens };
      }),
    async accept(modelId: number, showId: number): Promise<Show> {
      const done = await inRoom(modelId, async (unit): Promise<{ show: Show } | { refusal: ErrorType }> => {
        const { tx, room } = unit;
        const row = await requested(tx, modelId, ({ id }) => id === showId);
        const accepted = await acceptPrivate(unit, row);
        if (accepted.refusal) return { refusal: accepted.refusal };
        const viewer = await userById(tx, row.viewerId ?? 0);
        return { show: viewOf(accepted.row, room.user.username, viewer.username, clock, null) };
      });
      // The request has ended and its pre-tip is refunded: commit that, and report the reason to the broadcaster.
      if ('refusal' in done) {
        const isMoney = done.refusal === 'not_enough_tokens' || done.refusal === 'postpay_limit';
        throw new ApiError(isMoney ? 'not_enough_tokens' : 'private_unavailable');
      }
      return done.show;
    },
    decline: (modelId: number, showId: number): Promise<void> =>
      inRoom(modelId, async (unit) => {
        const { tx } = unit;
        const row = await requested(tx, modelId, ({ id }) => id === showId);
        await dropRequest(unit, row, 'declined');
      }),
    /** Ends the running private: by its viewer, or by the broadcaster, who may refund everything on hold. */
    end: (modelId: number, by: Pick<UserRow, 'id'>, isRefund = false): Promise<Ended> =>
      inRoom(modelId, async (unit) => {
        const { tx } = unit;
        const found = runningPrivate(await openShows(tx, modelId));
        if (!found) throw new ApiError('show_not_running');
        if (by.id !== modelId && (by.id !== found.viewerId || isRefund)) throw new ApiError('forbidden');
        // Time counts up to this moment, whenever the job last ran.
        const row = await advance(unit, found);
        const reason = by.id === modelId ? 'model_ended' : 'user_ended';
        const over = row.state === 'ended' ? row : await endRunning(unit, row, reason, isRefund);
        return endedAs(tx, over, by);
      }),
    expel,
    /** {@link expel} from every room. */
    async leaveAll(userId: number): Promise<void> {
      for (const modelId of await roomsOf(orm, userId)) await expel(modelId, userId);
    },
    discount: (modelId: number, rate: number, seconds: number): Promise<PrivateDiscount | null> =>
      inRoom(modelId, async (unit) => {
        const { room } = unit;
        const isOn = rate > 0 && seconds > 0;
        await setDiscount(unit, isOn ? rate : 0, clock.now() + seconds * 1_000);
        const lowered = discountedPrice(room.model.settings.privatePrice, isOn ? rate : 0);
        const discount = {
          discountRate: isOn ? rate : 0,
          timeLeftInSecond: isOn ? seconds : 0,
          privatePricePerMinuteInToken: lowered,
        };
        unit.toRoom(room.user.username, 'v3.private.discount', {
          broadcaster: room.user.username,
          ...discount,
        });
        return isOn ? discount : null;
      }),

    spy: (room: RoomRow, viewer: UserRow, agreed: Agreed, call: IdempotentCall): Promise<Opened> =>
      inRoomOnce(room.user.id, call, async (unit) =>
        opened(unit, await startSpy(unit, viewer, agreed), viewer),
      ),
    spyEnd: (modelId: number, viewer: UserRow): Promise<Ended> =>
      inRoom(modelId, async (unit) => {
        const { tx } = unit;
        const found = (await openShows(tx, modelId)).find(
          (row) => row.kind === 'spy' && row.viewerId === viewer.id,
        );
        if (!found) throw new ApiError('show_not_running');
        const row = await advance(unit, found);
        const over = row.state === 'ended' ? row : await endRunning(unit, row, 'user_ended');
        return endedAs(tx, over, viewer);
      }),

    buy: (
      room: RoomRow,
      viewer: UserRow,
      kind: 'ticket' | 'recording',
      agreed: Agreed,
      call: IdempotentCall,
    ): Promise<{ tokens: number }> =>
      inRoomOnce(room.user.id, call, async (unit) => {
        await buy(unit, viewer, kind, agreed);
        return { tokens: (await readFunds(unit.tx, viewer, clock.now())).tokens };
      }),

    /** The broadcaster sets the room's mode. This first ends a private, and settles a ticket show. */
    setMode: (modelId: number, wish: RoomMode): Promise<void> =>
      inRoom(modelId, async (unit) => {
        const { tx } = unit;
        if (wish.mode !== 'offline' && !mayOpen(unit.room.model)) throw new ApiError('conflict');
        const open = await openShows(tx, modelId);
        if (wish.mode === 'limited') {
          if (runningPrivate(open) || ticketShow(open)) throw new ApiError('conflict');
          await closeRoom(unit, 'model_ended');
          await startTicketShow(unit, wish, recorder);
          return;
        }
        await closeRoom(unit, 'model_ended');
        await setStatus(unit, wish.mode === 'public' ? 'online' : wish.mode);
      }),
    /**
     * The broadcaster's video arrives (`online`), is lost for a moment (`reconnecting`) or has ended (`offline`). Shows
     * continue while it is lost, and are settled when it has ended. `change` runs in the same transaction; false
     * changes nothing.
     */
    setAir: (
      modelId: number,
      status: 'online' | 'reconnecting' | 'offline',
      change: (tx: Orm, room: RoomRow) => Promise<boolean>,
    ): Promise<void> =>
      inRoom(modelId, async (unit) => {
        const { tx, room } = unit;
        if (!(await change(tx, room))) return;
        const present = statusOf(room.model);
        if (status === 'offline') {
          await closeRoom(unit, 'unpublish');
          await setStatus(unit, 'offline');
        } else if (status === 'reconnecting') {
          if (present === 'online') await setStatus(unit, 'reconnecting');
        } else {
          await tx.update(model).set({ isPublished: true }).where(eq(model.userId, modelId));
          const isAway = present === 'offline' || present === 'reconnecting';
          // Also if the status stays: players must ask again where the stream is.
          if (isAway || !room.model.isPublished) await setStatus(unit, isAway ? 'online' : present);
        }
      }),
    /** The viewer's balance. */
    tokensOf: async (viewer: UserRow): Promise<number> => (await readFunds(orm, viewer, clock.now())).tokens,
    async seen(modelId: number, viewerId: number): Promise<void> {
      await markSeen(orm, modelId, viewerId, clock.now());
    },
  };
}
