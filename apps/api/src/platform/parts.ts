import type { FastifyBaseLogger } from 'fastify';
import type { Deliver } from '../demo/sandbox-biller/plugin.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Publisher } from '../kernel/events/publisher.ts';
import type { PlatformOptions } from './options.ts';

/** What a platform is assembled from. */
export interface Parts {
  options: PlatformOptions;
  database: Database;
  secret: string;
  log: FastifyBaseLogger;
  /** How the sandbox calls a callback, named by its path; by default over HTTP at `publicUrl`. */
  deliver?: (path: string) => Deliver;
  /** Replaces the sockets in tests. */
  publisher?: Publisher;
}
