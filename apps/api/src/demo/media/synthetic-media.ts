import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SyntheticMedia } from '../../features/media/files/synthetic-media.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { recording } from '../../kernel/db/schema/index.ts';
import { colourField, drawing } from '../../kernel/drawing.ts';
import { isPictureSet, type MediaRow } from '../../kernel/rooms/media-card.ts';
import { svgToPng } from '../../kernel/svg-picture.ts';
import { mediaPicture, mediaScene, offlinePicture, pictureSizes } from '../art/pictures.ts';
import type { Loops } from '../streams/index.ts';
import { masterPlaylist } from '../streams/playlist.ts';
import { renditions } from '../streams/renditions.ts';
import { spriteIndex, spriteSheet } from './sprites.ts';

interface Options {
  secret: string;
  orm: Orm;
  loops: Pick<Loops, 'frameRate' | 'recordingOf' | 'upload'>;
}

/** Pictures of a kind that are cached in memory. A sprite sheet is about 100 kB. */
const KEPT = 64;
/** The rendition of `hls_url`, which contains only one. */
const PLAIN = 'sd';

/** Draws a picture of an item once, and caches the latest. */
function cached(draw: (item: MediaRow) => Promise<Buffer>) {
  const kept = new Map<number, Promise<Buffer>>();
  return (item: MediaRow): Promise<Buffer> => {
    const known = kept.get(item.id);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    const made = draw(item);
    kept.set(item.id, made);
    made.catch(() => kept.delete(item.id));
    return made;
  };
}

/** Drawn pictures, and videos that show the scene of their broadcaster. */
export function createSyntheticMedia({ secret, orm, loops }: Options): SyntheticMedia {
  /** Which part of the scene a picture shows. That of a paid picture must not be guessable. */
  const detailOf = (item: MediaRow, nth: number): string =>
    createHmac('sha256', secret).update(`picture\n${item.id}\n${nth}`).digest('hex');

  return {
    hiddenCover: offlinePicture('a'),
    filesOf(item, base, token) {
      if (isPictureSet(item)) {
        return Array.from({ length: item.itemCount }, (_, at) => ({
          id: item.id * 1000 + at,
          url: `${base}/picture/${at}.svg?token=${token}`,
          hls_url: null,
          hls_abr_url: null,
          ...pictureSizes.media,
          sprites_url: null,
        }));
      }
      const best = renditions[0];
      return [
        {
          id: item.id,
          url: '',
          hls_url: `${base}/${PLAIN}/index.m3u8?token=${token}`,
          hls_abr_url: `${base}/master.m3u8?token=${token}`,
          width: best?.width ?? 0,
          height: best?.height ?? 0,
          sprites_url: {
            index: `${base}/sprites.vtt?token=${token}`,
            main: `${base}/sprites.png?token=${token}`,
          },
        },
      ];
    },
    picture: (item, nth) => mediaPicture(item.artSeed, detailOf(item, nth)),
    master: (token) => masterPlaylist(token, loops.frameRate, renditions),
    async video(item) {
      const [row] = await orm.select().from(recording).where(eq(recording.mediaId, item.id));
      return row ? loops.recordingOf(row) : loops.upload(item.artSeed, item.duration);
    },
    spriteIndex: (item, sheetUrl) => spriteIndex(item.duration, sheetUrl),
    spriteSheet: cached(({ artSeed, duration }) => spriteSheet(artSeed, duration)),
    blurredCover: cached(async ({ artSeed }) => {
      const { svg, part } = mediaScene(artSeed);
      const [left, top] = [Math.floor(part.x), Math.floor(part.y)];
      const [width, height] = [Math.floor(part.width), Math.floor(part.height)];
      const whole = (await drawing())(await svgToPng(() => svg));
      return colourField(whole.extract({ left, top, width, height }), pictureSizes.thumb);
    }),
  };
}
