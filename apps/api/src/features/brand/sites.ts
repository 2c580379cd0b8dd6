import {
  brandConfigOf,
  previewConfig,
  readBrandConfig,
  type Site,
  type SiteConfig,
  withBrandConfig,
} from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import type { RunOptions } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Bus } from '../../kernel/events/bus/bus.ts';
import { hostnameOf, hostOf, type Visit } from '../../kernel/http/request.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Signer } from '../../kernel/signing.ts';
import { isDomainServed } from './domains.ts';
import { PREVIEW_COOKIE, PREVIEW_HEADER, readPreview } from './preview.ts';
import { DEFAULT_HOST, findDraft, findSite, findSiteByCode } from './store.ts';

/** A change that no event announced shows after this time. */
const SITE_TTL_MS = 5_000;
const SITES_KEPT = 500;
const TOPIC = 'sites';

/** The site of a request. `preview` is set if it is a draft: such an answer must not be shared. */
interface ServedSite {
  /** Key of the stored site, `*` for the one of unknown hosts. */
  host: string;
  site: Site;
  preview: NonNullable<SiteConfig['preview']> | null;
}

/** The sites by host, cached briefly. */
export interface Sites {
  of(request: Visit): Promise<ServedSite>;
  /** The site of a sitecode; the default site for an unknown one. */
  ofCode(sitecode: string): Promise<Site>;
  /** The site with the address that it has here: the default site's is the public one, a demo site's has this port. */
  served(site: Site): Site;
  /** Clears the cache on every process. Call after the commit. */
  changed(): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  database: Database;
  signer: Signer;
  options: RunOptions;
  bus: Bus;
}

/** The default site and the demo's sites are stored with a localhost address on port 4000. */
function atThisPort(found: Site, publicUrl: string): Site {
  if (!/(^|\.)localhost$/.test(found.domain_name)) return found;
  const here = new URL(publicUrl);
  if (found.domain_name === 'localhost') {
    return { ...found, domain_name: here.hostname, main_domain_url: here.origin };
  }
  const port = here.port === '' ? '' : `:${here.port}`;
  return { ...found, main_domain_url: `${here.protocol}//${found.domain_name}${port}` };
}

export async function createSites({ database, signer, options, bus }: Needs): Promise<Sites> {
  const { orm } = database;
  const kept = createShortCache<{ host: string; site: Site }>(SITE_TTL_MS, SITES_KEPT);
  const unsubscribe = await bus.subscribe(TOPIC, () => kept.clear());
  // This process missed the events of the outage.
  bus.onRestored(() => kept.clear());

  const read = async (hostname: string) => {
    const own = await findSite(orm, hostname);
    // An operator must own the domain that they register here.
    const isServed = own !== null && (await isDomainServed(orm, own.host));
    const found = isServed ? own : await findSite(orm, DEFAULT_HOST);
    const site = atThisPort(found?.site ?? demoSites.default, options.publicUrl);
    return { host: found?.host ?? DEFAULT_HOST, site };
  };

  return {
    async of(request) {
      const hostname = hostnameOf(hostOf(request, options));
      const { host, site } = await kept.get(hostname, () => read(hostname));
      const carried = request.headers[PREVIEW_HEADER] ?? request.cookies[PREVIEW_COOKIE];
      const opened = readPreview(signer, typeof carried === 'string' ? carried : undefined, Date.now());
      if (!opened || opened.host !== host) return { host, site, preview: null };
      const draft = await findDraft(orm, host);
      const live = readBrandConfig(brandConfigOf(site));
      const shown = draft && live.kind === 'valid' ? previewConfig(live.config, draft.config) : null;
      return {
        host,
        site: shown ? withBrandConfig(site, shown) : site,
        preview: { draft: draft?.draft ?? 0, expires_at: opened.expiresAt },
      };
    },
    async ofCode(sitecode) {
      const found = await findSiteByCode(orm, sitecode);
      return found ? atThisPort(found.site, options.publicUrl) : (await read(DEFAULT_HOST)).site;
    },
    served: (site) => atThisPort(site, options.publicUrl),
    async changed() {
      kept.clear();
      await bus.publish(TOPIC, { kind: 'event', event: 'changed', payload: null });
    },
    close: unsubscribe,
  };
}
