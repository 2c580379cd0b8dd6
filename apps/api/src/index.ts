import type { Server } from 'node:http';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { forgetExpiredSessions } from './auth/session.ts';
import { keptSecret } from './auth/signing.ts';
import { compose } from './compose.ts';
import { type Database, openDatabase } from './db/database.ts';
import { seed } from './db/seed.ts';
import { demoWorld } from './demo/world.ts';
import { checkLedger, type LedgerReport } from './ledger/check.ts';
import { forgetOldKeys } from './ledger/idempotency.ts';
import { quietLogger } from './log.ts';
import { forgetOldMails } from './mail/outbox.ts';
import { forgetOldLogs } from './operations/log.ts';
import type { PlatformOptions } from './options.ts';
import { forgetOldLinks } from './promos/free-tokens.ts';

export { FolderLockedError } from './db/folder-lock.ts';
export type { LedgerReport } from './ledger/check.ts';
export { type PlatformOptions, platformOptionsFromEnv } from './options.ts';
export type { BrandChecks, CheckedText } from './sites/brand-checks.ts';

/** The reference platform, ready to be served by any Fastify instance. */
export interface Platform {
  /** All of HTTP: `/api/v1`, `/healthz`, `/live`, `/art`, the sandbox biller. Register it at the root. */
  plugin: FastifyPluginAsync;
  /** The sockets `/chat/lobby` and `/chat/room`, on the server that serves the plugin. */
  attachSockets(server: Server): void;
  /** Proves the books (for tests and operators). */
  checkLedger(): Promise<LedgerReport>;
  /** Ends sockets, simulation and database, in that order. */
  close(): Promise<void>;
}

const HOUSEKEEPING_MS = 3_600_000;

/** Forgets what nobody can need any more: now, and every hour. */
function startHousekeeping(database: Database, log: FastifyBaseLogger): () => void {
  const clean = async () => {
    try {
      await forgetExpiredSessions(database.orm);
      await forgetOldKeys(database.orm);
      await forgetOldLogs(database.orm);
      await forgetOldMails(database.orm);
      await forgetOldLinks(database.orm);
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void clean(), HOUSEKEEPING_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Opens the database, seeds it and wires the platform.
 *
 * @throws FolderLockedError when another process works on `dataDir`
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const log = options.logger ?? quietLogger();
  const secret = options.secret ?? keptSecret(options.dataDir);
  const database = await openDatabase({ databaseUrl: options.databaseUrl, dataDir: options.dataDir });
  try {
    await seed(database, options.demo ? demoWorld : null);
    const { plugin, attachSockets, close } = await compose({ options, database, secret, log });
    const stopHousekeeping = startHousekeeping(database, log);
    return {
      plugin,
      attachSockets,
      checkLedger: () => checkLedger(database.orm),
      async close() {
        stopHousekeeping();
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
