import type { Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { writeBaseData } from './base-data.ts';
import { checkDemoState } from './demo/demo-state.ts';
import { seedDemo } from './demo/seed.ts';
import { fullDiskOr, openDataFolder } from './kernel/data-folder.ts';
import { openDatabase } from './kernel/db/database.ts';
import { checkLedger, type LedgerReport } from './kernel/ledger/check.ts';
import { quietLogger } from './kernel/log.ts';
import { keptSecret } from './kernel/signing.ts';
import { type Composed, compose } from './platform/compose.ts';
import type { PlatformOptions } from './platform/options.ts';

export { disableDemo } from './demo/disable-demo.ts';
export type { BrandChecks, CheckedText } from './features/brand/brand-checks.ts';
export { mediaMtxConfig, nginxConfig } from './features/live/media-config.ts';
export { grantStaffRole } from './kernel/accounts/grant-role.ts';
export { openDatabase } from './kernel/db/database.ts';
export { FolderLockedError } from './kernel/db/folder-lock.ts';
export type { LedgerReport } from './kernel/ledger/check.ts';
export { checkDatabase } from './kernel/ledger/check-database.ts';
export { keptSecret } from './kernel/signing.ts';
export { describeFfmpeg } from './kernel/streams/ffmpeg.ts';
export type { PlatformOptions } from './platform/options.ts';

/** The reference platform, to be served by any Fastify instance. */
export interface Platform {
  /** All HTTP routes: `/api/v1`, `/live`, `/art`, the sandbox biller. Register it at the root. */
  plugin: FastifyPluginAsync;
  /** The sockets `/chat/lobby`, `/chat/room` and `/live/publish`, on the server that serves the plugin. */
  attachSockets(server: Server): void;
  /** See {@link Composed}. */
  checks: Composed['checks'];
  outboxAge: Composed['outboxAge'];
  /** Checks the ledger (for tests and operators). */
  checkLedger(): Promise<LedgerReport>;
  /** Closes sockets, bots and database, in that order. */
  close(): Promise<void>;
}

/**
 * Opens the database, writes its initial data, and assembles the platform.
 *
 * @throws FolderLockedError when another process works on `dataDir`
 * @throws Error when the database's content does not fit `options.demo`, or the disk of `dataDir` is full
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  if (options.dataDir === ':memory:') return open(options);
  openDataFolder(options.dataDir);
  try {
    return await open(options);
  } catch (error) {
    throw fullDiskOr(error, options.dataDir);
  }
}

async function open(options: PlatformOptions): Promise<Platform> {
  const log = options.logger ?? quietLogger();
  const secret = options.secret ?? keptSecret(options.dataDir);
  const database = await openDatabase(options);
  try {
    await checkDemoState(database.orm, options.demo);
    await writeBaseData(database, options);
    if (options.demo) {
      const { passwordCost, isAlive = true, hasPast = isAlive } = options;
      await seedDemo(database, { passwordCost, past: hasPast });
    }
    const { plugin, attachSockets, checks, outboxAge, close } = await compose({
      options,
      database,
      secret,
      log,
    });
    return {
      plugin,
      attachSockets,
      checks,
      outboxAge,
      checkLedger: () => checkLedger(database.orm),
      async close() {
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
