import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlatformOptions } from '@footlight/api';
import { isPushKeyPair, readTrustedProxies, type TrustedProxies } from '@footlight/api/server';
import { AGE_METHODS, NEW_MEMBER_FREE_TOKENS } from '@footlight/contract';
import { type DemoMode, demoMode, networkSetting } from './demo-mode.ts';
import type { Settings } from './settings.ts';

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
  /** Seconds from SIGTERM, when `/readyz` says no, to the closing of connections. */
  drainSeconds: number;
  /** The folder of scripts that tabs of other releases load; undefined: in the data folder. */
  assetsDir: string | undefined;
  demo: DemoMode;
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

const isOn = (value: string | undefined, otherwise: boolean): boolean =>
  value ? !['0', 'false', 'no', 'off'].includes(value.toLowerCase()) : otherwise;

function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, got "${value}"`);
  return Number(value);
}

function port(name: string, value: string | undefined, otherwise: number): number {
  const number = wholeNumber(name, value, otherwise);
  if (number > 65_535) throw new Error(`${name} must be a port (0 to 65535), got "${value}"`);
  return number;
}

function absoluteUrl(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be an absolute URL, got "${value}"`);
  }
  return value;
}

const SCHEMES = {
  DATABASE_URL: /^postgres(ql)?:\/\//,
  REDIS_URL: /^rediss?:\/\//,
};

/** The value may hold a password, so the error does not repeat it. */
function connection(name: keyof typeof SCHEMES, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!SCHEMES[name].test(value) || !URL.canParse(value)) {
    const example = name === 'DATABASE_URL' ? 'postgres://user:password@host:5432/name' : 'redis://host:6379';
    throw new Error(`${name} must be a connection string like ${example}`);
  }
  return value;
}

/** The address stands in the mails; the password in SMTP_URL does not appear in errors. */
function mail(env: Settings): PlatformOptions['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl || !from) throw new Error('SMTP_URL and MAIL_FROM must be set together');
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    throw new Error('SMTP_URL must be an address like smtps://user:password@mail.example.com:465');
  }
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(from)) {
    throw new Error(`MAIL_FROM must be an email address, got "${from}"`);
  }
  return { smtpUrl, from };
}

/** Names origins, not addresses: browsers choose the path. http only for a service on this machine. */
function pushServices(value = ''): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const isSafe = /^https:\/\//.test(one) || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(one);
      if (!isSafe || !URL.canParse(one) || new URL(one).origin !== one) {
        throw new Error(`PUSH_SERVICES must be origins like https://push.example.com, got "${one}"`);
      }
      return one;
    });
}

/** The private key does not appear in errors. */
function push(env: Settings): PlatformOptions['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) {
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together');
  }
  if (!isPushKeyPair({ publicKey, privateKey })) {
    throw new Error(
      `VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY, got "${publicKey}". The command push-keys makes a pair`,
    );
  }
  if (!/^mailto:[^\s@]+@[^\s@]+$/.test(subject) && !/^https:\/\/[^\s]+$/.test(subject)) {
    throw new Error(
      `VAPID_SUBJECT must be an address like mailto:me@example.com or https://example.com, got "${subject}"`,
    );
  }
  return { publicKey, privateKey, subject };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function level(value: string): string {
  if (!LOG_LEVELS.includes(value)) {
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, got "${value}"`);
  }
  return value;
}

function proxies(value: string): TrustedProxies {
  const read = readTrustedProxies(value);
  if (read === null) {
    throw new Error(
      `TRUST_PROXY must be the number of proxies in front, or their addresses and networks separated by commas, got "${value}"`,
    );
  }
  return read;
}

function billers(value = ''): Record<string, string> {
  const pairs = value.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, sitecode, biller] = /^([\w-]+)=([a-z][a-z0-9_-]*)$/.exec(pair.trim()) ?? [];
      if (!sitecode || !biller) {
        throw new Error(`FOOTLIGHT_BILLERS must be pairs like sitecode=biller, got "${value}"`);
      }
      return [sitecode, biller];
    }),
  );
}

function webAddress(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be a web address like https://example.com/, got "${value}"`);
  }
  return value;
}

function statementDescriptor(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^(?=.*[A-Z])[A-Z0-9 .*-]{5,22}$/.test(value)) {
    throw new Error(
      `FOOTLIGHT_STATEMENT_DESCRIPTOR must be 5 to 22 capital letters, digits, spaces and .-*, got "${value}"`,
    );
  }
  return value;
}

