import { LIST_HEADS, OLD_LIST_HEADS } from '../browse/list-heads.ts';

/**
 * First path segments of the site's own pages. `/{username}` never matches them, and nobody may register them. A test
 * of the site checks that every route's first segment is listed.
 */
const RESERVED_NAMES = [
  ...LIST_HEADS,
  ...Object.keys(OLD_LIST_HEADS),
  ...[
    'girls',
    'men',
    'trans',
    'couples',
    'login',
    'oauth',
    'logout',
    'register',
    'models',
    'account',
    'api',
    'live',
    'art',
  ],
  ...[
    'assets',
    'brand',
    'health',
    'livez',
    'readyz',
    'sandbox-biller',
    'demo',
    'storybook',
    'studio',
    'static',
    'chat',
    'verify',
  ],
  ...['ai-girlfriend'],
  ...['view-history', 'most-liked'],
  ...[
    'games',
    'affiliates',
    'dickometrics',
    'email',
    'esports',
    'toy-frame',
    'feel-her',
    'free-register',
    'inbox',
    'irishcurse',
  ],
  ...[
    'pg-login',
    'press',
    'support',
    'verify-age',
    'wifeaway',
    'faq',
    'legal',
    'speed-date',
    'versus-tournament',
    'random-chat',
    'porn',
  ],
  ...[
    'porn-gifs',
    'feed',
    'tags',
    'search',
    'redir',
    'vault',
    'terms',
    'privacy',
    'referrals',
    'messages',
    'media',
    'media-files',
  ],
  ...[
    'forgot-password',
    'verify-age',
    'reset-password',
    'random',
    'admin',
    'help',
    'about',
    'www',
    'mail',
    'root',
    'footlight',
  ],
  // Addresses that lead on to another page.
  ...[
    'tos',
    'terms-of-use',
    'terms-of-service',
    'privacy-policy',
    'cookies',
    '2257',
    'dmca',
    'complaints',
    'contact',
    'contact-us',
    'faqs',
    'signup',
    'sign-up',
    'join',
    'signin',
    'sign-in',
    'become-a-model',
    'settings',
    'tokens',
    'buy-tokens',
  ],
  // Names that could be mistaken for staff.
  ...['operator', 'moderator', 'mod', 'staff', 'billing', 'security', 'system', 'team', 'official'],
  ...[
    'en',
    'de',
    'es',
    'fr',
    'it',
    'nl',
    'robots',
    'sitemap',
    'favicon',
    'null',
    'undefined',
    'me',
    'user',
    'users',
  ],
];

const reserved = new Set(RESERVED_NAMES);

/** True for a name that nobody may register: a path of the site, a name with a dot, or the prefix
 * of guests and of deleted accounts. */
export const isReservedName = (name: string): boolean => {
  const lower = name.trim().toLowerCase();
  return reserved.has(lower) || lower.includes('.') || /^(guest|deleted-)/.test(lower);
};

/** Names that objects of JavaScript have by themselves, in the form of usernames. */
const properties = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'toJSON', 'then'].map((name) =>
    name.toLowerCase(),
  ),
);

/**
 * True for a username that nobody may choose any more. Beside {@link isReservedName} these are names such as
 * `constructor`, which a program that looks users up in a plain object would find. Accounts that have one keep it.
 */
export const isUnavailableUsername = (name: string): boolean =>
  isReservedName(name) || properties.has(name.trim().toLowerCase());
