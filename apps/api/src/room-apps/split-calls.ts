import { isSplitOver, mayJoinSplit, mayStartSplit, type TipSplit } from '@footlight/contract/room-apps';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import { type IdempotentCall, withIdempotency } from '../ledger/idempotency.ts';
import type { Broadcast } from '../ports.ts';
import { lockPurses } from '../shows/money.ts';
import { createNews, type News } from '../shows/news.ts';
import { lockRoom } from '../shows/store.ts';
import type { RoomRow } from '../views/room-view.ts';
import type { createAppNews } from './app-news.ts';
import {
  openSplits,
  paySplit,
  proposeSplit,
  readSplit,
  roomStatus,
  type Split,
  splitView,
  takeShare,
  voidSplit,
} from './split.ts';

interface SplitCallsOptions extends Pick<ReturnType<typeof createAppNews>, 'tell' | 'panelsSoon'> {
  database: Database;
  broadcast: Broadcast;
  log: FastifyBaseLogger;
  now(): number;
}

interface Paid {
  split: TipSplit;
  tokens: number;
}

/** What people do with split tips. Each change locks its room; a split that is full is paid with its last share. */
export function createSplitCalls({ database, broadcast, log, now, tell, panelsSoon }: SplitCallsOptions) {
  const { orm } = database;

  const tellSplit = (news: News, room: RoomRow, split: Split): void =>
    news.toRoom(room.user.username, 'v3.app.tip_split', splitView(split));

  /** Pays a split that is full, and tells of it however far it is. */
  const settled = async (tx: Orm, room: RoomRow, split: Split, news: News): Promise<Split> => {
    const isFull = split.shares.length === split.row.splitters;
    const now = isFull ? await paySplit(tx, room, split, news) : split;
    tellSplit(news, room, now);
    return now;
  };

  const afterwards = async (modelId: number, room: string, news: News): Promise<void> => {
    await news.send(broadcast, log);
    if ((await tell(room)) > 0) panelsSoon(room, modelId);
  };

  const payOnce = async (
    room: RoomRow,
    call: IdempotentCall,
    work: (tx: Orm, locked: RoomRow, news: News) => Promise<Paid>,
  ): Promise<Paid> => {
    const news = createNews();
    const { answer } = await withIdempotency(database, call, async (tx) => {
      const locked = await lockRoom(tx, room.user.id);
      await lockPurses(tx, room.user.id, [call.userId]);
      return work(tx, locked, news);
    });
    await afterwards(room.user.id, room.user.username, news);
    return answer;
  };

  const start = async (
    tx: Orm,
    room: RoomRow,
    by: Pick<UserRow, 'id' | 'username'>,
    wish: { target_splitters: number; split_amount: number },
  ): Promise<Split> => {
    const last = await readSplit(tx, room.user.id);
    if (!mayStartSplit(roomStatus(room), last ? splitView(last).mode : 'available')) {
      throw new ApiError('conflict');
    }
    return proposeSplit(tx, room, by, wish, now());
  };

  const callOff = async (modelId: number, id: number, mayCancel: (split: Split) => boolean) => {
    const news = createNews();
    const room = await inTransaction(database, async (tx) => {
      const locked = await lockRoom(tx, modelId);
      const split = await readSplit(tx, modelId, id);
      if (split?.row.mode !== 'proposed') throw new ApiError('conflict');
      if (!mayCancel(split)) throw new ApiError('forbidden');
      tellSplit(news, locked, await voidSplit(tx, locked, split, now(), news));
      return locked;
    });
    await news.send(broadcast, log);
    return room;
  };

  /** Calls off splits whose time or room is over. */
  const expire = async (): Promise<void> => {
    for (const { id, modelId } of await openSplits(orm)) {
      const news = createNews();
      await inTransaction(database, async (tx) => {
        const room = await lockRoom(tx, modelId);
        const split = await readSplit(tx, modelId, id);
        if (split?.row.mode !== 'proposed') return;
        if (!isSplitOver(roomStatus(room), split.row.expiresAt.getTime(), now())) return;
        tellSplit(news, room, await voidSplit(tx, room, split, now(), news));
      });
      await news.send(broadcast, log);
    }
  };

  return {
    expire,

    /** A viewer proposes a split and takes the first share. */
    startSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { target_splitters: number; split_amount: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (tx, locked, news) => {
        const split = await start(tx, locked, viewer, wish);
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(tx, locked, split, viewer, ask, news);
        return { split: splitView(await settled(tx, locked, taken.split, news)), tokens: taken.tokens };
      }),
    joinSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { split_id: number; share: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (tx, locked, news) => {
        const split = await readSplit(tx, locked.user.id, wish.split_id);
        const view = split && splitView(split);
        const isOpen =
          view &&
          mayJoinSplit(roomStatus(locked), view, viewer.username) &&
          !isSplitOver(roomStatus(locked), view.expires_at, now());
        // Somebody else was faster: what was shown is not what would be paid.
        if (!split || !isOpen || view.next_share !== wish.share) throw new ApiError('conflict');
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(tx, locked, split, viewer, ask, news);
        return { split: splitView(await settled(tx, locked, taken.split, news)), tokens: taken.tokens };
      }),
    cancelSplit: (room: RoomRow, id: number, viewer: UserRow, isStaff: boolean) =>
      callOff(room.user.id, id, ({ row }) => isStaff || row.byUserId === viewer.id),
    /** The staff of a room proposes a split (`/tip_split`) and takes no share. False: not in the present state. */
    async proposeSplit(
      room: RoomRow,
      by: Pick<UserRow, 'id' | 'username'>,
      wish: { target_splitters: number; split_amount: number },
    ): Promise<boolean> {
      const news = createNews();
      try {
        await inTransaction(database, async (tx) => {
          const locked = await lockRoom(tx, room.user.id);
          tellSplit(news, locked, await start(tx, locked, by, wish));
        });
      } catch (error) {
        if (error instanceof ApiError && error.errorType === 'conflict') return false;
        throw error;
      }
      await news.send(broadcast, log);
      return true;
    },
  };
}
