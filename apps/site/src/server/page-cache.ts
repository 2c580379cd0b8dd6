import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** An answer that all visitors with the same key share. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** The body in an encoding, compressed once for all who ask. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** Milliseconds for which a page is fresh. */
const FRESH_MS = 1_000;
/** Milliseconds after that in which it is still sent, while a new one is rendered. */
const STALE_MS = 10_000;
const MAX_BYTES = 128 * 1024 * 1024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export const cachedPage = (status: number, headers: Record<string, string>, html: string): CachedPage => {
  const body = Buffer.from(html);
  const made = new Map<keyof typeof compressors, Promise<Buffer>>();
  return {
    status,
    headers,
    // Weak, because the encodings of a page share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    encoded: (encoding) => {
      const known = made.get(encoding) ?? compressors[encoding](body);
      made.set(encoding, known);
      return known;
    },
  };
};

/** Carries a failed page to the requests that wait for it, without storing it. */
class Unstored extends Error {
  readonly page: CachedPage;
  constructor(page: CachedPage) {
    super('This page is not stored.');
    this.page = page;
  }
}

/** Makes a page. It should stop when the signal reports that no one is waiting any more. */
type Make = (gone: AbortSignal) => Promise<CachedPage>;

export interface PageCache {
  /**
   * `state` says where the page came from: memory (`hit`, `stale`) or a render (`miss`, `inflight`). `left` says that
   * the visitor has left. A render that all have left is stopped, and `get` rejects with the reason of `left`.
   */
  get(key: string, make: Make, left?: AbortSignal): Promise<{ page: CachedPage; state: string }>;
}

/** A render, and how many wait for it. */
interface Work {
  waiting: number;
  gone: AbortController;
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Keeps the HTML of public pages for a second, and for ten more while one render renews it. One render serves all who
 * ask at once. Pages with a status of 500 and above are not kept.
 */
export const createPageCache = (now: () => number = () => performance.now()): PageCache => {
  const works = new Map<string, Work>();
  const pages = new LRUCache<string, CachedPage, Make>({
    maxSize: MAX_BYTES,
    // Its compressed forms are about a fifth.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.2) + 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, _old, { context: make }) => {
      const work: Work = { waiting: 0, gone: new AbortController() };
      works.set(key, work);
      const { signal } = work.gone;
      try {
        const page = await Promise.race([make(signal), whenAborted(signal)]);
        if (page.status >= 500) throw new Unstored(page);
        return page;
      } finally {
        works.delete(key);
      }
    },
  });
  const get: PageCache['get'] = async (key, make, left) => {
    const status: LRUCache.Status<string, CachedPage, Make> = {};
    const allowStale = pages.getRemainingTTL(key) >= -STALE_MS;
    const asked = pages.fetch(key, { context: make, allowStale, status });
    const work = works.get(key);
    const leave = () => {
      if (!work) return;
      work.waiting -= 1;
      if (work.waiting === 0) work.gone.abort(left?.reason);
    };
    if (work) work.waiting += 1;
    left?.addEventListener('abort', leave, { once: true });
    try {
      const page = await asked;
      if (!page) throw new Error('The page was removed while it was rendered.');
      // The library also calls it stale when the visitor waited for a new render.
      const isRendered = status.fetch === 'stale' && !status.returnedStale;
      return { page, state: isRendered ? 'miss' : String(status.fetch) };
    } catch (error) {
      if (error instanceof Unstored) return { page: error.page, state: 'failed' };
      // The others left this render just before this visitor asked for it.
      if (work?.gone.signal.aborted && !left?.aborted) return get(key, make, left);
      throw error;
    } finally {
      // A visitor who has the page leaves no render: one that renews it continues.
      left?.removeEventListener('abort', leave);
    }
  };
  return { get };
};
