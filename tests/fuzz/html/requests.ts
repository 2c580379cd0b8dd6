import { LANGUAGES, LIST_HEADS, OLD_LIST_HEADS, SECTIONS } from '@footlight/contract';
import fc from 'fast-check';

/** A word that stands for what an attacker writes; the judge looks for it in answers. */
export const MARK = 'zqmark';
/** A host that no page may lead to. */
export const EVIL = 'evil.example';

export interface FuzzedRequest {
  /** Path and query as they are sent. */
  target: string;
  headers: Record<string, string>;
}

const ATTACKS = [
  `<${MARK}>`,
  `"><${MARK} ${MARK}=1>`,
  `' ${MARK}='`,
  `" on${MARK}="1`,
  `</script><${MARK}>`,
  `</title><${MARK}>`,
  `<!--${MARK}-->`,
  `&lt;${MARK}&gt;`,
  `javascript:${MARK}`,
  `JaVa\tScRiPt:${MARK}`,
  `data:text/html,<${MARK}>`,
  `{{${MARK}}}`,
  `\${${MARK}}`,
  `//${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%2f${EVIL}`,
  `%2f%2f${EVIL}`,
  `%5c%5c${EVIL}`,
  `/\t/${EVIL}`,
  `/%09/${EVIL}`,
  `/%0d%0a/${EVIL}`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `//${EVIL}/..`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `@${EVIL}`,
  `:80@${EVIL}`,
  `.${EVIL}`,
  `%0d%0aset-cookie:${MARK}=1`,
  `\r\nset-cookie: ${MARK}=1`,
  `%E5%98%8A%E5%98%8Dset-cookie:${MARK}=1`,
  '%00',
  '%',
  '%ff',
  '%ed%a0%80',
  '\u0000',
  '\u202e',
  'ünïcödé',
  '日本',
  '..',
  '.',
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
] as const;

