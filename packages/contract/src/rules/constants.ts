/** Business constants and limits (spec 1 §9, spec 2 §9, spec 3 §9). Times in milliseconds unless the name says otherwise. */

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const GENDERS = ['f', 'm', 't', 'c'] as const;
export type Gender = (typeof GENDERS)[number];

/** Browse section of each gender code (spec 3 §1). */
export const SECTION_OF_GENDER = { f: '/girls', m: '/men', t: '/trans', c: '/couples' } as const;
export type SectionPath = (typeof SECTION_OF_GENDER)[Gender];
export const SECTIONS = Object.values(SECTION_OF_GENDER) as readonly SectionPath[];

export const TOKENS_PER_DOLLAR = 10;
export const QUICK_BUY_PACKS = [50, 100, 200] as const;
export const DEFAULT_TIP = 25;
/** Ticket price when `/setmode limited` starts a show without a price. Assumed. */
export const DEFAULT_TICKET_PRICE = 50;
/** Shown instead of an anonymous tipper's name, so nobody may register it. */
export const ANONYMOUS = 'anonymous';
/** A username, in lower case. */
export const USERNAME_PATTERN = /^[a-z][a-z0-9_-]{2,31}$/;
/** A list of the back office counts its rows up to this number. */
export const MAX_COUNT = 10_000;
/** The largest number of a PostgreSQL `integer`, the column of most ids, prices and counts. */
export const MAX_INTEGER = 2_147_483_647;
export const MAX_TIP = 100_000;
export const MAX_TIP_COMMENT = 255;
export const MAX_CHAT_MESSAGE = 500;
export const CHAT_HISTORY = 200;
/** Lines that one account may send: `burst` at once, then `perSecond`. Assumed. */
export const CHAT_PACE = { burst: 6, perSecond: 1 } as const;
/** The broadcaster's share of a tip. Assumed: the spec defines a share only for fan clubs. */
export const MODEL_TIP_SHARE_PERCENT = 50;
export const NEW_MEMBER_FREE_TOKENS = 200;
export const NEW_MEMBER_OFFER = { tokens: 300, amount: 10.99, discountPercent: 69 } as const;

export const DAY = 86_400_000;
export const NEW_MEDIA_AGE = 30 * DAY;
export const TOAST_DISMISS = 2_500;
export const MOBILE_WIDTH_PX = 800;
export const PER_PAGE = { desktop: 98, top: 20, v2Desktop: 40, other: 60 } as const;
export const PER_PAGE_STEP = 60;
export const PER_PAGE_PREFETCH = { within: 10, step: 30 } as const;
export const MIN_AGE = 18;
export const MAX_AGE = 99;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/** Socket timings (spec 1 §9). */
export const SOCKET = {
  pingEvery: 10_000,
  pongWithin: 2_000,
  failureLogAfter: 10_000,
  restartPause: 30_000,
  longOffline: 5 * 60_000,
  longOfflineDelay: 1_500,
  backoffFirst: { min: 50, max: 300 },
  backoffCap: 3_000,
  roomRetry: 1_000,
  roomRetryUnauthorised: 100,
  userListThrottle: 5_000,
} as const;

/** Days after their first one for which broadcasters are new. Assumed. */
export const NEW_DAYS = 30;

/** Most rooms whose cards one lobby socket watches. Assumed. */
export const MOST_WATCHED = 120;

/** Version of the realtime protocol, sent in v3.authorize and answered in v3.client.version. */
export const PROTOCOL_VERSION = 1;

/** Users in this country can neither buy tokens nor tip (spec 1 §6). */
export const NO_TOKENS_COUNTRY = 'SE';

/** Limits of an operator's config. `radius` and `density` match packages/theme. Bytes are UTF-8 bytes. */
export const BRAND_LIMITS = {
  name: 60,
  heading: 120,
  description: 320,
  fontList: 300,
  email: 120,
  phone: 30,
  url: 300,
  cssBytes: 102_400,
  htmlBytes: 10_000,
  color: 80,
  logoWidth: [16, 480],
  logoHeight: [12, 120],
  radius: [0, 2],
  density: [0.85, 1.25],
  assetBytes: 512 * 1024,
  assetSide: 2_000,
  assetsPerSite: 100,
} as const;

/** How long a preview link is valid. */
export const PREVIEW_TTL = 24 * 3_600_000;

/**
 * Tags of explicit rooms: not available on sites without nudity, not listed on sites that hide explicit content.
 * Assumed.
 */
export const EXPLICIT_TAGS = ['explicit', 'nude', 'uncensored', 'live-sex', 'sexwebcam'] as const;

/** Duration of a moderator appointment (spec 1 §9). */
export const MODERATOR_TERM = 14 * DAY;
/** How long a kicked user stays out. Assumed. */
export const KICK_TERM = 10 * 60_000;

/** Longest note about a user. Assumed. */
export const MAX_NOTE = 1_000;
/** Rooms that the view history keeps. Assumed. */
export const VIEW_HISTORY = 100;

/** Lines of the console that are kept until they are sent (spec 2 §9). */
export const CONSOLE_BUFFER = 50;
export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
