import type { FastifyBaseLogger } from 'fastify';
import type { OauthOptions } from '../features/account/oauth-provider.ts';
import type { RedirectProviderOptions } from '../features/age/redirect-provider.ts';
import type { OpenAiOptions } from '../features/ai/openai-provider.ts';
import type { CcbillOptions } from '../features/billing/ccbill/options.ts';
import type { StripeOptions } from '../features/billing/stripe-biller.ts';
import type { BrandChecks } from '../features/brand/brand-checks.ts';
import type { DomainCheck } from '../features/brand/domain-check.ts';
import type { IceOptions } from '../features/cams/ice-servers.ts';
import type { MediaServerOptions } from '../features/live/media-server.ts';
import type { RenditionOptions } from '../features/live/renditions/renditions.ts';
import type { ReportHours } from '../features/reports/reports.ts';
import type { MailOptions } from '../kernel/mail/sender.ts';
import type { Metrics } from '../kernel/metrics/metrics.ts';
import type { PushOptions } from '../kernel/push/keys.ts';
import type { S3Options } from '../kernel/storage/s3-storage.ts';
import type { Tracing } from '../kernel/tracing/tracing.ts';

/** All options of an operator. Empty strings count as not set. */
export interface PlatformOptions {
  /** PostgreSQL connection string. Without it the process runs PGlite on `dataDir`. */
  databaseUrl?: string | undefined;
  /** Redis or Valkey, to share rooms between several processes. Without it there is one process. */
  redisUrl?: string | undefined;
  /** Folder of the embedded database, the demo videos and the stored secret; `:memory:` stores nothing. */
  dataDir: string;
  /** What a start does with an older database; see `openDatabase`. */
  migrations?: 'run' | 'check';
  /** The URL at which browsers and billers reach this process. */
  publicUrl: string;
  /** Signs sessions and tokens. Without it the platform creates one and stores it in `dataDir`. */
  secret?: string | undefined;
  /** Demo world, demo accounts, demo brands, sandbox biller. */
  demo: boolean;
  /** The demo can be reached from the network: every page says that it is a demo. */
  isPublicDemo?: boolean;
  trustProxy?: boolean;
  /** Tokens that a new account receives, booked from `promo`. */
  signupTokens?: number;
  /** Registrations per hour from one address; others wait. */
  registrationsPerHour?: number | undefined;
  /** Cost of password hashes (log2); lower in tests. */
  passwordCost?: number | undefined;
  /** False disables the rate limits; for load tests. */
  rateLimits?: boolean;
  /** False stops the demo's bots: no chat, no status changes. */
  isAlive?: boolean;
  /** Whether the demo's accounts did something before; by default if it is alive. */
  hasPast?: boolean;
  /** Seconds that somebody waits for a speed-date or in random chat before the demo sends a partner. */
  partnerAfterSeconds?: number;
  /** Enables `POST /demo/flood` for load tests. */
  allowFlood?: boolean;
  /** Length of a show minute in milliseconds; for tests. */
  showMinuteMs?: number;
  /** Frames per second of the demo's videos. */
  frameRate?: number;
  /** The clock of shows, controlled by a test. The platform then does not start the metering job. */
  showNow?: () => number;
  /** The clock of limits, post-pay and fan clubs; for tests. */
  now?: () => number;
  /** The collector for sites' analytics ids. Without it the platform sends no page views. */
  analyticsUrl?: string | undefined;
  /** The page after a logout: a co-registration domain of this operator. Without it the page reloads. */
  logoutUrl?: string | undefined;
  /** The biller of each brand, by sitecode; other brands use the platform's first biller. */
  billerOfSite?: Record<string, string>;
  /** The text on bank statements: 5 to 22 capital letters, digits, spaces and `.-*`. */
  statementDescriptor?: string | undefined;
  /** A Stripe account; enables the biller `stripe`. */
  stripe?: StripeOptions | undefined;
  /** An account at CCBill; enables the biller `ccbill`. */
  ccbill?: CcbillOptions | undefined;
  /** The company that verifies ages, instead of the demo's. Without either, places that ask for proof stay closed. */
  ageProvider?: RedirectProviderOptions | undefined;
  /** A server with OpenAI's interface that answers for AI companions, instead of the demo's. Without either none are offered. */
  ai?: OpenAiOptions | undefined;
  /** Longest time for an AI answer in ms; for tests. */
  aiWithinMs?: number;
  /** The media server that takes video from broadcasters' programs. Without it they use the browser's camera. */
  mediaServer?: MediaServerOptions | undefined;
  /** Lower renditions of published streams. Without it there is the source alone. */
  renditions?: RenditionOptions | undefined;
  /** The folder of HLS files; by default `hls` in `dataDir`. All processes, and nginx, share it. */
  hlsDir?: string | undefined;
  /**
   * The folder of incomplete uploads and, without a bucket, of uploaded media; by default `media` in `dataDir`. All
   * processes share it.
   */
  uploadsDir?: string | undefined;
  /** Free bytes of its disk below which no upload begins; for tests. */
  diskReserve?: number | undefined;
  /** STUN and TURN servers for cameras. */
  ice?: IceOptions | undefined;
  /** An OpenID Connect provider; enables logins there. */
  oauth?: OauthOptions | undefined;
  /** The operator's mail server. Without it mails stay in the outbox, where the demo shows them. */
  mail?: MailOptions | undefined;
  /** A bucket for uploaded media. Without it they are kept in `dataDir`. */
  s3?: S3Options | undefined;
  /** Keys of push messages. Without them none are offered; the demo has its own. */
  push?: PushOptions | undefined;
  /** Origins of push services beside those of browsers; for the demo and tests. */
  pushServices?: readonly string[];
  /** Looks for the proofs of domains; for tests. */
  domainCheck?: DomainCheck;
  /** Deadlines of reports; by default a day for grave ones and a week for others. */
  reportHours?: ReportHours | undefined;
  /** Days between earning and payout; default 0. */
  payoutWaitDays?: number | undefined;
  /** Checks operators' colours, CSS and HTML. Without it CSS and HTML are saved but not shown. */
  brandChecks?: BrandChecks;
  /** Receives the numbers of jobs, sockets and the database. */
  metrics?: Metrics | undefined;
  /** Traces the statements of requests. */
  tracing?: Tracing | undefined;
  logger?: FastifyBaseLogger;
}
