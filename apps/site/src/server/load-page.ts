import { ApiError, type Client, type ReadKey } from '@footlight/client';
import type { BrowseAnswer, Language, SiteConfig } from '@footlight/contract';
import { unstable_serialize } from 'swr';
import { type SiteRoute, WORK_NAMESPACES } from '../app/router/routes.ts';
import { siteConfigKey } from '../shell/api/keys.ts';
import { fetchKey } from '../shell/api/use-read.ts';
import { type BootError, toBootError } from '../shell/boot/boot.ts';
import { isNoSuchPage } from '../shell/errors/no-such-page.ts';
import { BASE_NAMESPACES, type Namespace } from '../shell/i18n/namespaces.ts';
import { canonicalAddress } from '../shell/routes/canonical-address.ts';
import { movedTo } from '../shell/routes/moved-pages.ts';
import type { FirstView } from '../shell/routes/route-module.ts';
import { canonicalPath } from './canonical-path.ts';
import { matchPage } from './match-page.ts';

export interface LoadedPage {
  kind: 'page';
  status: number;
  config: SiteConfig;
  source: SiteRoute;
  namespaces: readonly Namespace[];
  firstView: FirstView;
  /** Structured data for search engines; null for none. */
  structuredData: object | null;
  fallback: Record<string, unknown>;
  errors: Record<string, BootError>;
}
interface Redirected {
  kind: 'redirect';
  status: 301 | 302;
  /** Path; the visitor keeps the whole query. */
  to: string;
}

export interface PageRequest {
  /** Path without the language. */
  path: string;
  /** Only with the parameters that the page reads. */
  search: string;
  language: Language;
}

/** Removes the operator's CSS and HTML sources: pages carry only the checked results. */
const withoutSources = (config: SiteConfig): SiteConfig => {
  const { custom_css: _css, header_html: _header, footer_html: _footer, ...custom } = config.site.custom;
  return { ...config, site: { ...config.site, custom } };
};

const statusOf = ({ status }: ApiError): number =>
  isNoSuchPage(status) ? 404 : status >= 400 ? status : 503;

/**
 * Loads the public data of a page's first view: the site config and the page's own keys. The answers decide the status
 * and redirects.
 *
 * @throws ApiError when the platform returns no site config
 */
export const loadPage = async (api: Client, request: PageRequest): Promise<LoadedPage | Redirected> => {
  const moved = movedTo(request.path);
  if (moved !== null) return { kind: 'redirect', status: 301, to: moved };
  const { source, params } = matchPage(request.path);
  const { route } = await source.load();
  const isFound = route.isFound?.(params) ?? true;
  const canonical = canonicalPath(request.path, params);
  if (isFound && canonical !== request.path) return { kind: 'redirect', status: 301, to: canonical };

  const fallback: Record<string, unknown> = {};
  const errors: Record<string, BootError> = {};
  const read = async (key: ReadKey) => {
    try {
      fallback[unstable_serialize(key)] = await fetchKey(api, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors[unstable_serialize(key)] = toBootError(error);
      return error;
    }
  };
  const query = new URLSearchParams(request.search);
  const keys = isFound ? (route.keys?.(params, request.path, request.language, query) ?? []) : [];
  const all = [siteConfigKey, ...keys];
  const [configError, mainError] = await Promise.all(all.map(read));
  if (configError) throw configError;

  const config = fallback[unstable_serialize(siteConfigKey)] as SiteConfig;
  fallback[unstable_serialize(siteConfigKey)] = withoutSources(config);
  const main = keys[0] && (fallback[unstable_serialize(keys[0])] as Partial<BrowseAnswer> | undefined);
  if (main?.redirect) return { kind: 'redirect', status: 301, to: main.redirect };
  const base = config.site.main_domain_url.replace(/\/$/, '');
  const firstView = route.firstView?.(main) ?? {};
  const fits = main === undefined || (route.fits?.(params, main) ?? true);
  const failed = mainError ? statusOf(mainError) : 200;
  return {
    kind: 'page',
    status: isFound && fits ? failed : 404,
    config,
    source,
    namespaces: [
      ...BASE_NAMESPACES,
      ...(source.isWork ? WORK_NAMESPACES : []),
      ...(route.namespaces ?? []),
      ...(firstView.namespaces ?? []),
    ],
    firstView,
    structuredData:
      route.structuredData?.({
        data: main,
        site: config.site,
        base,
        addressOf: (path) => canonicalAddress(base, request.language, path),
      }) ?? null,
    // In the order of the keys, not of the answers: equal pages are equal byte for byte.
    fallback: inOrder(all, fallback),
    errors: inOrder(all, errors),
  };
};

const inOrder = <T>(keys: readonly ReadKey[], values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    keys
      .map((key) => unstable_serialize(key))
      .flatMap((name) => (name in values ? [[name, values[name] as T]] : [])),
  );
