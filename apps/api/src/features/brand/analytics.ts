import { createHash } from 'node:crypto';
import type { Site } from '@footlight/contract';
import type { Viewer } from '../../kernel/accounts/session.ts';

export interface PageView {
  path: string;
  title: string;
  language: string;
}

const WITHIN_MS = 3_000;

/** One id per visitor and day: enough to count people, too little to track them. */
const clientId = ({ token }: Viewer, site: Site, now: Date): string => {
  const day = now.toISOString().slice(0, 10);
  const digest = createHash('sha256').update(`${token} ${site.sitecode} ${day}`).digest();
  return `${digest.readUInt32BE(0)}.${digest.readUInt32BE(4)}`;
};

/**
 * The hits of one page view, one per analytics id of the site, in that id's format. They contain neither the visitor's
 * address nor the browser.
 */
export function hitsOf(site: Site, view: PageView, viewer: Viewer, now = new Date()): URLSearchParams[] {
  const { google_analytics_4_id: newer, google_analytics_id: older } = site.custom;
  const cid = clientId(viewer, site, now);
  const dl = new URL(view.path, site.main_domain_url).href;
  const rest = { cid, dl, dt: view.title, ul: view.language };
  return [
    ...(newer ? [new URLSearchParams({ v: '2', tid: newer, en: 'page_view', ...rest })] : []),
    ...(older ? [new URLSearchParams({ v: '1', tid: older, t: 'pageview', ...rest })] : []),
  ];
}

/** Sends hits to the collector. */
export async function sendHits(collector: string, hits: URLSearchParams[]): Promise<void> {
  for (const hit of hits) {
    const url = new URL(collector);
    url.search = hit.toString();
    await fetch(url, { method: 'POST', signal: AbortSignal.timeout(WITHIN_MS) });
  }
}
