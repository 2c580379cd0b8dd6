import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { Outbox } from './events/outbox.ts';
import type { LimitStore } from './http/limits.ts';
import type { RoomPresence } from './rooms/presence.ts';
import type { Signer } from './signing.ts';
import type { Recorder } from './streams/recorder.ts';
import type { StreamRights } from './streams/stream-rights.ts';

/** Options of the running platform, read once at start-up. */
export interface RunOptions {
  /** Public address of the site that this process serves, e.g. `http://localhost:4000`. */
  publicUrl: string;
  trustProxy: boolean;
  /** Demo world, demo accounts, sandbox biller. */
  demo: boolean;
  /** Every page shows that it is a demo. */
  isPublicDemo: boolean;
  /** Tokens that a new account receives, booked from `promo`. */
  signupTokens: number;
  /** Registrations per hour from one address. */
  registrationsPerHour: number;
  /** Cost of password hashes (log2), if it is not the usual one. */
  passwordCost: number | undefined;
  /** False disables the rate limits; for load tests. */
  rateLimits: boolean;
  /** Where page views of visitors who consented are sent; null sends none. */
  analyticsUrl: string | null;
  /** The page after a logout; null reloads the current one. */
  logoutUrl: string | null;
  /** The biller of each brand, by sitecode; other brands use the platform's first biller. */
  billerOfSite: Readonly<Record<string, string>>;
  statementDescriptor: string;
}

/** The address of a stream and its qualities, without the right to watch it. */
export interface StreamPlace {
  edge_servers: string[];
  stream_name: string;
  low_latency: boolean;
  width: number;
  height: number;
  quality_renditions: { name: string; width: number; height: number; bitrate: number }[];
}

/** The part of the stream origin that rooms need. */
export interface StreamSource {
  streamFor(room: { streamName: string; isPublished: boolean }): Promise<StreamPlace>;
}

/** What every operation needs, whatever its feature. */
export interface KernelContext {
  database: Database;
  signer: Signer;
  /** Runs transactions and publishes their events. */
  work: Outbox;
  presence: RoomPresence;
  streams: StreamSource;
  recorder: Recorder;
  streamRights: StreamRights;
  options: RunOptions;
  /** Where rate limits count. */
  limits: LimitStore;
  log: FastifyBaseLogger;
  /** The clock of limits and automatic charges. */
  now(): number;
  /** Operations in progress. A closing platform waits for them, even after their client has disconnected. */
  running: Set<Promise<unknown>>;
}