const NAMES = [
  'luna_maren',
  'viewer',
  'nobody_of_this_name',
  'LUNA_MAREN',
  '%20luna_maren%20',
  'admin',
] as const;
const SEGMENTS = [
  ...SECTIONS.map((section) => section.slice(1)),
  ...LIST_HEADS,
  ...Object.keys(OLD_LIST_HEADS),
  ...NAMES,
  ...LANGUAGES,
  ...['search', 'tags', 'login', 'register', 'forgot-password', 'reset-password', 'support', 'faq', 'porn'],
  ...['press', 'redir', 'legal', 'terms', 'verify-age', 'account', 'verify', 'tokens', 'settings', 'studio'],
  ...[
    'brand',
    'oauth',
    'callback',
    'email',
    'confirm',
    'media',
    'pictures',
    'videos',
    'bio',
    'fanclub',
    'feed',
  ],
  ...[
    'messages',
    'view-history',
    'dickometrics',
    'most-liked',
    'multi-filter',
    'new',
    'tag',
    'model',
    'video',
  ],
  ...['language', 'region', 'private-shows', 'rate', 'enter.php', 'toy-frame', 'robots.txt', 'sitemap.xml'],
  ...['sitemap-de-lists.xml', 'sitemap-en-rooms-1.xml', 'assets', 'index.html', 'readyz', 'api', 'v1'],
] as const;
/** Pages that read their query or the end of their path, with what they read. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  '/': ['p', 'next', 'brand_preview'],
  '/search': ['q', 'type', 'page', 'p'],
  '/login': ['next', 'error', 'username'],
  '/register': ['next', 'model', 'id'],
  '/forgot-password': ['next', 'email'],
  '/reset-password': ['token', 'next'],
  '/verify-age': ['next', 'token', 'ans'],
  '/account/verify': ['type', 'next', 'ans'],
  '/verify': ['type', 'next'],
  '/oauth/callback': ['code', 'state', 'error', 'error_description', 'next'],
  '/email/confirm': ['token', 'next'],
  '/account/tokens': ['ans', 'token_form', 'transaction'],
  '/multi-filter': ['source', 'tag', 'lang', 'rate', 'chRate', 'region', 'new_sort', 'p'],
  '/girls/feed': ['collection', 'page', 'p'],
  '/porn': ['q', 'sort', 'p', 'tag'],
  '/tags': ['p', 'q'],
  '/tags/girls': ['p', 'q'],
  '/girls': ['p', 'perPage', 'gender-hide'],
  '/voyeur-house/kitchen': ['next'],
  '/reallifecam': ['next'],
  '/redir/offer': ['next', 'key', 'url'],
  '/enter.php': ['id', 'type', 'model', 'next', 'url'],
  '/toy-frame': ['vendor', 'token', 'username', 'app', 'origin'],
  '/faq': ['q'],
  '/support': ['next'],
  '/luna_maren': ['join_form', 'custom_thumb', 'custom_tour', 'token_form', 'model'],
  '/luna_maren/media': ['p', 'type'],
  '/studio/brand': ['site', 'key'],
  '/robots.txt': [],
  '/sitemap.xml': ['page'],
  '/brand/none.css': [],
};
const entrance = fc.constantFrom(...Object.keys(ENTRANCES));
const PARAMS = [
  ...['next', 'q', 'type', 'p', 'page', 'source', 'tag', 'lang', 'rate', 'chRate', 'region', 'new_sort'],
  ...[
    'gender-hide',
    'perPage',
    'id',
    'model',
    'wid',
    'brand_preview',
    'ans',
    'token',
    'code',
    'state',
    'key',
  ],
  ...['error', 'error_description', 'collection', 'join_form', 'token_form', 'custom_thumb', 'custom_tour'],
  ...[
    'vidstop',
    't',
    'u1',
    'cmp',
    'sitecode',
    'app',
    'origin',
    'vendor',
    'name',
    'username',
    'return',
    'alone',
  ],
  MARK,
] as const;

/** Half of a surrogate pair cannot be encoded. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

const attack = fc.constantFrom(...ATTACKS);
const odd = fc.oneof(
  { weight: 8, arbitrary: attack },
  { weight: 2, arbitrary: fc.tuple(attack, attack).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `${text}${MARK}<`) },
);
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...SEGMENTS) },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: odd.map((text) => encoded(text)) },
);
const path = fc.oneof(
  { weight: 3, arbitrary: entrance },
  { weight: 4, arbitrary: fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
  {
    weight: 2,
    arbitrary: fc.tuple(entrance, segment).map(([one, more]) => `${one}/${more}`),
  },
  { weight: 1, arbitrary: fc.tuple(attack, segment).map(([one, more]) => `${one}/${more}`) },
);
const language = fc.constantFrom('', '', '', '/de', '/fr', '/en', '/DE', '/xx');
const value = fc.oneof(
  odd,
  fc.constantFrom('1', 'girls', 'live', 'room', 'join', '/girls', 'music', 'english'),
);
const pairOf = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), value, fc.boolean())
    .map(([name, text, isEncoded]) => `${name}=${isEncoded ? encoded(text) : text}`);
const queryOf = (names: readonly string[]) =>
  fc.array(pairOf(names), { maxLength: 3 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
/** A page with everything that it reads of its query, or any path with any query. */
const place = fc.oneof(
  {
    weight: 2,
    arbitrary: entrance.chain((page) =>
      fc
        .tuple(...[...(ENTRANCES[page] ?? []), MARK].map((name) => pairOf([name])))
        .map((pairs) => `${page}?${pairs.join('&')}`),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(path, queryOf(PARAMS)).map((parts) => parts.join('')) },
);

const HOSTS = [
  ...['localhost:4000', 'velvet.localhost:4000', 'noir.localhost', 'blanc.localhost:4000', 'LOCALHOST:4000'],
  ...[
    EVIL,
    `${EVIL}:8080`,
    '127.0.0.1',
    '[::1]:4000',
    '[::',
    'a..b',
    '.',
    '-',
    '256.256.256.256',
    '0x7f.1',
    'xn--',
  ],
  ...[
    'localhost:99999',
    'localhost:',
    '',
    `localhost"><${MARK}>`,
    `localhost/${EVIL}`,
    `localhost@${EVIL}`,
    'a_b',
  ],
] as const;
const host = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('localhost:4000', 'velvet.localhost:4000') },
  { weight: 1, arbitrary: fc.constantFrom<string>(...HOSTS) },
);