/** Whether a secret may be sent to the address: it uses https, or is on this machine. */
const isSecure = (address: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(`${address}/`);

function stripe(env: Settings): PlatformOptions['stripe'] {
  const { FOOTLIGHT_STRIPE_KEY: secretKey, FOOTLIGHT_STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error('FOOTLIGHT_STRIPE_KEY and FOOTLIGHT_STRIPE_WEBHOOK_SECRET must be set together');
  }
  const apiUrl = webAddress('FOOTLIGHT_STRIPE_URL', env.FOOTLIGHT_STRIPE_URL);
  if (apiUrl && !isSecure(apiUrl)) {
    throw new Error(`FOOTLIGHT_STRIPE_URL must be an address with https, got "${apiUrl}"`);
  }
  return { secretKey, webhookSecret, apiUrl };
}

const CCBILL_ACCOUNT = /^(\d{6})-(\d{4})$/;

/** The salt and the password do not appear in errors. */
function ccbill(env: Settings): PlatformOptions['ccbill'] {
  const { FOOTLIGHT_CCBILL_ACCOUNT: accounts, FOOTLIGHT_CCBILL_FORM: flexId } = env;
  const { FOOTLIGHT_CCBILL_SALT: salt, FOOTLIGHT_CCBILL_USER: user } = env;
  const { FOOTLIGHT_CCBILL_PASSWORD: password, FOOTLIGHT_CCBILL_SOURCES: sources } = env;
  if (!accounts && !flexId && !salt && !user && !password) return undefined;
  if (!accounts || !flexId || !salt || !user || !password) {
    throw new Error(
      'FOOTLIGHT_CCBILL_ACCOUNT, FOOTLIGHT_CCBILL_FORM, FOOTLIGHT_CCBILL_SALT, FOOTLIGHT_CCBILL_USER and FOOTLIGHT_CCBILL_PASSWORD must be set together',
    );
  }
  const [, account, subaccount] = CCBILL_ACCOUNT.exec(accounts) ?? [];
  if (!account || !subaccount) {
    throw new Error(
      `FOOTLIGHT_CCBILL_ACCOUNT must be an account and a subaccount like 900100-0000, got "${accounts}"`,
    );
  }
  if (!/^[\w-]{1,64}$/.test(flexId)) {
    throw new Error(`FOOTLIGHT_CCBILL_FORM must be the id of a FlexForm, got "${flexId}"`);
  }
  const networks = sources ? readTrustedProxies(sources) : undefined;
  if (networks !== undefined && (networks === null || typeof networks !== 'object')) {
    throw new Error(
      `FOOTLIGHT_CCBILL_SOURCES must be addresses and networks separated by commas, got "${sources}"`,
    );
  }
  return { account, subaccount, flexId, salt, user, password, sources: networks };
}

function oauth(env: Settings): PlatformOptions['oauth'] {
  const { FOOTLIGHT_OIDC_ISSUER: issuer, FOOTLIGHT_OIDC_CLIENT_ID: clientId } = env;
  const { FOOTLIGHT_OIDC_CLIENT_SECRET: clientSecret, FOOTLIGHT_OIDC_NAME: name } = env;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    throw new Error(
      'FOOTLIGHT_OIDC_ISSUER, FOOTLIGHT_OIDC_CLIENT_ID, FOOTLIGHT_OIDC_CLIENT_SECRET and FOOTLIGHT_OIDC_NAME must be set together',
    );
  }
  if (!isSecure(issuer) || !URL.canParse(issuer)) {
    throw new Error(`FOOTLIGHT_OIDC_ISSUER must be an address with https, got "${issuer}"`);
  }
  return { issuer, clientId, clientSecret, name };
}

