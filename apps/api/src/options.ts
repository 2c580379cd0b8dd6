import { NEW_MEMBER_FREE_TOKENS } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { StripeOptions } from './billing/stripe-biller.ts';
import { type IceOptions, iceFrom } from './cams/ice-servers.ts';
import type { BrandChecks } from './sites/brand-checks.ts';

/** Everything that an operator may choose. Empty texts count as not given. */
export interface PlatformOptions {
  /** PostgreSQL; without it PGlite runs in this process on `dataDir`. */
  databaseUrl?: string | undefined;
  /** Redis or Valkey: several processes share rooms; without it there is one process. */
  redisUrl?: string | undefined;
  /** Folder of the embedded database, the video loops and the kept secret; `:memory:` keeps nothing. */
  dataDir: string;
  /** Where this process is reached by browsers and billers. */
  publicUrl: string;
  /** Signs sessions and tokens; without it one is made and kept in `dataDir`. */
  secret?: string | undefined;
  /** Demo world, demo accounts, demo brands, sandbox biller. */
  demo: boolean;
  trustProxy?: boolean;
  /** Tokens that a new account starts with; booked from `promo`. */
  signupTokens?: number;
  /** False for load tests. */
  rateLimits?: boolean;
  /** False leaves the demo world still: nobody chats, no status changes. */
  isAlive?: boolean;
  /** Serves `POST /demo/flood`, for benches. */
  allowFlood?: boolean;
  /** Milliseconds of a minute of a show; for tests. */
  showMinuteMs?: number;
  /** Frames per second of the demo's videos. */
  frameRate?: number;
  /** The clock of shows, counted by hand: for tests. */
  showNow?: () => number;
  /** The clock of limits, post-pay and fan clubs; for tests. */
  now?: () => number;
  /** Collector of sites' analytics ids; without it no page view leaves the platform. */
  analyticsUrl?: string | undefined;
  /** Billers of brands, by sitecode; a brand without one takes the platform's first. */
  billerOfSite?: Record<string, string>;
  /** What the payment companies print on bank statements: 5 to 22 capital letters, digits, spaces and `.-*`. */
  statementDescriptor?: string | undefined;
  /** An account at Stripe; with it the biller `stripe` is there. */
  stripe?: StripeOptions | undefined;
  /** STUN and TURN servers for cameras. */
  ice?: IceOptions | undefined;
  /** Looks at operators' colours, CSS and HTML. Without it CSS and HTML are kept and not shown. */
  brandChecks?: BrandChecks;
  logger?: FastifyBaseLogger;
}

const isOn = (value: string | undefined, otherwise: boolean): boolean =>
  value === undefined || value === ''
    ? otherwise
    : !['0', 'false', 'no', 'off'].includes(value.toLowerCase());

function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}"`);
  return Number(value);
}

function pairs(name: string, value = ''): Record<string, string> {
  const parts = value.split(',').filter(Boolean);
  const found = parts.map((part) => /^([\w-]+)=([a-z][a-z0-9_-]*)$/.exec(part.trim()));
  if (found.includes(null)) throw new Error(`${name} takes sitecode=biller pairs, not "${value}"`);
  return Object.fromEntries(found.map((one) => [one?.[1], one?.[2]]));
}

function descriptorFrom(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^(?=.*[A-Z])[A-Z0-9 .*-]{5,22}$/.test(value)) {
    throw new Error(
      `FOOTLIGHT_STATEMENT_DESCRIPTOR takes 5 to 22 capital letters, digits, spaces and .-*, not "${value}"`,
    );
  }
  return value;
}

function stripeFrom(env: NodeJS.ProcessEnv): StripeOptions | undefined {
  const { FOOTLIGHT_STRIPE_KEY: secretKey, FOOTLIGHT_STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error('FOOTLIGHT_STRIPE_KEY and FOOTLIGHT_STRIPE_WEBHOOK_SECRET belong together');
  }
  return { secretKey, webhookSecret };
}

/**
 * Reads the environment: DATABASE_URL, REDIS_URL, DATA_DIR, PUBLIC_URL, FOOTLIGHT_SECRET, FOOTLIGHT_DEMO (on
 * unless 0), TRUST_PROXY, FOOTLIGHT_SIGNUP_TOKENS, FOOTLIGHT_RATE_LIMITS (on unless 0), FOOTLIGHT_SIMULATION
 * (on unless 0), FOOTLIGHT_FLOOD (off unless 1), FOOTLIGHT_SHOW_MINUTE_MS, FOOTLIGHT_FRAME_RATE, FOOTLIGHT_ANALYTICS_URL, FOOTLIGHT_STRIPE_KEY
 * with FOOTLIGHT_STRIPE_WEBHOOK_SECRET, FOOTLIGHT_ICE_SERVERS with FOOTLIGHT_TURN_SECRET, FOOTLIGHT_BILLERS (`sitecode=biller,sitecode=biller`), FOOTLIGHT_STATEMENT_DESCRIPTOR.
 *
 * @throws Error with a sentence for the terminal when a value cannot be used
 */
export function platformOptionsFromEnv(
  env: NodeJS.ProcessEnv,
  defaults: { publicUrl: string; dataDir: string },
): PlatformOptions {
  const demo = isOn(env.FOOTLIGHT_DEMO, true);
  const secret = env.FOOTLIGHT_SECRET || undefined;
  if (secret !== undefined && secret.length < 32) {
    throw new Error('FOOTLIGHT_SECRET must have at least 32 characters');
  }
  const publicUrl = env.PUBLIC_URL || defaults.publicUrl;
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is no address: "${publicUrl}"`);
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    dataDir: env.DATA_DIR || defaults.dataDir,
    publicUrl,
    secret,
    demo,
    trustProxy: isOn(env.TRUST_PROXY, false),
    signupTokens: wholeNumber(
      'FOOTLIGHT_SIGNUP_TOKENS',
      env.FOOTLIGHT_SIGNUP_TOKENS,
      demo ? NEW_MEMBER_FREE_TOKENS : 0,
    ),
    rateLimits: isOn(env.FOOTLIGHT_RATE_LIMITS, true),
    isAlive: isOn(env.FOOTLIGHT_SIMULATION, true),
    allowFlood: isOn(env.FOOTLIGHT_FLOOD, false),
    showMinuteMs: Math.max(
      600,
      wholeNumber('FOOTLIGHT_SHOW_MINUTE_MS', env.FOOTLIGHT_SHOW_MINUTE_MS, 60_000),
    ),
    frameRate: Math.min(60, Math.max(1, wholeNumber('FOOTLIGHT_FRAME_RATE', env.FOOTLIGHT_FRAME_RATE, 30))),
    analyticsUrl: env.FOOTLIGHT_ANALYTICS_URL || undefined,
    statementDescriptor: descriptorFrom(env.FOOTLIGHT_STATEMENT_DESCRIPTOR),
    billerOfSite: pairs('FOOTLIGHT_BILLERS', env.FOOTLIGHT_BILLERS),
    stripe: stripeFrom(env),
    ice: iceFrom(env.FOOTLIGHT_ICE_SERVERS, env.FOOTLIGHT_TURN_SECRET),
  };
}
