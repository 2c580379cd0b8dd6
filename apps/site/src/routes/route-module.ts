import type { Language, SiteConfig } from '@footlight/contract';
import type { ReadKey } from '@footlight/contract/client';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Namespace } from '../i18n/namespaces.ts';

/** What search engines and link previews are told of a page. */
interface PageSeo {
  title: string;
  description: string;
  /** Path of the canonical address on the site's main domain, without the language. */
  canonical: string;
  /** Site-relative picture of the link preview. */
  image?: string;
  type?: 'website' | 'profile';
  /** Keeps a page out of search engines. */
  isPrivate?: boolean;
}

interface SeoInput {
  site: SiteConfig;
  params: Params;
  pathname: string;
  /** Answer of the page's first key, where the platform gave one. */
  data: unknown;
  t(key: string, values?: Record<string, string>): string;
  language: Language;
}

/** What the first view of a page needs beside the page's own chunk, depending on the answer. Source files are named as routes name theirs. */
export interface FirstView {
  /** Shown in the first view: here before the page comes to life, or what the server drew of it would vanish meanwhile. */
  shown?: readonly string[];
  /** Texts of what is shown. */
  namespaces?: readonly Namespace[];
  /** Needed at once after that: on its way as early as the page itself. */
  next?: readonly string[];
}

/**
 * A page: it names its data and composes containers. It holds no markup of its own and no class names, so that all
 * that is visible has a story.
 */
export interface RouteModule {
  /** Texts beyond the ones that every page has. */
  namespaces?: readonly Namespace[];
  /** Public data of the first view, the page's own answer first: rendered by the server, preloaded by the browser. */
  keys?(params: Params, pathname: string): readonly ReadKey[];
  /** Parts of the first view, by the answer of the page's first key; undefined where the platform gave none. */
  firstView?(data: unknown): FirstView;
  /** False for addresses of this shape that do not exist. */
  isFound?(params: Params): boolean;
  seo(input: SeoInput): PageSeo;
  /** What search engines read (schema.org), of the answer of the page's first key; `base` is the site's main address. Written by the server alone. */
  structuredData?(input: { data: unknown; base: string }): object | null;
  Component: ComponentType;
}