function ageProvider(env: Settings): PlatformOptions['ageProvider'] {
  const { FOOTLIGHT_AGE_URL: startUrl, FOOTLIGHT_AGE_SECRET: shared, FOOTLIGHT_AGE_METHODS: names } = env;
  if (!startUrl && !shared && !names) return undefined;
  if (!startUrl || !shared || !names) {
    throw new Error('FOOTLIGHT_AGE_URL, FOOTLIGHT_AGE_SECRET and FOOTLIGHT_AGE_METHODS must be set together');
  }
  if (!/^https:\/\//.test(startUrl) || !URL.canParse(startUrl)) {
    throw new Error(`FOOTLIGHT_AGE_URL must be an address with https, got "${startUrl}"`);
  }
  if (shared.length < 32) {
    throw new Error(`FOOTLIGHT_AGE_SECRET must have at least 32 characters, got ${shared.length}`);
  }
  const wanted = names.split(',').map((name) => name.trim());
  const methods = AGE_METHODS.filter((method) => wanted.includes(method));
  if (methods.length !== new Set(wanted).size) {
    throw new Error(`FOOTLIGHT_AGE_METHODS must be some of ${AGE_METHODS.join(', ')}, got "${names}"`);
  }
  return { startUrl, secret: shared, methods };
}

function ai(env: Settings): PlatformOptions['ai'] {
  const { FOOTLIGHT_AI_URL: baseUrl, FOOTLIGHT_AI_KEY: key, FOOTLIGHT_AI_CHAT_MODEL: chatModel } = env;
  const { FOOTLIGHT_AI_IMAGE_MODEL: imageModel, FOOTLIGHT_AI_MODERATION_MODEL: moderationModel } = env;
  if (!baseUrl && !key && !chatModel && !imageModel) return undefined;
  if (!baseUrl || !key || !chatModel || !imageModel) {
    throw new Error(
      'FOOTLIGHT_AI_URL, FOOTLIGHT_AI_KEY, FOOTLIGHT_AI_CHAT_MODEL and FOOTLIGHT_AI_IMAGE_MODEL must be set together',
    );
  }
  const isSecure = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(`${baseUrl}/`);
  if (!isSecure || !URL.canParse(baseUrl)) {
    throw new Error(`FOOTLIGHT_AI_URL must be an address with https, got "${baseUrl}"`);
  }
  return { baseUrl, key, chatModel, imageModel, moderationModel: moderationModel || null };
}

/** Where the generated configuration of MediaMTX listens. */
const MEDIAMTX_HLS = 'http://127.0.0.1:8888/live';
const MEDIAMTX_CONTROL = 'http://127.0.0.1:9997';

function s3(env: Settings): PlatformOptions['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  const address = webAddress('S3_ENDPOINT', endpoint);
  return { bucket, region: region || 'us-east-1', endpoint: address, accessKeyId, secretAccessKey };
}

const ICE_ADDRESS = /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;

function ice(servers = '', turnSecret = ''): PlatformOptions['ice'] {
  const urls = servers
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  for (const url of urls) {
    if (!ICE_ADDRESS.test(url)) {
      throw new Error(`FOOTLIGHT_ICE_SERVERS must be stun: and turn: addresses, got "${url}"`);
    }
  }
  if (urls.some((url) => !url.startsWith('stun:')) !== (turnSecret !== '')) {
    throw new Error(
      'turn: addresses in FOOTLIGHT_ICE_SERVERS and FOOTLIGHT_TURN_SECRET must be set together',
    );
  }
  return urls.length > 0 ? { urls, turnSecret: turnSecret || undefined } : undefined;
}

