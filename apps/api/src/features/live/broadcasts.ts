import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { broadcast, streamKey } from '../../kernel/db/schema/index.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';

export type BroadcastRow = typeof broadcast.$inferSelect;

/**
 * A publisher that has not been reported for this long (ms) is gone. The media server reports each every five seconds.
 */
const SILENT_MS = 30_000;
/** After this long (ms) without a connection, the room shows that its broadcaster is reconnecting. */
const LOST_MS = 3_000;
/** A broadcast ends after this long (ms) without a connection. */
export const RECONNECT_MS = 20_000;

/** Why a broadcaster may not publish a stream now. */
export type PublishRefusal = 'account_suspended' | 'conflict';

type AirStatus = 'online' | 'reconnecting' | 'offline';

/** Changes a room's status with its shows, in one transaction with `change`; false changes nothing. */
export interface Air {
  set(
    modelId: number,
    status: AirStatus,
    change: (tx: Orm, room: RoomRow) => Promise<boolean>,
  ): Promise<void>;
}

export interface NewBroadcast {
  modelId: number;
  /** Identifies the connection: repeating it continues the broadcast. */
  id: string;
  source: BroadcastRow['source'];
  keyHash: string | null;
  /** The broadcast that this one continues: it takes that one's place even if its connection seems to live. */
  continues?: string | null;
}

interface Deps {
  orm: Orm;
  air: Air;
  log: FastifyBaseLogger;
  now?: () => number;
}

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/** Tracks who publishes and updates their rooms. The state is in the database, so any process may receive a change. */
export function createBroadcasts({ orm, air, log, now = Date.now }: Deps) {
  const mine = (modelId: number, id: string) => and(eq(broadcast.modelId, modelId), eq(broadcast.id, id));

  const find = async (modelId: number): Promise<BroadcastRow | null> => {
    const [row] = await orm.select().from(broadcast).where(eq(broadcast.modelId, modelId));
    return row ?? null;
  };

  /** Ends a broadcast: shows are settled and the room goes offline. */
  const end = (modelId: number, id: string): Promise<void> =>
    air.set(modelId, 'offline', async (tx) => {
      const gone = await tx.delete(broadcast).where(mine(modelId, id)).returning();
      if (gone.length > 0) log.info({ code: 'broadcast_ended', modelId }, 'broadcast ended');
      return gone.length > 0;
    });

  const stepOf = async (row: BroadcastRow): Promise<void> => {
    const at = now();
    const room = await findRoomById(orm, row.modelId);
    if (!room?.model.isPublished) {
      // The broadcaster closed the room.
      await orm.delete(broadcast).where(mine(row.modelId, row.id));
      return;
    }
    const lostAt = row.goneAt?.getTime() ?? row.seenAt.getTime() + SILENT_MS;
    if (at - lostAt >= RECONNECT_MS || isSuspended(room.user, at)) await end(row.modelId, row.id);
    else if (at - lostAt >= LOST_MS && room.model.status === 'online') {
      await air.set(row.modelId, 'reconnecting', async () => true);
    }
  };

  return {
    find,
    end,

    /** Puts the room on air, unless the account is suspended or somebody else publishes for it already. */
    async begin({
      modelId,
      id,
      source,
      keyHash,
      continues = null,
    }: NewBroadcast): Promise<PublishRefusal | null> {
      let refusal: PublishRefusal | null = null;
      await air.set(modelId, 'online', async (tx, { user }) => {
        const at = now();
        const [row] = await tx.select().from(broadcast).where(eq(broadcast.modelId, modelId));
        const isOther = row && row.id !== id && row.id !== continues;
        const isTaken = isOther && row.goneAt === null && at - row.seenAt.getTime() < SILENT_MS;
        if (isSuspended(user, at)) refusal = 'account_suspended';
        else if (isTaken) refusal = 'conflict';
        if (refusal !== null) return false;
        const moment = new Date(at);
        const entry = { id, source, keyHash, seenAt: moment, goneAt: null };
        await tx
          .insert(broadcast)
          .values({ modelId, ...entry, startedAt: moment })
          .onConflictDoUpdate({ target: broadcast.modelId, set: entry });
        if (keyHash) {
          await tx.update(streamKey).set({ lastUsedAt: moment }).where(eq(streamKey.hash, keyHash));
        }
        return true;
      });
      const details = { modelId, source, refusal };
      if (refusal === null) log.info({ code: 'broadcast_began', ...details }, 'broadcast began');
      else log.warn({ code: 'publish_refused', ...details }, 'publisher refused');
      return refusal;
    },

    /** The publisher still sends. False: it must stop, because the room closed, the key is revoked or the account suspended. */
    async beat(modelId: number, id: string): Promise<boolean> {
      const room = await findRoomById(orm, modelId);
      if (!room?.model.isPublished || isSuspended(room.user, now())) return false;
      const [row] = await orm
        .update(broadcast)
        .set({ seenAt: new Date(now()), goneAt: null })
        .where(mine(modelId, id))
        .returning();
      if (!row) return false;
      if (row.keyHash !== null) {
        const [key] = await orm.select().from(streamKey).where(eq(streamKey.hash, row.keyHash));
        if (!key) return false;
      }
      if (room.model.status === 'reconnecting') await air.set(modelId, 'online', async () => true);
      return true;
    },

    /** The connection was lost. The publisher may come back within {@link RECONNECT_MS}. */
    async lost(modelId: number, id: string): Promise<void> {
      await orm
        .update(broadcast)
        .set({ goneAt: new Date(now()) })
        .where(and(mine(modelId, id), isNull(broadcast.goneAt)));
    },

    /** Closes the rooms of publishers who did not come back. One process at a time runs it. */
    async step(): Promise<void> {
      const late = new Date(now() - SILENT_MS);
      for (const row of await orm
        .select()
        .from(broadcast)
        .where(or(lt(broadcast.goneAt, new Date(now())), lt(broadcast.seenAt, late)))) {
        await stepOf(row).catch((error: unknown) =>
          log.error({ err: error, modelId: row.modelId }, 'broadcast not checked; will retry'),
        );
      }
    },
  };
}