/** What Node's client sends: a header's value has no control characters but the tab, and one byte for each character. */
const sendable = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();
const header = (...known: string[]) =>
  fc.oneof(fc.constantFrom(...known, ''), odd).map((text) => sendable(text).slice(0, 4_000));
const cookie = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(
          'fl_lang',
          'fl_scheme',
          'fl_gender',
          'fl_session',
          'fl_brand_preview',
          '__Host-x',
          MARK,
        ),
        fc.oneof(odd, fc.constantFrom('de', 'fr', 'dark', 'light', 'm', 't', 'c', 'f', '//evil.example')),
      )
      .map(([name, text]) => `${name}=${text}`),
    { maxLength: 3 },
  )
  .map((parts) => sendable(parts.join('; ')));

const HEADERS = {
  accept: header('text/html', '*/*', 'application/json'),
  'accept-language': header('de', 'fr-CH, fr;q=0.9', '*', 'xx;q=9', 'de;q=NaN'),
  'accept-encoding': header('gzip', 'br', 'gzip, br', 'identity;q=0', '*;q=0', 'deflate'),
  cookie,
  referer: header('http://localhost:4000/'),
  'user-agent': header('Googlebot/2.1'),
  'x-forwarded-for': header('203.0.113.7', '::1'),
  'x-forwarded-host': host.map(sendable),
  'x-forwarded-proto': header('https', 'http', 'javascript', 'https,http'),
  'x-geo-country': header('US', 'SE', 'FR'),
  'x-geo-region': header('FL', 'TX'),
  'x-geo-vpn': header('1'),
  'x-original-url': header('/account/settings'),
  'x-brand-preview': header('a.b'),
  'x-footlight-site': header('a'),
  'x-http-method-override': header('DELETE'),
  forwarded: header(`host=${EVIL};proto=https`),
  'if-none-match': header('*', 'W/"x"', '"x", W/"y"'),
  'if-modified-since': header('Wed, 01 Jan 2025 00:00:00 GMT'),
  range: header('bytes=0-10', 'bytes=-1', 'bytes=0-0,2-3'),
  'sec-fetch-dest': header('iframe', 'frame', 'document'),
  'sec-ch-ua': header('"Chromium";v="140"'),
  'sec-ch-prefers-color-scheme': header('dark'),
  'save-data': header('on'),
  te: header('trailers'),
};
type HeaderName = keyof typeof HEADERS;
const headers = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(HEADERS) as HeaderName[])), { maxLength: 5 })
  .chain((names) =>
    fc
      .tuple(...names.map((name) => HEADERS[name].map((text) => [name, text] as const)))
      .map(Object.fromEntries),
  ) as fc.Arbitrary<Record<string, string>>;

/** Only what an HTTP client can put into a request line. */
const encodedTarget = (text: string): string =>
  wellFormed(text).replaceAll(/[^\x21-\x7e]/gu, (char) => encodeURIComponent(char));

/** A request for a page, with any path, query, host, headers and cookies. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({ language, place, host, headers })
  .map((one) => {
    const target = encodedTarget(`${one.language}${one.place}`).slice(0, 6_000);
    return {
      target: target.startsWith('/') ? target : `/${target}`,
      headers: { host: sendable(one.host), ...one.headers },
    };
  });
