import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of statements after which the engine lets the event loop turn. */
const TURN_AFTER_MS = 10;

/**
 * Opens the embedded database in a folder, or in memory. The engine computes in the main thread and settles its promises
 * within the same turn of the event loop, so that many statements in a row would keep the process from its sockets.
 */
export async function openEngine(folder?: string): Promise<PGlite> {
  const { PGlite: Base } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  let turned = performance.now();
  class Engine extends Base {
    override async execProtocolStream(...message: Parameters<PGlite['execProtocolStream']>) {
      if (performance.now() - turned > TURN_AFTER_MS) {
        await nextTurn();
        turned = performance.now();
      }
      return super.execProtocolStream(...message);
    }
  }
  const engine = new Engine({
    ...(folder === undefined ? {} : { dataDir: folder }),
    extensions: { pg_trgm },
  });
  await engine.waitReady;
  return engine;
}
