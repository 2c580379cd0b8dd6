import { newPushKeys } from '@footlight/api/server';
import { describe, expect, it } from 'vitest';
import { settingRows } from './environment/settings.ts';
import { platformEnvironment, siteEnvironment } from './environment.ts';
import { mediaConfigFrom } from './media-config.ts';
import { startBanner } from './start-banner.ts';

const age = (change: Record<string, string> = {}) => ({
  FOOTLIGHT_AGE_URL: 'https://ages.example/start',
  FOOTLIGHT_AGE_SECRET: 's'.repeat(32),
  FOOTLIGHT_AGE_METHODS: 'yoti_id, incode',
  ...change,
});

const SHARED = 'a media secret for tests, long enough';
const media = (change: Record<string, string>) => ({
  FOOTLIGHT_MEDIA: 'nginx',
  FOOTLIGHT_RTMP_URL: 'rtmp://a.example/live',
  FOOTLIGHT_MEDIA_SECRET: SHARED,
  ...change,
});
const vapidKeys = newPushKeys();
const vapid = {
  VAPID_PUBLIC_KEY: vapidKeys.publicKey,
  VAPID_PRIVATE_KEY: vapidKeys.privateKey,
  VAPID_SUBJECT: 'mailto:push@example.org',
};

const oidc = (issuer: string) => ({
  FOOTLIGHT_OIDC_ISSUER: issuer,
  FOOTLIGHT_OIDC_CLIENT_ID: 'footlight',
  FOOTLIGHT_OIDC_CLIENT_SECRET: 'secret',
  FOOTLIGHT_OIDC_NAME: 'Example ID',
});

const CCBILL = {
  FOOTLIGHT_CCBILL_ACCOUNT: '900100-0000',
  FOOTLIGHT_CCBILL_FORM: 'form-1',
  FOOTLIGHT_CCBILL_SALT: 'salt',
  FOOTLIGHT_CCBILL_USER: 'link',
  FOOTLIGHT_CCBILL_PASSWORD: 'secret',
};

