import {
  type ChatMode,
  type ChatStatus,
  discountedPrice,
  type EndReason,
  type ErrorType,
  type LimitedShow,
  type PrivateDiscount,
  type Show,
} from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import { type IdempotentCall, withIdempotency } from '../ledger/idempotency.ts';
import type { Broadcast } from '../ports.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { findRoom } from '../rooms/rooms.ts';
import { readFunds } from '../spending/funds.ts';
import type { Agreed } from '../spending/spend.ts';
import { createStepper } from '../stepper.ts';
import type { RoomRow } from '../views/room-view.ts';
import { lockPurses } from './money.ts';
import { createNews, type News } from './news.ts';
import { acceptPrivate, dropRequest, type PrivateWish, requestPrivate, setDiscount } from './private-show.ts';
import { advance, endRunning, endSpies, type ShowClock, sixthMs, viewOf } from './running.ts';
import { discountOf } from './settings.ts';
import { previewSeconds, startSpy } from './spy-show.ts';
import {
  allOpenShows,
  isPrivate,
  lockRoom,
  markSeen,
  openShows,
  runningPrivate,
  type ShowRow,
  setRoomStatus,
  ticketShow,
  userById,
  viewersOf,
} from './store.ts';
import { buy, endTicketShow, limitedView, soldOf, startTicketShow, type TicketOffer } from './ticket-show.ts';

export interface ShowsOptions {
  database: Database;
  broadcast: Broadcast;
  bus: Bus;
  log: FastifyBaseLogger;
  clock: ShowClock;
  /** Asked, after the commit, for tokens that a running show is about to lack. */
  refill?: (userId: number, missing: number) => Promise<unknown>;
}

