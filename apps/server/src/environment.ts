import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlatformOptions } from '@footlight/api';
import type { TrustedProxies } from '@footlight/api/server';
import { NEW_MEMBER_FREE_TOKENS } from '@footlight/contract';
import type { SiteOptions } from '@footlight/site/server';
import { type DemoMode, demoMode, networkSetting } from './demo-mode.ts';
import { mail, push, pushServices, securityContact } from './environment/messages.ts';
import { billers, ccbill, payoutWaitDays, statementDescriptor, stripe } from './environment/payments.ts';
import { ageProvider, ai, oauth } from './environment/providers.ts';
import type { Settings } from './environment/settings.ts';
import {
  connection,
  isOn,
  level,
  optionalWebAddress,
  port,
  proxies,
  secret,
  webAddress,
  wholeNumber,
} from './environment/values.ts';
import { ice, mediaServer, renditions, s3 } from './environment/video.ts';

/** What the environment says, read and checked. `settings.ts` explains each variable. */
export interface Environment {
  /** `0` takes any free port. */
  port: number;
  host: string;
  logLevel: string;
  /** The proxies whose `X-Forwarded-*` and `X-Geo-*` count. */
  trustedProxies: TrustedProxies;
  /** The platform runs elsewhere, at this address. Without it, it runs in this process. */
  apiUrl: string | undefined;
  /** Serve the built Storybook on a port of its own. */
  storybook: boolean;
  storybookPort: number;
  /** Serve Prometheus metrics on a port of their own; undefined: do not. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Seconds from SIGTERM, when `/readyz` starts to answer 503, until connections are closed. */
  drainSeconds: number;
  /** The folder of scripts that tabs of other releases load; undefined: in the data folder. */
  assetsDir: string | undefined;
  demo: DemoMode;
  /** What `/.well-known/security.txt` says; undefined: there is none. */
  security: SiteOptions['security'];
  /** An OTLP receiver for traces; undefined: none are made. */
  tracing: { endpoint: string; serviceName: string } | undefined;
  platform: PlatformOptions;
}

const REGISTRATIONS_PER_HOUR = 5;
/** On loopback the only visitors are developers and tests. */
const LOCAL_REGISTRATIONS_PER_HOUR = 7_200;

/** What differs between the site's process and the platform alone. */
interface Defaults {
  port: number;
  host: string;
  logLevel: string;
  dataDir: string;
  isBehindSite: boolean;
}

