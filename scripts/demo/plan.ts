/** What is read of the platform: addresses of pages, which the site's own page loader reads, and calls beside them. */
import {
  FANCLUB_TABS,
  LEGAL_KEYS,
  LIST_LANGUAGES,
  LIST_REGIONS,
  MEDIA_TABS,
  SECTIONS,
} from '@footlight/contract';
import { type Operation, operations } from '@footlight/contract/operations';
import { DEMO_ROLES, type DemoRole, UNKNOWN_ROOM, UNKNOWN_WORD } from '../../apps/site/src/demo/recording.ts';
import { RECORDED_AT } from './recorded-at.ts';

/** Rooms that stand for a state that a room can have. */
export const STATED_ROOMS = ['performer', 'fiora_ember', 'petra_passe', 'mia_member', 'carla_card'] as const;

const ALL_AND_SECTIONS = ['', ...SECTIONS.map((section) => `/${section.replace(/^\//, '')}`)];
const LISTS = [
  'new',
  'top-rated',
  'leaders',
  'control-her',
  'private-shows',
  'private-shows/spy-cam-shows',
  'vr',
];

/** Public pages whose texts depend on the language. */
export const STORY_PAGES = ['/', '/girls', '/girls/new', '/top', '/faq', '/tags', '/legal/terms'] as const;

export const PUBLIC_PAGES: readonly string[] = [
  ...ALL_AND_SECTIONS.flatMap((section) => [
    section || '/',
    ...LISTS.map((list) => `${section}/${list}`),
    ...FANCLUB_TABS.map((tab) => `${section}/fanclub/${tab}`),
    ...(section ? [`${section}/feed`] : []),
  ]),
  ...SECTIONS.flatMap((section) => [
    `/contests${section}/sodastars`,
    `/contests${section}/sodastars/30days`,
    `${section}/versus-leaderboard`,
  ]),
  ...LIST_LANGUAGES.map((language) => `/language/${language}`),
  ...LIST_REGIONS.map((region) => `/region/${region}`),
  ...LEGAL_KEYS.map((key) => `/legal/${key}`),
  ...['/top', '/voyeur-cams', '/multi-filter', '/most-liked', '/faq', '/press', '/tags', '/ai-girlfriend'],
  ...['/porn', '/porn/tag', '/porn/model', '/dickometrics', '/versus-tournament/leaderboard'],
  ...[
    '/men/versus',
    '/trans/versus',
    '/couples/versus',
    '/contests/girls/versus',
    '/tags/girls',
    '/tags/men',
  ],
];

/** Lists that go on below their first page. */
export const PAGED = ['/', '/girls', '/men'] as const;
export const PAGES_OF_LISTS = 5;

/** The lists of tags that rooms have, to which their cards lead. */
export const OF_TAG = (tag: string): readonly string[] =>
  ALL_AND_SECTIONS.map((section) => `${section}/tag/${tag}`);

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(RECORDED_AT - days * DAY_MS).toISOString().slice(0, 10);

const isPlain = ([route, operation]: [string, Operation]): boolean =>
  route.startsWith('GET ') && !route.includes('{') && !operation.hasEffects;

/** Reads whose address has no parts of its own. */
const PLAIN = Object.entries(operations as Record<string, Operation>)
  .filter(isPlain)
  .map(([route]) => route.slice('GET '.length));

/** Calls of every visitor. */
export const EVERYBODY: readonly string[] = [
  ...PLAIN,
  '/site_config?ssr=1',
  '/tokens/pending?ssr=1',
  '/orders/placed',
  '/orders/received',
  ...MEDIA_TABS.map((tab) => `/media/index/purchased/${tab}`),
  '/meet/random/online',
  '/meet/date/online',
  '/browse/react/home/section?sections=favorite',
  // Nobody has this name: what the platform says of every such room.
  `/chat/react/${UNKNOWN_ROOM}`,
  '/media/list/picture',
  '/media/list/video',
];

/** Calls of some roles alone. */
export const BY_ROLE: Partial<Record<DemoRole, readonly string[]>> = {
  broadcaster: [30, 7, 90].map((days) => `/studio/earnings?from=${dayBefore(days - 1)}&to=${dayBefore(0)}`),
  admin: [
    ...Object.values(DEMO_ROLES).flatMap((username) =>
      username ? [`/operator/accounts/${username}`, `/operator/accounts/${username}/purchases`] : [],
    ),
    ...Object.values(DEMO_ROLES).flatMap((username) =>
      username ? [`/operator/audit?about=${username}`] : [],
    ),
    '/operator/payouts?state=open',
    '/operator/payouts?state=finished',
    '/operator/reports?state=open',
    '/operator/reports?state=closed',
    ...['mail', 'push', 'event'].map((kind) => `/operator/outbox?kind=${kind}`),
  ],
};

/** Calls of a room and of its broadcaster's pages. */
export const OF_ROOM = (username: string): readonly string[] => [
  `/chat/react/${username}`,
  `/room_apps/${username}`,
  `/user/${username}/media`,
  `/user/${username}/media/bundle`,
  `/user/${username}/fanclub`,
  `/user/${username}/fanclub/posts`,
  `/user/${username}/schedule`,
  `/chat/${username}/fans?profile=1`,
  `/toys/${username}`,
  `/versus/${username}`,
  `/watch-together/${username}`,
  `/video/spy/${username}/preview-duration`,
];

/** Words that find something. */
export const SEARCHED = ['lind', 'ember', 'katya', 'maren', 'music', 'dance', 'chat', 'romantic'] as const;
const resultsOf = (word: string): readonly string[] =>
  ['models', 'tags', 'media'].map((type) => `/browse/react/v2/search/index/${type}?q=${word}`);
export const OF_SEARCH = (word: string): readonly string[] => [
  ...resultsOf(word),
  // As it is typed.
  ...Array.from(word, (_, at) => `/search/suggestions?q=${word.slice(0, at + 1)}`),
];
/** The form of the answers to other words. */
export const OF_OTHER_WORDS: readonly string[] = [
  ...resultsOf(UNKNOWN_WORD),
  ...['', UNKNOWN_WORD].map((word) => `/search/suggestions?q=${word}`),
];

/** Calls of a brand's pages in Brand Studio. */
export const OF_SITE = (key: string): readonly string[] => [
  `/operator/sites/${key}`,
  `/operator/sites/${key}/banners`,
  `/operator/sites/${key}/promo-codes`,
  ...LEGAL_KEYS.map((document) => `/operator/sites/${key}/legal/${document}`),
];
