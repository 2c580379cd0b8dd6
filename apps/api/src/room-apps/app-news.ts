import { type EventInput, type EventName, roomName } from '@footlight/contract/realtime';
import { panelsOf } from '@footlight/contract/room-apps';
import { asc, eq, like, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction } from '../db/database.ts';
import { roomAppNews } from '../db/schema/index.ts';
import type { Broadcast } from '../ports.ts';
import { appsOf, viewsOf } from './store.ts';

export interface AppNewsOptions {
  database: Database;
  broadcast: Broadcast;
  log: FastifyBaseLogger;
  /** How long panels are gathered before the room is told of them, in milliseconds. */
  panelsEvery?: number;
}

const PANELS_EVERY_MS = 250;
/** Messages that one round takes from the list. */
const ROUND = 100;

/** Tells rooms what their apps did: what was written down with a settled tip, and the panels that follow from it. */
export function createAppNews({ database, broadcast, log, panelsEvery = PANELS_EVERY_MS }: AppNewsOptions) {
  const { orm } = database;
  const panelTimers = new Map<string, NodeJS.Timeout>();
  const tellPanels = async (room: string, modelId: number): Promise<void> => {
    const { app_panel, tip_panel } = panelsOf(viewsOf(await appsOf(orm, modelId)));
    await broadcast.toRoom(room, 'v3.chat.app_panels', { app_panel, ...(tip_panel ? { tip_panel } : {}) });
  };
  /** A room in which much is tipped is told of its panels a few times a second, with what holds then. */
  const panelsSoon = (room: string, modelId: number): void => {
    if (panelTimers.has(room)) return;
    const timer = setTimeout(() => {
      panelTimers.delete(room);
      tellPanels(room, modelId).catch((error: unknown) =>
        log.error({ err: error, room }, 'panels could not be told'),
      );
    }, panelsEvery);
    timer.unref();
    panelTimers.set(room, timer);
  };

  /** Tells what is written down and takes it off the list. Another process may do the same: each takes other rows. */
  const tell = (room?: string): Promise<number> =>
    inTransaction(database, async (tx) => {
      const rows = await tx
        .select()
        .from(roomAppNews)
        .where(
          room === undefined
            ? undefined
            : or(eq(roomAppNews.room, room), like(roomAppNews.room, `${roomName(room, '')}%`)),
        )
        .orderBy(asc(roomAppNews.id))
        .limit(ROUND)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        // Written by this platform, under an event's own name.
        await broadcast.toRoom(row.room, row.event as EventName, row.payload as EventInput<EventName>);
        await tx.delete(roomAppNews).where(eq(roomAppNews.id, row.id));
      }
      return rows.length;
    });

  return {
    tell,
    panelsSoon,
    stop(): void {
      for (const one of panelTimers.values()) clearTimeout(one);
      panelTimers.clear();
    },
  };
}
