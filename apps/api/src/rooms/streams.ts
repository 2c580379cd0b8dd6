import type { StreamSource } from '../context.ts';
import type { Live } from '../live/index.ts';
import { renditions } from '../live/renditions.ts';

/** How long an address of a stream is good for; the room is asked again for the next one. */
const STREAM_TOKEN_MS = 4 * 3_600_000;

/** The live origin in the words of the contract. */
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
