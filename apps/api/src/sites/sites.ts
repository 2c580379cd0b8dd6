import {
  brandConfigOf,
  previewConfig,
  readBrandConfig,
  type Site,
  type SiteConfig,
  withBrandConfig,
} from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import type { FastifyRequest } from 'fastify';
import type { Signer } from '../auth/signing.ts';
import type { RunOptions } from '../context.ts';
import type { Database } from '../db/database.ts';
import { hostnameOf, hostOf } from '../http/request.ts';
import { createShortCache } from '../http/short-cache.ts';
import type { Bus } from '../realtime/index.ts';
import { PREVIEW_COOKIE, PREVIEW_HEADER, readPreview } from './preview.ts';
import { DEFAULT_HOST, findDraft, findSite } from './store.ts';

/** A change that no other process told of shows after this time. */
const SITE_TTL_MS = 5_000;
const SITES_KEPT = 500;
const TOPIC = 'sites';

/** What a request is served as. `preview` is set when it shows a draft: such an answer is for nobody else. */
interface ServedSite {
  site: Site;
  preview: NonNullable<SiteConfig['preview']> | null;
}

/** The sites by host, kept for a moment. */
export interface Sites {
  of(request: FastifyRequest): Promise<ServedSite>;
  /** Where the site is reached, at this process's port for demo sites. */
  addressOf(site: Site): string;
  /** Forgets what is kept, on every process. Called after the commit. */
  changed(): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  database: Database;
  signer: Signer;
  options: RunOptions;
  bus: Bus;
}

/** A stored demo address names port 4000; the site may be served at another one. */
function atThisPort(found: Site, publicUrl: string): Site {
  if (!/(^|\.)localhost$/.test(found.domain_name)) return found;
  const here = new URL(publicUrl);
  const port = here.port === '' ? '' : `:${here.port}`;
  return { ...found, main_domain_url: `${here.protocol}//${found.domain_name}${port}` };
}

export async function createSites({ database, signer, options, bus }: Needs): Promise<Sites> {
  const { orm } = database;
  const kept = createShortCache<{ host: string; site: Site }>(SITE_TTL_MS, SITES_KEPT);
  const unsubscribe = await bus.subscribe(TOPIC, () => kept.clear());
  // What was told while the bus was away has been missed.
  bus.onRestored(() => kept.clear());

  const read = async (hostname: string) => {
    const found = (await findSite(orm, hostname)) ?? (await findSite(orm, DEFAULT_HOST));
    const site = atThisPort(found?.site ?? demoSites.default, options.publicUrl);
    return { host: found?.host ?? DEFAULT_HOST, site };
  };

  return {
    async of(request) {
      const hostname = hostnameOf(hostOf(request, options));
      const { host, site } = await kept.get(hostname, () => read(hostname));
      const carried = request.headers[PREVIEW_HEADER] ?? request.cookies[PREVIEW_COOKIE];
      const opened = readPreview(signer, typeof carried === 'string' ? carried : undefined, Date.now());
      if (!opened || opened.host !== host) return { site, preview: null };
      const draft = await findDraft(orm, host);
      const live = readBrandConfig(brandConfigOf(site));
      const shown = draft && live.kind === 'valid' ? previewConfig(live.config, draft.config) : null;
      return {
        site: shown ? withBrandConfig(site, shown) : site,
        preview: { draft: draft?.draft ?? 0, expires_at: opened.expiresAt },
      };
    },
    addressOf: (site) => atThisPort(site, options.publicUrl).main_domain_url,
    async changed() {
      kept.clear();
      await bus.publish(TOPIC, { kind: 'event', event: 'changed', payload: null });
    },
    close: unsubscribe,
  };
}
