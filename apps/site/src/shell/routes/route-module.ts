import type { ReadKey } from '@footlight/client';
import type { Language, SiteConfig } from '@footlight/contract';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Namespace } from '../i18n/namespaces.ts';

/** Metadata of a page for search engines and link previews. */
interface PageSeo {
  title: string;
  description: string;
  /** Path of the canonical address on the site's main domain, without the language; with the query that makes the page. */
  canonical: string;
  /** Paths of the pages before and after this one, like `canonical`. */
  previous?: string;
  next?: string;
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
  /** Query of the address, such as the page number of a list. */
  query: URLSearchParams;
  /** Answer of the page's first key; undefined if the read failed. */
  data: unknown;
  t(key: string, values?: Record<string, string>): string;
  language: Language;
}

export interface StructuredDataInput {
  data: unknown;
  site: SiteConfig['site'];
  /** The site's main URL, without a slash at its end. */
  base: string;
  /** Address of a page in the language of this one. */
  addressOf(path: string): string;
}

/** What the first view needs besides the page's own chunk. Modules are named by their source file, as in the routes. */
export interface FirstView {
  /** Modules that must be loaded before hydration, or their server-rendered HTML would disappear for a moment. */
  shown?: readonly string[];
  /** Namespaces of these modules. */
  namespaces?: readonly Namespace[];
  /** Modules to preload with the page, needed right after hydration. */
  next?: readonly string[];
}

/**
 * A page's route: its data, metadata and component. It has no markup and no class names, so that everything visible has a
 * story.
 */
export interface RouteModule {
  /** Namespaces beyond those of every page. */
  namespaces?: readonly Namespace[];
  /**
   * Names of the query parameters that the page reads while it renders. The server drops all others before it looks for
   * the page in its cache, so that addresses with unknown parameters share one page. Effects in the browser see them all.
   */
  searchParams?: readonly string[];
  /** Public data of the first view, the page's own answer first: rendered by the server, preloaded by the browser. */
  keys?(params: Params, pathname: string, language: Language, query: URLSearchParams): readonly ReadKey[];
  /** Parts of the first view, depending on the answer of the page's first key; undefined if the read failed. */
  firstView?(data: unknown): FirstView;
  /** Returns false for URLs of this form that do not exist. */
  isFound?(params: Params): boolean;
  /** Returns false if the answer of the first key belongs to another address: the page does not exist. */
  fits?(params: Params, data: unknown): boolean;
  seo(input: SeoInput): PageSeo;
  /** Structured data (schema.org) from the answer of the page's first key. Server only. */
  structuredData?(input: StructuredDataInput): object | null;
  Component: ComponentType;
}