/** Where traces go, and the name of this process in them. */
function tracing(env: Settings): Environment['tracing'] {
  const endpoint = optionalWebAddress('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  return endpoint ? { endpoint, serviceName: env.OTEL_SERVICE_NAME || 'footlight' } : undefined;
}

/** `24,168`: hours for grave reasons and for others. */
function reportHours(value: string | undefined): PlatformOptions['reportHours'] {
  if (!value) return undefined;
  const [, grave, other] = /^([1-9]\d{0,3}),([1-9]\d{0,3})$/.exec(value) ?? [];
  if (grave === undefined || other === undefined) {
    throw new Error(`FOOTLIGHT_REPORT_HOURS must be two numbers of hours like 24,168, got "${value}"`);
  }
  return { grave: Number(grave), other: Number(other) };
}

/**
 * Reads all settings of a process. An empty variable counts as not set; `0`, `false`, `no` and `off` switch a setting
 * off, any other value switches it on.
 *
 * @throws Error that names the variable, the rule and the value
 */
function readEnvironment(env: Settings, defaults: Defaults): Environment {
  const ownPort = port('PORT', env.PORT, defaults.port);
  const host = env.HOST || defaults.host;
  const publicUrl = webAddress('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${ownPort}`);
  const trustedProxies = proxies(env.TRUST_PROXY ?? '');
  const ownSecret = secret(env.FOOTLIGHT_SECRET);
  const apiUrl = optionalWebAddress('API_URL', env.API_URL);
  if (apiUrl && !ownSecret) {
    throw new Error(
      'API_URL needs FOOTLIGHT_SECRET, the same as the platform has: it signs what the site forwards',
    );
  }
  const providers = { stripe: stripe(env), ccbill: ccbill(env) };
  const databaseUrl = connection('DATABASE_URL', env.DATABASE_URL);
  const redisUrl = connection('REDIS_URL', env.REDIS_URL);
  if (redisUrl && !databaseUrl) {
    throw new Error('REDIS_URL needs DATABASE_URL: several processes cannot share the embedded database');
  }
  if (redisUrl && !ownSecret) {
    throw new Error('REDIS_URL needs FOOTLIGHT_SECRET, the same in all processes that share it');
  }
  const place = {
    host,
    publicUrl,
    isBehindProxy: trustedProxies !== false,
    isBehindSite: defaults.isBehindSite,
  };
  const demo = demoMode({
    ...place,
    asked: env.FOOTLIGHT_DEMO ? isOn(env.FOOTLIGHT_DEMO, true) : null,
    providerSetting: providers.stripe
      ? 'FOOTLIGHT_STRIPE_KEY'
      : providers.ccbill
        ? 'FOOTLIGHT_CCBILL_ACCOUNT'
        : null,
  });
  // Without PUBLIC_URL, links in mails take their host from the request, which anyone can forge.
  if (demo.isPublic && env.SMTP_URL && !env.PUBLIC_URL) {
    throw new Error(
      `SMTP_URL needs PUBLIC_URL if the demo is on the network (${networkSetting(place)}): mails link to that address`,
    );
  }
  return {
    port: ownPort,
    host,
    logLevel: level(env.LOG_LEVEL || defaults.logLevel),
    trustedProxies,
    apiUrl,
    storybook: isOn(env.STORYBOOK, false),
    storybookPort: port('STORYBOOK_PORT', env.STORYBOOK_PORT, 6006),
    metricsPort: env.METRICS_PORT ? port('METRICS_PORT', env.METRICS_PORT, 0) : undefined,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    drainSeconds: Math.min(300, wholeNumber('FOOTLIGHT_DRAIN_SECONDS', env.FOOTLIGHT_DRAIN_SECONDS, 0)),
    assetsDir: env.FOOTLIGHT_ASSETS_DIR ? resolve(env.FOOTLIGHT_ASSETS_DIR) : undefined,
    demo,
    security: securityContact(env),
    tracing: tracing(env),
    platform: {
      databaseUrl,
      redisUrl,
      dataDir: env.DATA_DIR || defaults.dataDir,
      migrations: isOn(env.FOOTLIGHT_MIGRATE, true) ? 'run' : 'check',
      publicUrl,
      secret: ownSecret,
      demo: demo.isOn,
      isPublicDemo: demo.isPublic,
      // The server removes the headers of untrusted peers.
      trustProxy: true,
      signupTokens: wholeNumber(
        'FOOTLIGHT_SIGNUP_TOKENS',
        env.FOOTLIGHT_SIGNUP_TOKENS,
        demo.isOn ? NEW_MEMBER_FREE_TOKENS : 0,
      ),
      registrationsPerHour: wholeNumber(
        'FOOTLIGHT_REGISTRATIONS_PER_HOUR',
        env.FOOTLIGHT_REGISTRATIONS_PER_HOUR,
        networkSetting(place) === null ? LOCAL_REGISTRATIONS_PER_HOUR : REGISTRATIONS_PER_HOUR,
      ),
      rateLimits: isOn(env.FOOTLIGHT_RATE_LIMITS, true),
      isAlive: isOn(env.FOOTLIGHT_SIMULATION, true),
      partnerAfterSeconds: wholeNumber('FOOTLIGHT_PARTNER_SECONDS', env.FOOTLIGHT_PARTNER_SECONDS, 5),
      allowFlood: isOn(env.FOOTLIGHT_FLOOD, false),
      showMinuteMs: Math.max(
        600,
        wholeNumber('FOOTLIGHT_SHOW_MINUTE_MS', env.FOOTLIGHT_SHOW_MINUTE_MS, 60_000),
      ),
      frameRate: Math.min(60, Math.max(1, wholeNumber('FOOTLIGHT_FRAME_RATE', env.FOOTLIGHT_FRAME_RATE, 24))),
      analyticsUrl: env.FOOTLIGHT_ANALYTICS_URL || undefined,
      statementDescriptor: statementDescriptor(env.FOOTLIGHT_STATEMENT_DESCRIPTOR),
      logoutUrl: optionalWebAddress('FOOTLIGHT_LOGOUT_URL', env.FOOTLIGHT_LOGOUT_URL),
      billerOfSite: billers(env.FOOTLIGHT_BILLERS),
      ...providers,
      oauth: oauth(env),
      ageProvider: ageProvider(env),
      ai: ai(env),
      mail: mail(env),
      s3: s3(env),
      push: push(env),
      pushServices: pushServices(env.PUSH_SERVICES),
      mediaServer: mediaServer(env),
      renditions: renditions(env),
      reportHours: reportHours(env.FOOTLIGHT_REPORT_HOURS),
      payoutWaitDays: payoutWaitDays(env.FOOTLIGHT_PAYOUT_WAIT_DAYS),
      hlsDir: env.FOOTLIGHT_HLS_DIR ? resolve(env.FOOTLIGHT_HLS_DIR) : undefined,
      uploadsDir: env.FOOTLIGHT_UPLOADS_DIR ? resolve(env.FOOTLIGHT_UPLOADS_DIR) : undefined,
      ice: ice(env.FOOTLIGHT_ICE_SERVERS, env.FOOTLIGHT_TURN_SECRET),
    },
  };
}

/** Folder of the repository, or of the container image. */
const ROOT = new URL('../../../', import.meta.url);

/** Settings of the site's process. */
export const siteEnvironment = (env: Settings): Environment =>
  readEnvironment(env, {
    port: 4000,
    // Both loopback addresses, IPv4 and IPv6.
    host: 'localhost',
    logLevel: 'warn',
    dataDir: fileURLToPath(new URL('.data', ROOT)),
    isBehindSite: false,
  });

/** Settings of the platform alone, for a site that runs elsewhere (its API_URL points here). */
export const platformEnvironment = (env: Settings): Environment =>
  readEnvironment(env, {
    port: 4001,
    host: '127.0.0.1',
    logLevel: 'info',
    dataDir: '.data/api',
    isBehindSite: true,
  });