/** The secret does not appear in errors. */
function mediaServer(env: Settings): PlatformOptions['mediaServer'] {
  const { FOOTLIGHT_MEDIA: kind, FOOTLIGHT_RTMP_URL: rtmpUrl, FOOTLIGHT_MEDIA_SECRET: shared } = env;
  if (!kind && !rtmpUrl && !shared) return undefined;
  if (!kind || !rtmpUrl || !shared) {
    throw new Error('FOOTLIGHT_MEDIA, FOOTLIGHT_RTMP_URL and FOOTLIGHT_MEDIA_SECRET must be set together');
  }
  if (kind !== 'nginx' && kind !== 'mediamtx') {
    throw new Error(`FOOTLIGHT_MEDIA must be nginx or mediamtx, got "${kind}"`);
  }
  if (!/^rtmps?:\/\/[\w.:[\]-]+\/live$/.test(rtmpUrl)) {
    throw new Error(
      `FOOTLIGHT_RTMP_URL must be an address like rtmp://ingest.example.com/live, got "${rtmpUrl}"`,
    );
  }
  if (shared.length < 32) {
    throw new Error(`FOOTLIGHT_MEDIA_SECRET must have at least 32 characters, got ${shared.length}`);
  }
  const isLocal = kind === 'mediamtx';
  const isLowLatency = isOn(env.FOOTLIGHT_LOW_LATENCY, false);
  const whipUrl = env.FOOTLIGHT_WHIP_URL || undefined;
  if (isLowLatency && !isLocal) throw new Error('FOOTLIGHT_LOW_LATENCY needs FOOTLIGHT_MEDIA=mediamtx');
  if (isLowLatency && env.FOOTLIGHT_RENDITIONS) {
    throw new Error('FOOTLIGHT_LOW_LATENCY and FOOTLIGHT_RENDITIONS exclude each other');
  }
  if (whipUrl !== undefined && !isLowLatency) {
    throw new Error(
      'FOOTLIGHT_WHIP_URL needs FOOTLIGHT_LOW_LATENCY=1: the sound of WHIP needs fragmented MP4',
    );
  }
  if (whipUrl !== undefined && !/^https?:\/\/[\w.:[\]-]+\/live$/.test(whipUrl)) {
    throw new Error(
      `FOOTLIGHT_WHIP_URL must be an address like https://ingest.example.com/live, got "${whipUrl}"`,
    );
  }
  return {
    kind,
    rtmpUrl,
    whipUrl,
    isLowLatency,
    secret: shared,
    hlsUrl: isLocal ? (webAddress('FOOTLIGHT_HLS_URL', env.FOOTLIGHT_HLS_URL) ?? MEDIAMTX_HLS) : undefined,
    controlUrl: isLocal
      ? (webAddress('FOOTLIGHT_MEDIA_CONTROL_URL', env.FOOTLIGHT_MEDIA_CONTROL_URL) ?? MEDIAMTX_CONTROL)
      : undefined,
  };
}

const RENDITION = { least: 144, most: 1_080, count: 3 };

/** Heights, best first, and how many streams a process encodes. With the source there are at most four renditions. */
function renditions(env: Settings): PlatformOptions['renditions'] {
  const { FOOTLIGHT_RENDITIONS: value, FOOTLIGHT_RENDITION_STREAMS: most } = env;
  const streams = wholeNumber('FOOTLIGHT_RENDITION_STREAMS', most, 2);
  if (streams < 1) throw new Error(`FOOTLIGHT_RENDITION_STREAMS must be 1 or more, got "${most}"`);
  if (!value) return undefined;
  const heights = value.split(',').map((one) => (/^\s*\d{3,4}\s*$/.test(one) ? Number(one) : 0));
  const isEach = heights.every((one) => one >= RENDITION.least && one <= RENDITION.most && one % 2 === 0);
  if (!isEach || heights.length > RENDITION.count || new Set(heights).size < heights.length) {
    throw new Error(
      `FOOTLIGHT_RENDITIONS must be up to ${RENDITION.count} different even heights from ${RENDITION.least} to ${RENDITION.most} like 480,240, got "${value}"`,
    );
  }
  return { heights: heights.sort((a, b) => b - a), streams };
}

/** Where traces go, and the name of this process in them. */
function tracing(env: Settings): Environment['tracing'] {
  const endpoint = webAddress('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  return endpoint ? { endpoint, serviceName: env.OTEL_SERVICE_NAME || 'footlight' } : undefined;
}

/** Days from 0 to 365. */
function payoutWaitDays(value: string | undefined): number | undefined {
  if (!value) return undefined;
  if (!/^\d{1,3}$/.test(value) || Number(value) > 365) {
    throw new Error(`FOOTLIGHT_PAYOUT_WAIT_DAYS must be a number of days up to 365, got "${value}"`);
  }
  return Number(value);
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

function secret(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (value.length < 32) {
    throw new Error(`FOOTLIGHT_SECRET must have at least 32 characters, got ${value.length}`);
  }
  return value;
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
  const publicUrl = absoluteUrl('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${ownPort}`);
  const trustedProxies = proxies(env.TRUST_PROXY ?? '');
  const ownSecret = secret(env.FOOTLIGHT_SECRET);
  const apiUrl = env.API_URL ? absoluteUrl('API_URL', env.API_URL) : undefined;
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
  // Without a public address the demo's links have the host that a request names, which may be forged.
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
      logoutUrl: webAddress('FOOTLIGHT_LOGOUT_URL', env.FOOTLIGHT_LOGOUT_URL),
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
