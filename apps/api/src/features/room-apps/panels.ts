import { panelsOf } from '@footlight/contract/room-apps';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import type { Publisher } from '../../kernel/events/publisher.ts';
import { appsOf, viewsOf } from './store.ts';

interface PanelsOptions {
  orm: Orm;
  publisher: Publisher;
  log: FastifyBaseLogger;
  /** How long changes are collected before the room gets its panels, in milliseconds. */
  everyMs?: number;
}

const EVERY_MS = 250;

/** Publishes the panels of rooms whose apps changed, with the state of that moment, at most a few times a second. */
export function createPanels({ orm, publisher, log, everyMs = EVERY_MS }: PanelsOptions) {
  const timers = new Map<string, NodeJS.Timeout>();
  const publish = async (room: string, modelId: number): Promise<void> => {
    const { app_panel, tip_panel } = panelsOf(viewsOf(await appsOf(orm, modelId)));
    await publisher.toRoom(room, 'v3.chat.app_panels', { app_panel, ...(tip_panel ? { tip_panel } : {}) });
  };
  return {
    /** Reports that the apps of a room changed. */
    changed({ id, username }: { id: number; username: string }): void {
      if (timers.has(username)) return;
      const timer = setTimeout(() => {
        timers.delete(username);
        publish(username, id).catch((error: unknown) =>
          log.error(
            { err: error, room: username },
            'room app panels not published; the next change publishes them',
          ),
        );
      }, everyMs);
      timer.unref();
      timers.set(username, timer);
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
