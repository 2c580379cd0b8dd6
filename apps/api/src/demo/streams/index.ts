import type { FastifyPluginAsync } from 'fastify';
import type { StreamSource } from '../../kernel/context.ts';
import type { StreamRights } from '../../kernel/streams/stream-rights.ts';
import { livePlugin } from './plugin.ts';
import { FRAME_RATE, renditions } from './renditions.ts';
import { createLoopStore, type LiveLog, streamPlace } from './store.ts';
import { loopIndex } from './timeline.ts';

/** Two edges to the same origin, so that a player can switch when one fails. */
const OWN_EDGES = ['/live', '/live-b'];

/** Settings of {@link createLive}. `dataDir` stores the loops; `rights` checks the token of every request. */
export interface LiveOptions {
  dataDir: string;
  rights: Pick<StreamRights, 'refuse'>;
  log: LiveLog;
  /** Base URLs of the origin, if it is not served under `/live` of the site. */
  edgeServers?: string[];
  /** Frames per second of the loops, by default 30; fewer are cheaper to make and to watch. */
  frameRate?: number;
  /** Wall clock in milliseconds; for tests. */
  now?: () => number;
}

/** The demo's stream origin. */
export interface Live extends StreamSource {
  /** Routes under the origin's own edges. Register it at the root. */
  plugin: FastifyPluginAsync;
  /** Creates the loops on the first start. Do not wait for it: streams answer 503 until theirs is ready. */
  prepare(): Promise<void>;
  /** A segment of a recording, deterministic per name; null while its loop is being created. */
  recorded(name: string, rendition: string, index: number): Promise<Buffer | null>;
  /** Stops a generation in progress. */
  stop(): void;
}

/** Creates the stream origin: synthetic loops served as endless HLS live streams. */
export function createLive(options: LiveOptions): Live {
  const now = options.now ?? Date.now;
  const store = createLoopStore(options.dataDir, options.frameRate ?? FRAME_RATE, options.log);
  const edge = options.edgeServers ?? OWN_EDGES;
  const best = renditions[0];
  return {
    plugin: livePlugin({ store, rights: options.rights, now, edges: OWN_EDGES }),
    prepare: () => store.prepare(),
    streamFor: (streamName) => ({
      edge_servers: [...edge],
      stream_name: streamName,
      width: best?.width ?? 0,
      height: best?.height ?? 0,
      quality_renditions: renditions.map(({ name, width, height, bandwidth }) => ({
        name,
        width,
        height,
        bitrate: bandwidth,
      })),
    }),
    async recorded(name, rendition, index) {
      const { loop } = streamPlace(name);
      return store.isReady(loop) ? store.readSegment(loop, rendition, loopIndex(index)) : null;
    },
    stop: () => store.stop(),
  };
}
