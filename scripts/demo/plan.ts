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
import type { DemoRole } from '../../apps/site/src/demo/recording.ts';

/** Rooms that stand for a state that a room can have. */
export const STATED_ROOMS = ['performer', 'petra_passe', 'mia_member', 'carla_card'] as const;

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
const TAGS = [
  'chat',
  'music',
  'dance',
  'romantic',
  'tattoos',
  'asmr',
  'comedy',
  'cosplay',
  'fitness',
  'travel',
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
  ...TAGS.map((tag) => `/tag/${tag}`),
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
  '/media/list/picture',
  '/media/list/video',
];

/** Calls of some roles alone. */
export const BY_ROLE: Partial<Record<DemoRole, readonly string[]>> = {
  admin: [
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
