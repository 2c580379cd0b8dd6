import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { type IdempotentCall, withIdempotency } from '../ledger/idempotency.ts';
import type { Broadcast } from '../ports.ts';
import type { RoomRow } from '../views/room-view.ts';
import { lockPurses } from './money.ts';
import { createNews, type News } from './news.ts';
import { lockRoom, viewersOf } from './store.ts';

export interface RoomWorkOptions {
  database: Database;
  broadcast: Broadcast;
  log: FastifyBaseLogger;
  /** Asked, after the commit, for tokens that a running show is about to lack. */
  refill?: (userId: number, missing: number) => Promise<unknown>;
}

/** What is done to the shows of one room, in the transaction that has locked it. */
type RoomWork<T> = (tx: Orm, room: RoomRow, news: News) => Promise<T>;

/** One change of a room's shows is one transaction; what is to be told is told once that is committed. */
export function createRoomWork({ database, broadcast, log, refill }: RoomWorkOptions) {
  /** Changes a room's shows; tells of it once that is committed. */
  const inRoom = async <T>(modelId: number, work: RoomWork<T>): Promise<T> => {
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
  const inRoomOnce = async <T>(modelId: number, call: IdempotentCall, work: RoomWork<T>): Promise<T> => {
    const news = createNews();
    const { answer } = await withIdempotency(database, call, async (tx) => {
      const room = await lockRoom(tx, modelId);
      await lockPurses(tx, modelId, [call.userId]);
      return work(tx, room, news);
    });
    await news.send(broadcast, log);
    return answer;
  };

  return { inRoom, inRoomOnce };
}
