/** Rewrites streams in answers to files of the demo. */
import { loopOf } from '../../apps/api/src/demo/streams/loops.ts';
import { renditions } from '../../apps/api/src/demo/streams/renditions.ts';
import { LIVE_FOLDER, OWN_FOLDER } from '../../apps/site/src/demo/recording.ts';

/** One quality is enough for soft pictures that move slowly, and forty loops of it are small. */
export const MADE_QUALITY = 'low';

/** The folder of a loop. */
export const nameOfLoop = (loop: number): string => `loop-${loop}`;

/** What answers show instead of the platform's streams. */
export interface OwnVideos {
  /** The loops that they name. */
  readonly wanted: ReadonlySet<number>;
  /** For `JSON.stringify`. */
  replacer(this: unknown, key: string, value: unknown): unknown;
}

const isStream = (value: unknown): value is { edge_servers: string[]; stream_name: string } =>
  typeof value === 'object' && value !== null && 'edge_servers' in value;

/** Without `isMoving` rooms have no stream, and show a still picture. */
export function ownVideos(isMoving: boolean): OwnVideos {
  const wanted = new Set<number>();
  const addressOf = (stream: string) => {
    const loop = loopOf(stream);
    wanted.add(loop);
    return nameOfLoop(loop);
  };
  return {
    wanted,
    replacer(key, value) {
      if (key === 'stream' && isStream(value)) {
        if (!isMoving) return null;
        // Loops in VR are large, and portraits would double their number: such a room shows its flat, wide picture.
        const qualities = renditions.filter(({ name }) => name === MADE_QUALITY);
        return {
          ...value,
          edge_servers: [`${OWN_FOLDER}/${LIVE_FOLDER}`],
          stream_name: addressOf(value.stream_name.replace(/^[^_]+/, 's')),
          vr: false,
          vr_format: null,
          width: renditions[0]?.width,
          height: renditions[0]?.height,
          quality_renditions: qualities.map(({ name, width, height, bandwidth }) => ({
            name,
            width,
            height,
            bitrate: bandwidth,
          })),
        };
      }
      if (/^hls_(abr_)?url$/.test(key) && typeof value === 'string') {
        // The file of a media item is named by its id; any scene will do.
        return isMoving
          ? `${OWN_FOLDER}/video/${addressOf(`s_${/\/(\d+)\//.exec(value)?.[1] ?? ''}`)}/master.m3u8`
          : null;
      }
      return key === 'sprites_url' ? null : value;
    },
  };
}
