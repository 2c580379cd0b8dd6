import type { FastifyPluginAsync } from 'fastify';
import type { StreamSource } from '../../kernel/context.ts';
import type { RecordedVideo, Recorder, RecordingRow } from '../../kernel/streams/recorder.ts';
import type { StreamRights } from '../../kernel/streams/stream-rights.ts';
import { lookOfSeed } from '../art/pictures.ts';
import { isPortraitStream } from './loops.ts';
import { livePlugin } from './plugin.ts';
import { recordedVideo } from './recorded.ts';
import { FRAME_RATE, renditionsOf } from './renditions.ts';
import { createLoopStore, type LiveLog, streamPlace } from './store.ts';
import { SEGMENT_MS, segmentsBetween } from './timeline.ts';

/** Two edges to the same origin, so that a player can switch when one fails. */
const OWN_EDGES = ['/live', '/live-b'];

/** Settings of {@link createLoops}. `dataDir` stores the loops; `rights` checks the token of every request. */
export interface LoopOptions {
  dataDir: string;
  rights: Pick<StreamRights, 'refuse'>;
  log: LiveLog;
  /** Base URLs of the origin, if it is not served under `/live` of the site. */
  edgeServers?: string[];
  /** Frames per second of the loops, by default 24; fewer are cheaper to make and to watch. */
  frameRate?: number;
  /** Streams whose loops are made at the start, the first first. Others are made when somebody watches them. */
  first?: readonly string[];
  /** Wall clock in milliseconds; for tests. */
  now?: () => number;
}

/** The demo's stream origin. */
export interface Loops extends StreamSource {
  /** Routes under the origin's own edges. Register it at the root. */
  plugin: FastifyPluginAsync;
  /** Creates the first loops. Do not wait for it: a stream waits for its own. */
  prepare(): Promise<void>;
  recorder: Recorder;
  /** Frames per second of all loops. */
  readonly frameRate: number;
  /** What the stream showed while it was recorded; null if it still is. */
  recordingOf(row: Pick<RecordingRow, 'streamName' | 'startedAt' | 'endedAt'>): RecordedVideo | null;
  /** A video that was not streamed: it shows the scene of its cover's seed. */
  upload(artSeed: string, seconds: number): RecordedVideo;
  /** Stops a generation in progress. */
  stop(): void;
}

/** Creates the stream origin: synthetic loops served as endless HLS live streams. */
export function createLoops(options: LoopOptions): Loops {
  const now = options.now ?? Date.now;
  const { dataDir, frameRate = FRAME_RATE, log, first = [] } = options;
  const store = createLoopStore(dataDir, frameRate, log, first);
  const edge = options.edgeServers ?? OWN_EDGES;
  // The timeline of a stream is a function of the clock: every past moment can be read again.
  const recordingOf: Loops['recordingOf'] = ({ streamName, startedAt, endedAt }) => {
    if (endedAt === null) return null;
    const { loop, offset } = streamPlace(streamName);
    return recordedVideo(store, loop, segmentsBetween(startedAt.getTime(), endedAt.getTime(), offset));
  };
  return {
    plugin: livePlugin({ store, frameRate, rights: options.rights, now, edges: OWN_EDGES }),
    prepare: () => store.prepare(),
    streamFor: async ({ streamName }) => {
      const made = renditionsOf({ isPortrait: isPortraitStream(streamName) });
      return {
        edge_servers: [...edge],
        stream_name: streamName,
        low_latency: false,
        width: made[0]?.width ?? 0,
        height: made[0]?.height ?? 0,
        quality_renditions: made.map(({ name, width, height, bandwidth }) => ({
          name,
          width,
          height,
          bitrate: bandwidth,
        })),
      };
    },
    recorder: {
      start: async () => null,
      async finish(row) {
        const video = recordingOf(row);
        if (!video) return null;
        return { seconds: video.segments.reduce((sum, { ms }) => sum + ms, 0) / 1_000, file: null };
      },
      forget: async () => undefined,
    },
    frameRate,
    recordingOf,
    upload(artSeed, seconds) {
      const count = Math.max(1, Math.ceil((seconds * 1000) / SEGMENT_MS));
      return recordedVideo(store, lookOfSeed(artSeed), { first: 0, count });
    },
    stop: () => store.stop(),
  };
}