/** What of shows a visitor sees in a room. */
export interface RoomShows {
  mode: ChatMode;
  show: Show | null;
  limitedShow: LimitedShow | null;
  privateDiscount: PrivateDiscount | null;
  /** The private that runs is exclusive: nobody spies on it. */
  isExclusive: boolean;
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

const LEAD_MS = 5_000;
/** After that a request that nobody answered is over: a minute of people, however long one of a show is. */
const REQUEST_LASTS_MS = 60_000;

/**
 * Private, exclusive, spy and ticket shows. All state is in the database, and every change of a room is one transaction
 * that locks the room, moves tokens and collects what is told after the commit. One process at a time, the one that
 * leads, counts the time.
 */
export function createShows({ database, broadcast, bus, log, clock, refill }: ShowsOptions) {
  const { orm } = database;

  /** Changes a room's shows; tells of it once that is committed. */
  const inRoom = async <T>(
    modelId: number,
    work: (tx: Orm, room: RoomRow, news: News) => Promise<T>,
  ): Promise<T> => {
    const news = createNews();
    const answer = await inTransaction(database, async (tx) => {
      const room = await lockRoom(tx, modelId);
      await lockPurses(tx, modelId, await viewersOf(tx, modelId));
      return work(tx, room, news);
    });
    await news.send(broadcast, log);
    // Nobody waits for a card: the minute that runs is paid.
    for (const { userId, missing } of news.shorts()) {
      void refill?.(userId, missing).catch((error: unknown) =>
        log.error({ err: error, userId }, 'a show could not be refilled'),
      );
    }
    return answer;
  };

  /** The same under a client's key: what was told once is not told again. */
  const inRoomOnce = async <T>(
    modelId: number,
    call: IdempotentCall,
    work: (tx: Orm, room: RoomRow, news: News) => Promise<T>,
  ): Promise<T> => {
    const news = createNews();
    const { answer } = await withIdempotency(database, call, async (tx) => {
      const room = await lockRoom(tx, modelId);
      await lockPurses(tx, modelId, [call.userId]);
      return work(tx, room, news);
    });
    await news.send(broadcast, log);
    return answer;
  };

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

  /** Ends whatever is open in a room, because its broadcaster or the platform goes. */
  const closeRoom = async (tx: Orm, room: RoomRow, reason: EndReason, news: News): Promise<void> => {
    for (const row of await openShows(tx, room.user.id)) {
      if (row.kind === 'limited') {
        await endTicketShow(tx, room, row, reason === 'unpublish', clock, news);
      } else if (row.state === 'requested') {
        await dropRequest(tx, room, row, 'request_failed', clock, news);
      } else if (isPrivate(row)) await endRunning(tx, room, row, reason, clock, news);
    }
    await endSpies(tx, room, reason, clock, news);
  };

  const setStatus = async (tx: Orm, room: RoomRow, status: ChatStatus, news: News): Promise<void> => {
    await setRoomStatus(tx, room.user.id, status);
    news.toRoom(room.user.username, 'v3.chat.update', { status });
  };

  const advanceRoom = (modelId: number) =>
    inRoom(modelId, async (tx, room, news) => {
      for (const row of await openShows(tx, modelId)) {
        if (row.kind === 'limited') continue;
        if (row.state === 'requested') {
          const isExpired = clock.now() - row.createdAt.getTime() >= REQUEST_LASTS_MS;
          if (isExpired) await dropRequest(tx, room, row, 'expired', clock, news);
          continue;
        }
        // An earlier one of this round may have ended it: a private takes its spies along.
        const present = (await openShows(tx, modelId)).find(({ id }) => id === row.id);
        if (present) await advance(tx, room, present, clock, news);
      }
    });

  /** What an earlier leader left open is over: nobody counted its time. Set-aside tokens go back. */
  const closeAll = async (): Promise<void> => {
    for (const modelId of new Set((await allOpenShows(orm)).map((row) => row.modelId))) {
      await inRoom(modelId, async (tx, room, news) => {
        await closeRoom(tx, room, 'unpublish', news);
        if (['private', 'limited'].includes(room.model.status)) await setStatus(tx, room, 'online', news);
      });
    }
  };

  let isLeading = false;
  let askAt = 0;
  /** Counts the time of all open shows. Only the leading process does. */
  const step = async (): Promise<void> => {
    // Leading is a matter of real time, whatever the clock of the shows says.
    if (Date.now() >= askAt) {
      askAt = Date.now() + LEAD_MS / 2;
      const leads = await bus.lead('shows', LEAD_MS);
      if (leads && !isLeading) await closeAll();
      isLeading = leads;
    }
    if (!isLeading) return;
    const rooms = new Set(
      (await allOpenShows(orm)).filter(({ kind }) => kind !== 'limited').map((row) => row.modelId),
    );
    for (const modelId of rooms) {
      await advanceRoom(modelId).catch((error: unknown) =>
        log.error({ err: error, modelId }, 'the shows of a room could not be counted'),
      );
    }
  };

  const stepper = createStepper(step, Math.min(1_000, sixthMs(clock) / 2), (error) =>
    log.error({ err: error }, 'shows could not be counted'),
  );

  return {
    step,
    start: stepper.start,
    stop: stepper.stop,

    /** What a visitor sees of a room's shows. */
    async look(room: RoomRow, viewer: UserRow | null): Promise<RoomShows> {
      const open = await openShows(orm, room.user.id);
      const ticket = ticketShow(open);
      const isStreamer = viewer?.id === room.user.id;
      const own = isStreamer
        ? (runningPrivate(open) ?? open.find((row) => isPrivate(row)))
        : open.find((row) => viewer !== null && row.viewerId === viewer.id);
      const limitedShow = ticket ? await limitedView(orm, ticket, viewer?.id ?? null) : null;
      const mode = (): ChatMode => {
        if (own?.state === 'running') return own.kind === 'spy' ? 'spy' : 'private';
        return limitedShow && (isStreamer || limitedShow.purchased_ticket) ? 'limited' : 'public';
      };
      const { rate, until } = discountOf(room.model, clock.now());
      const person = own && (await userById(orm, own.viewerId ?? 0));
      const funds = own && !isStreamer && viewer ? await readFunds(orm, viewer, clock.now()) : null;
      return {
        mode: mode(),
        show: own && person ? viewOf(own, room.user.username, person.username, clock, funds) : null,
        limitedShow,
        isExclusive: runningPrivate(open)?.kind === 'exclusive',
        privateDiscount:
          rate > 0
            ? {
                discountRate: rate,
                timeLeftInSecond: Math.ceil((until - clock.now()) / 1_000),
                privatePricePerMinuteInToken: discountedPrice(room.model.settings.privatePrice, rate),
              }
            : null,
      };
    },
    /** How much is going on in a room, for its broadcaster. */
    async counts(modelId: number) {
      const open = await openShows(orm, modelId);
      const ticket = ticketShow(open);
      return {
        spies: open.filter(({ kind }) => kind === 'spy').length,
        requests: open.filter((row) => isPrivate(row) && row.state === 'requested').length,
        tickets: ticket ? await soldOf(orm, ticket) : { sold: 0, recordings: 0 },
      };
    },
    /** Requests that wait and privates and ticket shows that run, for who plays broadcasters. */
    async open() {
      const rows: (ShowRow & { username: string })[] = [];
      for (const modelId of new Set((await allOpenShows(orm)).map((row) => row.modelId))) {
        const { username } = await userById(orm, modelId);
        for (const row of await openShows(orm, modelId)) rows.push({ ...row, username });
      }
      return rows;
    },

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

    previewSeconds: (room: RoomRow, viewer: UserRow | null) => previewSeconds(orm, room, viewer, clock.now()),
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
          await closeRoom(tx, room, 'model_ended', news);
          await startTicketShow(tx, room, wish, clock, news);
          return;
        }
        await closeRoom(tx, room, 'model_ended', news);
        await setStatus(tx, room, wish.mode === 'public' ? 'online' : wish.mode, news);
      }),
    /** Whether somebody's show must not be disturbed by whoever plays the room. */
    isTaken: async (modelId: number) =>
      (await openShows(orm, modelId)).some((row) => row.kind !== 'spy' && row.kind !== 'limited'),

    /** Whether the room of these two is open. */
    async isPrivateOpen(broadcaster: string, viewer: string): Promise<boolean> {
      const room = await findRoom(orm, broadcaster);
      const running = room && runningPrivate(await openShows(orm, room.user.id));
      return running ? (await userById(orm, running.viewerId ?? 0)).username === viewer : false;
    },
    async seen(broadcaster: string, viewerId: number): Promise<void> {
      const room = await findRoom(orm, broadcaster);
      if (room) await markSeen(orm, room.user.id, viewerId, clock.now());
    },
  };
}
