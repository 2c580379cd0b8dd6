import { type Language, sectionOfCookie } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import type { Boot } from '../shell/boot/boot.ts';
import { languageBase, pickLanguage, splitLanguage } from '../shell/i18n/language.ts';
import { readAddress } from './address.ts';
import { previewEntrance, previewHeaders } from './brand-preview.ts';

/** What a page may depend on. Two requests with equal visits get the same HTML; nothing else reaches the render. */
export interface Visit {
  host: string;
  protocol: string;
  /** Path with the language, as the router sees it. */
  pathname: string;
  /** Path without the language. */
  path: string;
  search: string;
  language: Language;
  scheme: Boot['scheme'];
  /** Headers that name the visitor's place, in a fixed order. */
  place: Readonly<Record<string, string>>;
  /** Headers of the preview of a draft; such a page is never shared. */
  preview: Readonly<Record<string, string>>;
}

interface Elsewhere {
  redirect: { status: 301 | 302; to: string; headers?: Record<string, string> };
}

const cookiesOf = (request: FastifyRequest): Map<string, string> =>
  new Map(
    (request.headers.cookie ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')] as const;
    }),
  );

const schemeOf = (value: string | undefined): Boot['scheme'] =>
  value === 'light' || value === 'dark' ? value : null;

/** Headers of the preview that the visitor has opened. */
export const previewOf = (request: FastifyRequest): Record<string, string> =>
  previewHeaders(cookiesOf(request));

const PLACE_HEADERS = ['x-geo-country', 'x-geo-region', 'x-geo-vpn'] as const;

const placeIn = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    PLACE_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value.trim().toUpperCase()]] : [];
    }),
  );

/**
 * Reads what a page depends on, or where the request belongs instead. Cookies are read only here; a render never
 * sees them.
 */
export const readVisit = (request: FastifyRequest): Visit | Elsewhere => {
  const { url, redirect } = readAddress(request.url);
  if (redirect !== null) return { redirect: { status: 301, to: redirect } };
  const entrance = previewEntrance(url, request.protocol === 'https');
  if (entrance) {
    const headers = {
      'set-cookie': entrance.cookie,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    };
    return { redirect: { status: 302, to: entrance.to, headers } };
  }
  // The start page of a language has one address.
  if (/^\/[a-z]{2}\/$/.test(url.pathname) && splitLanguage(url.pathname).language) {
    return { redirect: { status: 301, to: url.pathname.slice(0, -1) + url.search } };
  }
  const cookies = cookiesOf(request);
  const { language: inPath, path } = splitLanguage(url.pathname);
  const language = pickLanguage({
    path: inPath,
    cookie: cookies.get('fl_lang'),
    acceptLanguage: request.headers['accept-language'],
  });
  const base = languageBase(language);
  // English has no prefix; other languages have one. Each URL has exactly one language.
  if (inPath !== (base ? language : null)) {
    const to = `${base}${path === '/' && base ? '' : path}${url.search}` || '/';
    return { redirect: { status: 302, to } };
  }
  const section = path === '/' ? sectionOfCookie(cookies.get('fl_gender')) : '/';
  if (section !== '/') return { redirect: { status: 302, to: base + section + url.search } };
  return {
    host: request.host.toLowerCase(),
    protocol: request.protocol,
    pathname: url.pathname,
    path,
    search: url.search,
    language,
    scheme: schemeOf(cookies.get('fl_scheme')),
    place: placeIn(request.headers),
    preview: previewOf(request),
  };
};
