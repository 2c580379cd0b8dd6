import type { FastifyPluginAsync } from 'fastify';
import { livePlugin } from './plugin.ts';
import { FRAME_RATE, renditions } from './renditions.ts';
import { createLoopStore, type LiveLog, streamPlace } from './store.ts';
import { loopIndex } from './timeline.ts';
import { signStreamToken } from './token.ts';

/** Default lifetime of a stream token, in milliseconds. */
const TOKEN_TTL_MS = 4 * 60 * 60 * 1000;

/** Two edges to the same origin, so that a player can switch when one fails. */
const OWN_EDGES = ['/live', '/live-b'];

/** The `stream` entity of a room (spec 2 §3), except its VR flag. */
interface LiveStream {
  /**
   * Base URLs; a player opens `{edge}/{stream_name}/master.m3u8?token={token}`. Relative ones are on the site's own
   * origin.
   */
  edge_servers: string[];
  stream_name: string;
  token: string;
  /** Unix time in milliseconds. */
  token_expires_at: number;
  width: number;
  height: number;
  /** Best first; `bitrate` is in bits per second. */
  quality_renditions: { name: string; width: number; height: number; bitrate: number }[];
}

/** Settings of {@link createLive}. `dataDir` stores the loops, `secret` signs tokens. */
export interface LiveOptions {
  dataDir: string;
  secret: string;
  log: LiveLog;
  /** Base URLs of the origin, if it is not served under `/live` of the site. */
  edgeServers?: string[];
  /** Frames per second of the loops, by default 30; fewer are cheaper to make and to watch. */
  frameRate?: number;
  /** Wall clock in milliseconds; for tests. */
  now?: () => number;
}

/** The demo's stream origin. */
export interface Live {
  /** Routes under the origin's own edges. Register it at the root. */
  plugin: FastifyPluginAsync;
  /** Creates the loops on the first start. Do not wait for it: streams answer 503 until theirs is ready. */
  prepare(): Promise<void>;
  streamFor(streamName: string): LiveStream;
  /** A token for one stream, valid for `ttl` milliseconds. */
  tokenFor(streamName: string, ttl?: number): string;
  /** A segment of a recording, deterministic per name; null while its loop is being created. */
  recorded(name: string, rendition: string, index: number): Promise<Buffer | null>;
  /** Stops a generation in progress. */
  stop(): void;
}

/** Creates the stream origin: synthetic loops served as endless HLS live streams, each with its token. */
export function createLive(options: LiveOptions): Live {
  const now = options.now ?? Date.now;
  const store = createLoopStore(options.dataDir, options.frameRate ?? FRAME_RATE, options.log);
  const tokenFor = (streamName: string, ttl = TOKEN_TTL_MS): string =>
    signStreamToken(options.secret, streamName, now() + ttl);
  const edge = options.edgeServers ?? OWN_EDGES;
  const best = renditions[0];
  return {
    plugin: livePlugin({ store, secret: options.secret, now, edges: OWN_EDGES }),
    prepare: () => store.prepare(),
    streamFor: (streamName) => {
      const expiresAt = now() + TOKEN_TTL_MS;
      return {
        edge_servers: [...edge],
        stream_name: streamName,
        token: signStreamToken(options.secret, streamName, expiresAt),
        token_expires_at: expiresAt,
        width: best?.width ?? 0,
        height: best?.height ?? 0,
        quality_renditions: renditions.map(({ name, width, height, bandwidth }) => ({
          name,
          width,
          height,
          bitrate: bandwidth,
        })),
      };
    },
    tokenFor,
    async recorded(name, rendition, index) {
      const { loop } = streamPlace(name);
      return store.isReady(loop) ? store.readSegment(loop, rendition, loopIndex(index)) : null;
    },
    stop: () => store.stop(),
  };
}
