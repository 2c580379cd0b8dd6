/** Everything that the environment can set. docs/settings.md is generated from this table. */
const table = [
  {
    names: ['PORT'],
    byDefault: '`4000`',
    meaning: 'port of site and platform',
  },
  {
    names: ['HOST'],
    byDefault: '`localhost`',
    meaning: 'address to listen on; `0.0.0.0` accepts connections from the network',
  },
  {
    names: ['STORYBOOK_PORT'],
    byDefault: '`6006`',
    meaning: 'port of Storybook',
  },
  {
    names: ['STORYBOOK'],
    byDefault: 'on with `npm start`',
    meaning: '`0` disables Storybook',
  },
  {
    names: ['DATA_DIR'],
    byDefault: '`.data`',
    meaning:
      'folder of the embedded database, the video, scripts of earlier releases and the generated secret',
  },
  {
    names: ['DATABASE_URL'],
    byDefault: '–',
    meaning: 'PostgreSQL (15 or newer) instead of the embedded database',
  },
  {
    names: ['FOOTLIGHT_MIGRATE'],
    byDefault: 'on',
    meaning:
      '`0`: a start changes no PostgreSQL database and refuses one that is older than the release; `node apps/server/dist/admin.js migrate` brings it up to date',
  },
  {
    names: ['REDIS_URL'],
    byDefault: '–',
    meaning: 'Redis or Valkey: several processes share rooms and rate limits; needs `DATABASE_URL`',
  },
  {
    names: ['API_URL'],
    byDefault: '–',
    meaning:
      'address of a platform elsewhere; the site forwards calls, sockets, video and pictures to it; needs `FOOTLIGHT_SECRET`',
  },
  {
    names: ['PUBLIC_URL'],
    byDefault: '`http://localhost:PORT`',
    meaning: 'address at which browsers and billers reach this process; with `https`, cookies are secure',
  },
  {
    names: ['TRUST_PROXY'],
    byDefault: 'off',
    meaning:
      'number of your proxies in front, or their addresses and networks (`10.0.0.0/8,::1`): trust their `X-Forwarded-*` and `X-Geo-*`',
  },
  {
    names: ['FOOTLIGHT_SECRET'],
    byDefault: 'generated and stored in `DATA_DIR`',
    meaning: 'signs sessions and tokens; at least 32 characters, the same in all processes',
  },
  {
    names: ['FOOTLIGHT_DEMO'],
    byDefault: 'on, if only this machine reaches the process',
    meaning: '`0`: no demo data, demo accounts or sandbox biller; `1`: the demo, also on the network',
  },
  {
    names: ['FOOTLIGHT_SIMULATION'],
    byDefault: 'on',
    meaning: '`0`: the bots of the demo do nothing, and a new demo has no past',
  },
  {
    names: ['FOOTLIGHT_SIGNUP_TOKENS'],
    byDefault: '`200`, without demo `0`',
    meaning: 'tokens of a new account',
  },
  {
    names: ['FOOTLIGHT_REGISTRATIONS_PER_HOUR'],
    byDefault: '`5`',
    meaning:
      'new accounts per hour from one address; no practical limit if only this machine reaches the process',
  },
  {
    names: ['FOOTLIGHT_RATE_LIMITS'],
    byDefault: 'on',
    meaning: '`0` for load tests',
  },
  {
    names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    byDefault: '–',
    meaning:
      'keys of push messages (`node apps/server/dist/admin.js push-keys` makes them) and a contact for push services, `mailto:…` or `https://…`; set all three. Without them none are offered; the demo has its own',
  },
  {
    names: ['PUSH_SERVICES'],
    byDefault: '–',
    meaning:
      'origins of push services besides those of Chrome, Edge, Firefox and Safari, separated by commas',
  },
  {
    names: ['SMTP_URL', 'MAIL_FROM'],
    byDefault: '–',
    meaning:
      "the mail server (`smtps://user:password@host:465`) and the sender's address; set both. Without them no mail is sent; the demo shows its mails at `/demo/outbox`",
  },
  {
    names: ['FOOTLIGHT_SECURITY_CONTACT'],
    byDefault: '–',
    meaning:
      'where security faults are reported, the preferred place first, separated by commas (`mailto:security@example.com`): `/.well-known/security.txt` names them. Without it there is no such file',
  },
  {
    names: ['FOOTLIGHT_SECURITY_LANGUAGES'],
    byDefault: 'any',
    meaning: 'languages of these reports, separated by commas (`en,de`)',
  },
  {
    names: ['FOOTLIGHT_AI_URL', 'FOOTLIGHT_AI_KEY', 'FOOTLIGHT_AI_CHAT_MODEL', 'FOOTLIGHT_AI_IMAGE_MODEL'],
    byDefault: '–',
    meaning:
      "a server with OpenAI's HTTP interface that answers for AI companions; set together. Without them only the demo offers companions",
  },
  {
    names: ['FOOTLIGHT_AI_MODERATION_MODEL'],
    byDefault: '–',
    meaning: 'the model of its `/moderations`, asked about every request and every answer',
  },
  {
    names: ['FOOTLIGHT_MEDIA', 'FOOTLIGHT_RTMP_URL', 'FOOTLIGHT_MEDIA_SECRET'],
    byDefault: '–',
    meaning:
      "`nginx` or `mediamtx`, the address that broadcasters' programs publish to (`rtmp://HOST/live`), and the secret shared with the media server; set all three ([guide](operations.md#video))",
  },
  {
    names: ['FOOTLIGHT_LOW_LATENCY'],
    byDefault: 'off',
    meaning: '`1`: low-latency HLS, with `mediamtx` only ([guide](operations.md#video))',
  },
  {
    names: ['FOOTLIGHT_WHIP_URL'],
    byDefault: '–',
    meaning: 'with low latency, the address at which programs publish with WHIP (`https://HOST/live`)',
  },
  {
    names: ['FOOTLIGHT_HLS_URL', 'FOOTLIGHT_MEDIA_CONTROL_URL'],
    byDefault: '`http://127.0.0.1:8888/live`, `http://127.0.0.1:9997`',
    meaning: 'where `mediamtx` serves HLS and answers its control interface',
  },
  {
    names: ['FOOTLIGHT_MEDIA_PLATFORM_URL'],
    byDefault: '`http://127.0.0.1:PORT`',
    meaning:
      'where the media server reaches this process; `admin.js media-config` writes it into the configuration',
  },
  {
    names: ['FOOTLIGHT_HLS_DIR'],
    byDefault: '`hls` in the data folder',
    meaning: 'the folder of published streams; shared by all processes and nginx',
  },
  {
    names: ['FOOTLIGHT_RENDITIONS'],
    byDefault: '–',
    meaning:
      'heights in which published streams are offered beside their source, such as `480,240`: up to three even numbers from 144 to 1080 ([cost](operations.md#sizing))',
  },
  {
    names: ['FOOTLIGHT_RENDITION_STREAMS'],
    byDefault: '`2`',
    meaning: 'how many streams a process encodes in these heights at once; others have their source alone',
  },
  {
    names: ['FOOTLIGHT_UPLOADS_DIR'],
    byDefault: '`media` in the data folder',
    meaning:
      'the folder of incomplete uploads and, without a bucket, of uploaded media; shared by all processes',
  },
  {
    names: ['FOOTLIGHT_ASSETS_DIR'],
    byDefault: '`footlight-assets` in the data folder',
    meaning:
      'the folder of scripts for tabs of the release before and of the next one; shared by all processes',
  },
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    byDefault: '–',
    meaning: 'a bucket for uploaded media, instead of `FOOTLIGHT_UPLOADS_DIR`; set together',
  },
  {
    names: ['S3_ENDPOINT', 'S3_REGION'],
    byDefault: 'Amazon’s, `us-east-1`',
    meaning: 'address of another S3-compatible service, and the region',
  },
  {
    names: ['FOOTLIGHT_ICE_SERVERS'],
    byDefault: '–',
    meaning:
      '`stun:` and `turn:` addresses for shared cameras, separated by commas; needed unless all users are in one network',
  },
  {
    names: ['FOOTLIGHT_TURN_SECRET'],
    byDefault: '–',
    meaning: 'secret shared with the TURN server (coturn: `use-auth-secret`); signs its credentials',
  },
  {
    names: [
      'FOOTLIGHT_OIDC_ISSUER',
      'FOOTLIGHT_OIDC_CLIENT_ID',
      'FOOTLIGHT_OIDC_CLIENT_SECRET',
      'FOOTLIGHT_OIDC_NAME',
    ],
    byDefault: '–',
    meaning: 'logins at an OpenID Connect provider, and its name on buttons; set all four',
  },
  {
    names: ['FOOTLIGHT_STRIPE_KEY', 'FOOTLIGHT_STRIPE_WEBHOOK_SECRET'],
    byDefault: '–',
    meaning: 'enable the biller `stripe`; set both',
  },
  {
    names: [
      'FOOTLIGHT_CCBILL_ACCOUNT',
      'FOOTLIGHT_CCBILL_FORM',
      'FOOTLIGHT_CCBILL_SALT',
      'FOOTLIGHT_CCBILL_USER',
      'FOOTLIGHT_CCBILL_PASSWORD',
    ],
    byDefault: '–',
    meaning:
      'enable the biller `ccbill`: account and subaccount (`900100-0000`), FlexForm, salt, and the DataLink user; set all five ([guide](operations.md#ccbill))',
  },
  {
    names: ['FOOTLIGHT_CCBILL_SOURCES'],
    byDefault: 'CCBill’s networks',
    meaning: 'addresses and networks that its webhooks come from, separated by commas',
  },
  {
    names: ['FOOTLIGHT_STRIPE_URL'],
    byDefault: 'Stripe’s',
    meaning: "another address of Stripe's interface, for tests",
  },
  {
    names: ['FOOTLIGHT_PAYOUT_WAIT_DAYS'],
    byDefault: '`0`',
    meaning: 'days before earnings can be paid out; choose more than most chargebacks take',
  },
  {
    names: ['FOOTLIGHT_REPORT_HOURS'],
    byDefault: '`24,168`',
    meaning: 'hours in which the staff decides reports: for grave reasons, and for others',
  },
  {
    names: ['FOOTLIGHT_STATEMENT_DESCRIPTOR'],
    byDefault: '`FOOTLIGHT`',
    meaning: "text on the payer's bank statement; receipts show it",
  },
  {
    names: ['FOOTLIGHT_AGE_URL', 'FOOTLIGHT_AGE_SECRET', 'FOOTLIGHT_AGE_METHODS'],
    byDefault: '–',
    meaning:
      'the company that verifies ages; set all three ([operations.md](operations.md#age-verification))',
  },
  {
    names: ['FOOTLIGHT_BILLERS'],
    byDefault: '–',
    meaning: 'pairs `sitecode=biller`, separated by commas: the biller of a brand',
  },
  {
    names: ['FOOTLIGHT_LOGOUT_URL'],
    byDefault: '–',
    meaning: 'where a logout leads, such as a co-registration domain; without it the page reloads',
  },
  {
    names: ['FOOTLIGHT_ANALYTICS_URL'],
    byDefault: '–',
    meaning: 'collector of page views, from visitors who consented',
  },
  {
    names: ['FOOTLIGHT_SHOW_MINUTE_MS'],
    byDefault: '60000',
    meaning: "length of a show's minute in milliseconds, for tests",
  },
  {
    names: ['FOOTLIGHT_FRAME_RATE'],
    byDefault: '24',
    meaning: "frames per second of the demo's videos; lower values need less CPU",
  },
  {
    names: ['FOOTLIGHT_PARTNER_SECONDS'],
    byDefault: '5',
    meaning: 'seconds that somebody waits for a speed-date or in random chat before the demo sends a partner',
  },
  {
    names: ['FOOTLIGHT_FLOOD'],
    byDefault: 'off',
    meaning: '`1` enables `POST /demo/flood`, for load tests',
  },
  {
    names: ['METRICS_PORT', 'METRICS_HOST'],
    byDefault: '–, `127.0.0.1`',
    meaning:
      'port and address of `/livez` and of Prometheus metrics at `/metrics`, which a thread of their own answers ([operations.md](operations.md#health))',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME'],
    byDefault: '–, `footlight`',
    meaning:
      'send traces to an OTLP receiver (HTTP), under this name ([operations.md](operations.md#traces))',
  },
  {
    names: ['FOOTLIGHT_DRAIN_SECONDS'],
    byDefault: '`0`',
    meaning: 'seconds between SIGTERM, when `/readyz` says no, and the end of connections',
  },
  {
    names: ['LOG_LEVEL'],
    byDefault: '`warn`',
    meaning: '`debug`, `info`, `warn`, `error`',
  },
] as const;

type SettingName = (typeof table)[number]['names'][number];

/** The environment as far as it is documented: reading another variable is a type error. */
export type Settings = Partial<Record<SettingName, string>>;

export interface SettingRow {
  /** Variables that are set together or mean the same for different things. */
  names: readonly SettingName[];
  /** Markdown. */
  byDefault: string;
  /** Markdown; links are relative to docs/. */
  meaning: string;
}

export const settingRows: readonly SettingRow[] = table;
