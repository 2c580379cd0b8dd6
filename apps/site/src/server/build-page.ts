import { createClient } from '@footlight/client';
import { WORK_FRAME } from '../app/router/routes.ts';
import type { Boot } from '../shell/boot/boot.ts';
import { languageBase } from '../shell/i18n/language.ts';
import { brandStyles } from './brand-styles.ts';
import type { ClientAssets } from './client-assets.ts';
import { loadPage } from './load-page.ts';
import { operatorStyles } from './operator-styles.ts';
import { pageDocument } from './page-document.ts';
import { renderPage } from './render-page.tsx';
import { securityHeaders } from './security-headers.ts';
import type { Visit } from './visit.ts';

export interface BuiltPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Loads and renders the page of a visit. Redirects have a `location` header and no HTML. */
export const buildPage = async (
  visit: Visit,
  {
    assets,
    fetch,
    gone,
    onError,
  }: {
    assets: ClientAssets;
    fetch: typeof globalThis.fetch;
    /** Nobody waits for the page any more: the promise rejects with the signal's reason. */
    gone: AbortSignal;
    onError(error: unknown): void;
  },
): Promise<BuiltPage> => {
  const { language, path, search } = visit;
  const loaded = await loadPage(createClient({ baseUrl: '/api/v1', fetch }), { path, search, language });
  gone.throwIfAborted();
  if (loaded.kind === 'redirect') {
    const location = `${languageBase(language)}${loaded.to}`;
    return { status: loaded.status, headers: { location }, html: '' };
  }
  const { config, firstView, namespaces, source } = loaded;
  const brand = brandStyles(config.site.custom);
  const { shown = [], next = [] } = firstView;
  const boot = {
    language,
    namespaces,
    scheme: visit.scheme,
    fallback: loaded.fallback,
    errors: loaded.errors,
    parts: shown.map(assets.chunkOf),
    head: {
      styles: assets.styles,
      font: brand.typeface && assets.fontOf(brand.typeface),
      brand: brand.href,
      operator: operatorStyles(config.site),
      themeColors: brand.themeColors,
    },
  } satisfies Omit<Boot, 'styleNonce'>;
  const html = await renderPage({
    boot: { ...boot, styleNonce: '' },
    url: visit.pathname + search,
    gone,
    onError,
  });
  const { document, styleNonce } = pageDocument({
    html,
    boot,
    entry: assets.entry,
    modules: assets.modulesOf([
      source.file,
      ...(source.isWork ? [WORK_FRAME] : []),
      ...shown,
      ...next,
      ...namespaces.map((name) => assets.textsOf(name, language)),
    ]),
    structuredData: loaded.structuredData,
  });
  const policy = securityHeaders(styleNonce, visit.host, {
    pictures: config.site.custom.affiliate_tracker_url,
    calls: config.cardOrigin,
  });
  return { status: loaded.status, headers: policy, html: document };
};
