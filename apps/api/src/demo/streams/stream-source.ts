import type { StreamSource } from '../../kernel/context.ts';
import type { Live } from './index.ts';
import { renditions } from './renditions.ts';

/** How long a stream URL is valid; clients reload the room for the next one. */
const STREAM_TOKEN_MS = 4 * 3_600_000;

/** The stream origin in the form of the contract. */
export function createStreams(live: Pick<Live, 'streamFor' | 'tokenFor'>): StreamSource {
  return {
    streamFor(streamName) {
      const { edge_servers, width, height } = live.streamFor(streamName);
      return {
        edge_servers,
        stream_name: streamName,
        token: live.tokenFor(streamName, STREAM_TOKEN_MS),
        token_expires_at: Date.now() + STREAM_TOKEN_MS,
        width,
        height,
        quality_renditions: renditions.map((one) => ({
          name: one.name,
          width: one.width,
          height: one.height,
          bitrate: one.bandwidth,
        })),
      };
    },
  };
}