describe('the settings of a process', () => {
  it('[AGE-02] name the company that verifies ages; the start says who it is, or that nobody does', () => {
    expect(siteEnvironment(age()).platform.ageProvider).toEqual({
      startUrl: 'https://ages.example/start',
      secret: 's'.repeat(32),
      methods: ['incode', 'yoti_id'],
    });
    const banner = (env: NodeJS.ProcessEnv) => startBanner(siteEnvironment(env));
    expect(banner(age())).toMatch(/Age checks +by ages\.example/);
    expect(banner(age())).not.toContain('s'.repeat(32));
    expect(banner({})).toMatch(/Age checks +simulated/);
    expect(banner({ FOOTLIGHT_DEMO: '0' })).toMatch(/Age checks +NO PROVIDER/);
  });

  it('need no variable: a demo on the loopback address', () => {
    const { platform, ...site } = siteEnvironment({});
    expect(site).toEqual({
      port: 4000,
      host: 'localhost',
      logLevel: 'warn',
      trustedProxies: false,
      apiUrl: undefined,
      storybook: false,
      storybookPort: 6006,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      drainSeconds: 0,
      demo: { isOn: true, isPublic: false, offBecause: null },
    });
    expect(platform).toMatchObject({
      demo: true,
      publicUrl: 'http://localhost:4000',
      signupTokens: 200,
      rateLimits: true,
      isAlive: true,
      partnerAfterSeconds: 5,
      allowFlood: false,
    });
    expect(platformEnvironment({}).platform.publicUrl).toBe('http://localhost:4001');
  });

  it('without the demo, new accounts get no tokens', () => {
    expect(siteEnvironment({ FOOTLIGHT_DEMO: '0' }).platform).toMatchObject({ demo: false, signupTokens: 0 });
  });

  it('an empty variable counts as not set', () => {
    const { port, platform } = siteEnvironment({
      PORT: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      FOOTLIGHT_DEMO: '',
    });
    expect(port).toBe(4000);
    expect(platform).toMatchObject({
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demo: true,
    });
  });

  it('name who takes reports of security faults', () => {
    expect(
      siteEnvironment({
        FOOTLIGHT_SECURITY_CONTACT: 'mailto:me@example.org, tel:+1-201-555-0123',
        FOOTLIGHT_SECURITY_LANGUAGES: 'en,pt-BR',
      }).security,
    ).toEqual({ contacts: ['mailto:me@example.org', 'tel:+1-201-555-0123'], languages: ['en', 'pt-BR'] });
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['0', false],
    ['OFF', false],
    ['', false],
  ])('TRUST_PROXY=%j', (value, expected) => {
    for (const read of [siteEnvironment, platformEnvironment]) {
      expect(read({ TRUST_PROXY: value }).trustedProxies).toEqual(expected);
    }
  });

  it.each([
    [{ PORT: 'four' }, 'PORT must be a whole number, got "four"'],
    [{ STORYBOOK_PORT: '70000' }, 'STORYBOOK_PORT must be a port (0 to 65535), got "70000"'],
    [
      { PUBLIC_URL: 'localhost' },
      'PUBLIC_URL must be a web address like https://example.com/, got "localhost"',
    ],
    [
      { API_URL: 'api.example' },
      'API_URL must be a web address like https://example.com/, got "api.example"',
    ],
    [{ DATABASE_URL: 'mysql://me:password@host/name' }, /^DATABASE_URL must be .* like postgres:[^"]*$/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be .*, got "true"/],
    [{ TRUST_PROXY: '10.0.0.0/64' }, /TRUST_PROXY must be/],
    [{ API_URL: 'http://api.example' }, 'API_URL needs FOOTLIGHT_SECRET'],
    [{ REDIS_URL: 'redis://localhost:6379' }, 'REDIS_URL needs DATABASE_URL'],
    [
      { REDIS_URL: 'redis://localhost:6379', DATABASE_URL: 'postgres://localhost/site' },
      'REDIS_URL needs FOOTLIGHT_SECRET',
    ],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of .*, got "loud"/],
    [{ FOOTLIGHT_SECRET: 'short' }, 'FOOTLIGHT_SECRET must have at least 32 characters, got 5'],
    [{ FOOTLIGHT_AGE_URL: 'https://a.example' }, /^FOOTLIGHT_AGE_URL, .* must be set together$/],
    [age({ FOOTLIGHT_AGE_URL: 'http://a.example' }), /FOOTLIGHT_AGE_URL must be .* https, got/],
    [age({ FOOTLIGHT_AGE_SECRET: 'short' }), 'FOOTLIGHT_AGE_SECRET must have at least 32 characters, got 5'],
    [
      age({ FOOTLIGHT_AGE_METHODS: 'yoti_id,palm' }),
      /FOOTLIGHT_AGE_METHODS must be some of .*, got "yoti_id,palm"/,
    ],
    [{ FOOTLIGHT_SIGNUP_TOKENS: '-5' }, 'FOOTLIGHT_SIGNUP_TOKENS must be a whole number, got "-5"'],
    [{ FOOTLIGHT_BILLERS: 'nova' }, 'FOOTLIGHT_BILLERS must be pairs like sitecode=biller, got "nova"'],
    [{ FOOTLIGHT_STATEMENT_DESCRIPTOR: 'abc' }, /FOOTLIGHT_STATEMENT_DESCRIPTOR must be .*, got "abc"/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be/],
    [{ FOOTLIGHT_PAYOUT_WAIT_DAYS: '7 days' }, /FOOTLIGHT_PAYOUT_WAIT_DAYS must be .* got "7 days"/],
    [{ FOOTLIGHT_REPORT_HOURS: '24' }, /FOOTLIGHT_REPORT_HOURS must be .* got "24"/],
    [{ FOOTLIGHT_STRIPE_KEY: 'sk_test' }, /must be set together/],
    [{ FOOTLIGHT_CCBILL_ACCOUNT: '900100-0000' }, /must be set together/],
    [{ ...CCBILL, FOOTLIGHT_CCBILL_ACCOUNT: '900100' }, /like 900100-0000, got "900100"/],
    [{ ...CCBILL, FOOTLIGHT_CCBILL_FORM: 'a/b' }, /id of a FlexForm, got "a\/b"/],
    [{ ...CCBILL, FOOTLIGHT_CCBILL_SOURCES: '2' }, /addresses and networks/],
    [{ ...CCBILL, FOOTLIGHT_CCBILL_SOURCES: 'x' }, /addresses and networks/],
    [
      {
        FOOTLIGHT_STRIPE_KEY: 'sk_test',
        FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec',
        FOOTLIGHT_STRIPE_URL: 'http://stripe.example.com',
      },
      /FOOTLIGHT_STRIPE_URL must be .*https/,
    ],
    [{ FOOTLIGHT_OIDC_ISSUER: 'https://id.example' }, /must be set together/],
    [
      oidc('http://id.example'),
      'FOOTLIGHT_OIDC_ISSUER must be an address with https, got "http://id.example"',
    ],
    [oidc('http://localhost.evil.example'), /must be an address with https/],
    [{ FOOTLIGHT_ICE_SERVERS: 'http://a.example' }, /got "http:\/\/a.example"/],
    [{ FOOTLIGHT_ICE_SERVERS: 'turn:a.example:3478' }, /must be set together/],
    [{ FOOTLIGHT_ICE_SERVERS: 'stun:a.example', FOOTLIGHT_TURN_SECRET: 'secret' }, /must be set together/],
    [{ FOOTLIGHT_MEDIA: 'nginx' }, /FOOTLIGHT_MEDIA, .* must be set together/],
    [media({ FOOTLIGHT_MEDIA: 'srs' }), 'FOOTLIGHT_MEDIA must be nginx or mediamtx, got "srs"'],
    [media({ FOOTLIGHT_RTMP_URL: 'rtmp://a.example/app' }), /FOOTLIGHT_RTMP_URL must be .*, got/],
    [media({ FOOTLIGHT_MEDIA_SECRET: 'short' }), /FOOTLIGHT_MEDIA_SECRET must have at least 32 .*, got 5/],
    [media({ FOOTLIGHT_LOW_LATENCY: '1' }), 'FOOTLIGHT_LOW_LATENCY needs FOOTLIGHT_MEDIA=mediamtx'],
    [
      media({ FOOTLIGHT_MEDIA: 'mediamtx', FOOTLIGHT_LOW_LATENCY: '1', FOOTLIGHT_RENDITIONS: '480' }),
      'FOOTLIGHT_LOW_LATENCY and FOOTLIGHT_RENDITIONS exclude each other',
    ],
    [
      media({ FOOTLIGHT_MEDIA: 'mediamtx', FOOTLIGHT_WHIP_URL: 'https://a.example/live' }),
      /FOOTLIGHT_WHIP_URL needs FOOTLIGHT_LOW_LATENCY=1/,
    ],
    [
      media({
        FOOTLIGHT_MEDIA: 'mediamtx',
        FOOTLIGHT_LOW_LATENCY: '1',
        FOOTLIGHT_WHIP_URL: 'https://a.example/whip',
      }),
      /FOOTLIGHT_WHIP_URL must be .*, got/,
    ],
    [{ FOOTLIGHT_RENDITIONS: '480p' }, /FOOTLIGHT_RENDITIONS must be .* like 480,240, got "480p"/],
    [{ FOOTLIGHT_RENDITIONS: '481' }, /FOOTLIGHT_RENDITIONS must be .* even .* got "481"/],
    [{ FOOTLIGHT_RENDITIONS: '480,480' }, /FOOTLIGHT_RENDITIONS must be .* different .* got "480,480"/],
    [{ FOOTLIGHT_RENDITIONS: '4320' }, /FOOTLIGHT_RENDITIONS must be .* to 1080 .* got "4320"/],
    [{ FOOTLIGHT_RENDITION_STREAMS: '0' }, 'FOOTLIGHT_RENDITION_STREAMS must be 1 or more, got "0"'],
    [{ FOOTLIGHT_LOGOUT_URL: 'javascript:alert(1)' }, /FOOTLIGHT_LOGOUT_URL must be a web address/],
    [
      { FOOTLIGHT_DEMO: '1', HOST: '0.0.0.0', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' },
      /SMTP_URL needs PUBLIC_URL if the demo is on the network \(HOST=0\.0\.0\.0\)/,
    ],
    [{ SMTP_URL: 'smtp://localhost' }, /SMTP_URL and MAIL_FROM must be set together/],
    [
      { FOOTLIGHT_SECURITY_CONTACT: 'me@example.org' },
      /FOOTLIGHT_SECURITY_CONTACT must be addresses like mailto:/,
    ],
    [{ FOOTLIGHT_SECURITY_CONTACT: 'http://example.org/' }, /got "http:\/\/example\.org\/"/],
    [{ FOOTLIGHT_SECURITY_LANGUAGES: 'en' }, /FOOTLIGHT_SECURITY_LANGUAGES needs FOOTLIGHT_SECURITY_CONTACT/],
    [
      { FOOTLIGHT_SECURITY_CONTACT: 'mailto:me@example.org', FOOTLIGHT_SECURITY_LANGUAGES: 'English!' },
      /must be languages like en,pt-BR, got "English!"/,
    ],
    [{ VAPID_PUBLIC_KEY: 'x' }, /VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together/],
    [
      { ...vapid, VAPID_PUBLIC_KEY: newPushKeys().publicKey },
      /VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY/,
    ],
    [{ ...vapid, VAPID_SUBJECT: 'me@example.org' }, /VAPID_SUBJECT must be an address like mailto:/],
    [
      { PUSH_SERVICES: 'http://push.example' },
      /PUSH_SERVICES must be origins .*, got "http:\/\/push.example"/,
    ],
    [{ PUSH_SERVICES: 'https://push.example/path' }, /PUSH_SERVICES must be origins/],
    [{ SMTP_URL: 'http://localhost', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be an address like smtps:/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Site <a@b.example>' }, /MAIL_FROM must be an email address/],
  ])('%j is refused with the variable, the rule and the value', (env, message) => {
    expect(() => siteEnvironment(env)).toThrow(message);
  });

  it('[AI-01] an AI provider needs all its settings and https', () => {
    const set = {
      FOOTLIGHT_AI_URL: 'https://ai.example/v1',
      FOOTLIGHT_AI_KEY: 'key',
      FOOTLIGHT_AI_CHAT_MODEL: 'words',
      FOOTLIGHT_AI_IMAGE_MODEL: 'pictures',
    };
    expect(siteEnvironment(set).platform.ai).toMatchObject({ chatModel: 'words', moderationModel: null });
    expect(siteEnvironment({}).platform.ai).toBeUndefined();
    expect(() => siteEnvironment({ ...set, FOOTLIGHT_AI_KEY: '' })).toThrow(/must be set together/);
    expect(() => siteEnvironment({ ...set, FOOTLIGHT_AI_URL: 'http://ai.example/v1' })).toThrow(/https/);
  });

  it('[ROOM-03] renditions are off unless heights are named, which may be in any order', () => {
    expect(siteEnvironment({}).platform.renditions).toBeUndefined();
    const env = { FOOTLIGHT_RENDITIONS: '240, 480' };
    expect(siteEnvironment(env).platform.renditions).toEqual({ heights: [480, 240], streams: 2 });
    const more = siteEnvironment({ ...env, FOOTLIGHT_RENDITION_STREAMS: '8' }).platform.renditions;
    expect(more?.streams).toBe(8);
  });

  it('[ROOM-03] name a media server; MediaMTX is asked where its generated configuration listens', () => {
    expect(siteEnvironment({}).platform.mediaServer).toBeUndefined();
    const nginx = siteEnvironment(media({})).platform;
    expect(nginx.mediaServer).toMatchObject({ kind: 'nginx', rtmpUrl: 'rtmp://a.example/live' });
    const other = siteEnvironment(media({ FOOTLIGHT_MEDIA: 'mediamtx' })).platform;
    expect(other.mediaServer).toMatchObject({ hlsUrl: 'http://127.0.0.1:8888/live', isLowLatency: false });
    const sooner = {
      FOOTLIGHT_MEDIA: 'mediamtx',
      FOOTLIGHT_LOW_LATENCY: '1',
      FOOTLIGHT_WHIP_URL: 'https://a.example/live',
    };
    expect(mediaConfigFrom(media(sooner))).toMatch(/webrtc: yes[\s\S]*hlsVariant: lowLatency/);
    expect(mediaConfigFrom({ ...media({ FOOTLIGHT_MEDIA: 'mediamtx' }), PORT: '4200' })).toContain(
      'http://127.0.0.1:4200/live/hooks/mediamtx/auth?secret=',
    );
    expect(() => mediaConfigFrom({})).toThrow(/must be set for media-config/);
  });

  it('[MEDIA-01] a bucket for uploads needs its keys', () => {
    const keys = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const { platform } = siteEnvironment({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000' });
    expect(platform.s3).toMatchObject({ bucket: 'media', region: 'us-east-1', accessKeyId: 'id' });
    expect(siteEnvironment({}).platform.s3).toBeUndefined();
    expect(() => siteEnvironment({ ...keys, S3_ACCESS_KEY_ID: '' })).toThrow(/must be set together/);
  });

  it('[CAM-01] ICE servers are a list with an optional TURN secret', () => {
    expect(siteEnvironment({}).platform.ice).toBeUndefined();
    const { ice } = siteEnvironment({
      FOOTLIGHT_ICE_SERVERS: 'stun:a.example:3478, turn:a.example:3478?transport=udp,turns:a.example:5349',
      FOOTLIGHT_TURN_SECRET: 'secret',
    }).platform;
    expect(ice).toEqual({
      urls: ['stun:a.example:3478', 'turn:a.example:3478?transport=udp', 'turns:a.example:5349'],
      turnSecret: 'secret',
    });
  });

  it('[AUTH-04] a login provider needs https, except on this machine', () => {
    expect(siteEnvironment({}).platform.oauth).toBeUndefined();
    for (const issuer of ['https://id.example/realm', 'http://localhost:4600', 'http://127.0.0.1:1']) {
      expect(siteEnvironment(oidc(issuer)).platform.oauth).toEqual({
        issuer,
        clientId: 'footlight',
        clientSecret: 'secret',
        name: 'Example ID',
      });
    }
  });

  it('[SHELL-26] name the keys of push messages and further services; the start says whether they are offered', () => {
    const { push, pushServices } = siteEnvironment({
      ...vapid,
      PUSH_SERVICES: 'https://a.example, http://127.0.0.1:9',
    }).platform;
    expect(push).toEqual({ ...vapidKeys, subject: 'mailto:push@example.org' });
    expect(pushServices).toEqual(['https://a.example', 'http://127.0.0.1:9']);
    const banner = (env: NodeJS.ProcessEnv) => startBanner(siteEnvironment(env));
    expect(banner(vapid)).toMatch(/Push +sent, contact mailto:push@example\.org/);
    expect(banner(vapid)).not.toContain(vapidKeys.privateKey);
    expect(banner({})).toMatch(/Push +sent with keys of the demo/);
    expect(banner({ FOOTLIGHT_DEMO: '0' })).toMatch(/Push +not offered/);
  });

  it('brands can name a biller', () => {
    expect(siteEnvironment({ ...CCBILL, FOOTLIGHT_CCBILL_SOURCES: '10.0.0.0/8' }).platform).toMatchObject({
      demo: false,
      ccbill: { account: '900100', subaccount: '0000', sources: ['10.0.0.0/8'] },
    });
    expect(siteEnvironment({ FOOTLIGHT_BILLERS: 'nova=stripe,grid=sandbox' }).platform.billerOfSite).toEqual({
      nova: 'stripe',
      grid: 'sandbox',
    });
  });
});

it('reads every setting that the table explains', () => {
  const read = new Set<string | symbol>();
  const watched = (env: Record<string, string>) =>
    new Proxy(env, {
      get: (target, name) => {
        read.add(name);
        return Reflect.get(target, name);
      },
    });
  siteEnvironment(
    watched({
      ...media({ FOOTLIGHT_MEDIA: 'mediamtx' }),
      FOOTLIGHT_STRIPE_KEY: 'sk_test_x',
      FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_x',
      METRICS_PORT: '9100',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    }),
  );
  mediaConfigFrom(watched(media({ FOOTLIGHT_MEDIA: 'mediamtx' })));
  const names = settingRows.flatMap((row) => row.names);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
