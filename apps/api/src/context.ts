import type { FastifyBaseLogger } from 'fastify';
import type { Signer } from './auth/signing.ts';
import type { Biller } from './billing/biller.ts';
import type { IceOptions } from './cams/ice-servers.ts';
import type { Database } from './db/database.ts';
import type { MediaFiles } from './media/files.ts';
import type { Orders } from './orders/orders.ts';
import type { Broadcast, RoomPresence } from './ports.ts';
import type { RoomApps } from './room-apps/room-apps.ts';
import type { Shows } from './shows/shows.ts';
import type { BrandChecks } from './sites/brand-checks.ts';
import type { Sites } from './sites/sites.ts';
import type { Refills } from './spending/refills.ts';

/** How the platform runs; read once at the start. */
export interface RunOptions {
  /** Address of the site as this process is reached at it, e.g. `http://localhost:4000`. */
  publicUrl: string;
  trustProxy: boolean;
  /** Demo world, demo accounts, sandbox biller. */
  demo: boolean;
  /** Tokens that a new account starts with, booked from `promo`. */
  signupTokens: number;
  /** False lifts the limits on how often a call may be made; for load tests. */
  rateLimits: boolean;
  /** Where page views of visitors who agreed are sent; null sends none. */
  analyticsUrl: string | null;
  /** Billers of brands, by sitecode; a brand without one takes the platform's first. */
  billerOfSite: Readonly<Record<string, string>>;
  statementDescriptor: string;
  /** Servers for cameras; null where two browsers have to find each other alone. */
  ice: IceOptions | null;
}

/** The live origin, as rooms need it. */
export interface StreamSource {
  streamFor(streamName: string): {
    edge_servers: string[];
    stream_name: string;
    token: string;
    token_expires_at: number;
    width: number;
    height: number;
    quality_renditions: { name: string; width: number; height: number; bitrate: number }[];
  };
}

/** What every operation works with. */
export interface Context {
  database: Database;
  signer: Signer;
  broadcast: Broadcast;
  presence: RoomPresence;
  streams: StreamSource;
  mediaFiles: MediaFiles;
  shows: Shows;
  roomApps: RoomApps;
  refills: Refills;
  orders: Orders;
  sites: Sites;
  brandChecks: BrandChecks;
  billers: ReadonlyMap<string, Biller>;
  options: RunOptions;
  log: FastifyBaseLogger;
  /** The clock of limits and of what the platform charges by itself. */
  now(): number;
  /** Calls that are being answered: a closing platform waits for them, also when their client has gone. */
  running: Set<Promise<unknown>>;
}
