import type { FastifyBaseLogger } from 'fastify';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { HlsFiles } from './hls-files.ts';
import type { MediaServerOptions } from './media-server.ts';
import { addressesOf, withoutQueries } from './playlist.ts';

/** The user name that the platform uses to read and query; MediaMTX admits no one else, see the hook. */
const authorizationOf = (secret: string): string =>
  `Basic ${Buffer.from(`platform:${secret}`).toString('base64')}`;

/** MediaMTX holds a request until the part that it asks for is there. */
const WITHIN_MS = 10_000;
const INDEX = 'index.m3u8';
/** Readers of the same stream share its first playlist for this long (ms). */
const INDEX_FOR_MS = 1_000;
const STREAMS_KNOWN = 2_000;

/**
 * MediaMTX's own HLS, at an address that only the platform reaches. Newer versions open a session for whoever reads a
 * stream's first playlist and name it in all addresses. The platform has one for all viewers and gives out addresses
 * without it. Viewers who wait for the same part share one request.
 */
export function mediaMtxFiles(baseUrl: string, secret: string): HlsFiles {
  const headers = { authorization: authorizationOf(secret) };
  /** What MediaMTX wants to see in each address of a stream. */
  const sessions = new Map<string, string>();
  const indexes = createShortCache<Buffer | null>(INDEX_FOR_MS, STREAMS_KNOWN);
  const running = new Map<string, Promise<Buffer | null>>();

  /**
   * Null: there is no such file, the stream starts or ends at this moment, or nobody may wait for so late a playlist.
   */
  const ask = async (
    stream: string,
    file: string,
    ...queries: (string | undefined)[]
  ): Promise<Buffer | 'refused' | null> => {
    const query = queries.filter(Boolean).join('&');
    const url = `${baseUrl.replace(/\/$/, '')}/${stream}/${file}${query && `?${query}`}`;
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return response.status === 401 ? 'refused' : null;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return null;
      throw error;
    }
  };
  const admitted = (answer: Buffer | 'refused' | null, what: string): Buffer | null => {
    if (answer === 'refused') throw new Error(`MediaMTX did not let the platform read ${what}`);
    return answer;
  };
  const cleaned = (playlist: Buffer): Buffer => Buffer.from(withoutQueries(playlist.toString('utf8')));

  const readIndex = async (stream: string): Promise<Buffer | null> => {
    // The session before stays good in the meantime.
    const bytes = admitted(await ask(stream, INDEX), `${stream}/${INDEX}`);
    if (bytes === null) {
      sessions.delete(stream);
      return null;
    }
    const [address = ''] = addressesOf(bytes.toString('utf8'));
    sessions.set(stream, address.split('?')[1] ?? '');
    return cleaned(bytes);
  };
  const index = (stream: string) => indexes.get(stream, () => readIndex(stream));

  const load = async (stream: string, file: string, query: string): Promise<Buffer | null> => {
    if (!sessions.has(stream)) await index(stream);
    let answer = await ask(stream, file, sessions.get(stream), query);
    if (answer === 'refused') {
      // No one has read for a while, or MediaMTX has restarted.
      indexes.forget(stream);
      if ((await index(stream)) === null) return null;
      answer = await ask(stream, file, sessions.get(stream), query);
    }
    const bytes = admitted(answer, `${stream}/${file}`);
    return bytes && file.endsWith('.m3u8') ? cleaned(bytes) : bytes;
  };

  return {
    read(stream, file, query = '') {
      if (file === INDEX) return index(stream);
      const what = `${stream}/${file}?${query}`;
      const found = running.get(what);
      if (found) return found;
      const reading = load(stream, file, query).finally(() => running.delete(what));
      running.set(what, reading);
      return reading;
    },
    size: async () => null,
  };
}

const KICKS: Readonly<Record<string, string>> = { rtmp: 'rtmpconns', webrtc: 'webrtcsessions' };
const CONNECTION = /^mediamtx-(\w+)-(.+)$/;

/** Identifies a publisher's connection at MediaMTX; null for a protocol that its configuration does not open. */
export const mediaMtxConnection = (protocol: string, id: string): string | null =>
  protocol in KICKS ? `mediamtx-${protocol}-${id}` : null;

/** Disconnects a publisher at MediaMTX, which asks only once whether somebody may publish. */
export async function kickPublisher(
  { controlUrl, secret }: MediaServerOptions,
  connection: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const [, protocol = '', id = ''] = CONNECTION.exec(connection) ?? [];
  const kind = KICKS[protocol];
  if (!controlUrl || !kind) return;
  const url = `${controlUrl.replace(/\/$/, '')}/v3/${kind}/kick/${encodeURIComponent(id)}`;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization: authorizationOf(secret) },
      signal: AbortSignal.timeout(5_000),
    });
    // 404: it has left.
    if (status !== 200 && status !== 404)
      log.error({ status }, 'MediaMTX did not disconnect a publisher; will retry');
  } catch (error) {
    log.error({ err: error }, 'MediaMTX cannot be reached to disconnect a publisher; will retry');
  }
}
