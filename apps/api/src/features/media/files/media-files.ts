import type { MediaFile } from '@footlight/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { fanclubPost, media } from '../../../kernel/db/schema/index.ts';
import { coverKey, pictureKey, type StoredMedia, videoKey } from '../../../kernel/db/schema/stored-media.ts';
import { refuse } from '../../../kernel/http/errors.ts';
import { isPictureSet, type MediaRow } from '../../../kernel/rooms/media-card.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { RecordedVideo } from '../../../kernel/streams/recorder.ts';
import { countView } from '../views.ts';
import { showOfToken, signFileToken } from './file-token.ts';
import { createOpenItem, type FileRights, fileName, missing, tokenOf } from './open-item.ts';
import { masterPlaylist, videoPlaylist } from './playlists.ts';
import { sendStored } from './send-stored.ts';
import { createStoredVideos } from './stored-video.ts';
import type { SyntheticMedia } from './synthetic-media.ts';

/** The files of media items; each needs a short-lived token for its item. */
export interface MediaFiles {
  /**
   * URLs of an item's files with a fresh token. Only for users with access. With a show, they work only for the two people
   * who watch the item together in it, while it runs.
   */
  filesOf(item: MediaRow, showId?: number): MediaFile[];
  plugin: FastifyPluginAsync;
}

interface Options extends Omit<FileRights, 'now'> {
  /** Uploaded files. */
  storage: Storage;
  synthetic: SyntheticMedia;
  now?: () => number;
}

/** Token lifetime beyond the length of a video: time to pause, and to look at pictures. */
const SLACK_MS = 20 * 60_000;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

interface ItemRoute {
  Params: { id: string };
}
interface FileRoute {
  Params: { id: string; rendition: string; file: string };
}
interface CoverRoute {
  Params: { user: string; file: string };
}

/** The files of an uploaded item. With a show's token they are only played. */
function storedFiles(item: MediaRow, { files }: StoredMedia, base: string, token: string, isInShow: boolean) {
  return files.map((file, at): MediaFile => {
    const { width, height } = file;
    const common = { id: item.id * 1000 + at, width, height, sprites_url: null };
    if (file.kind === 'picture') {
      const url = `${base}/picture/${at}.webp?token=${token}`;
      return { ...common, url, hls_url: null, hls_abr_url: null };
    }
    const plain = file.renditions.at(-1)?.name ?? 'hd';
    return {
      ...common,
      url: '',
      hls_url: `${base}/${plain}/index.m3u8?token=${token}`,
      hls_abr_url: `${base}/master.m3u8?token=${token}`,
      ...(isInShow ? {} : { download_url: `${base}/video.mp4?token=${token}&download=1` }),
    };
  });
}

const notReady = (reply: FastifyReply) =>
  refuse(
    reply.header('retry-after', '2'),
    503,
    'unavailable',
    'This file is not ready yet. Try again in a moment.',
  );

/** Files for one visitor must not be stored in shared caches. */
const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply.type(type).header('cache-control', 'private, max-age=600').send(body);

const numberIn = (file: string, pattern: RegExp): number => Number(pattern.exec(file)?.[1] ?? Number.NaN);

export function createMediaFiles({ storage, synthetic, now = Date.now, ...rights }: Options): MediaFiles {
  const { secret, database, lacksAgeProof } = rights;
  const openItem = createOpenItem({ ...rights, now });
  const storedVideos = createStoredVideos(storage);

  const videoOf = async (item: MediaRow, rendition: string): Promise<RecordedVideo | null> => {
    const [file] = item.stored?.files ?? [];
    if (!file) return synthetic.video(item);
    return file.kind === 'video' ? storedVideos.open(file, rendition) : null;
  };

  return {
    filesOf(item, showId) {
      const expiresAt = now() + item.duration * 1000 + SLACK_MS;
      const token = signFileToken(secret, fileName(item.id), expiresAt, showId);
      const base = `/media-files/${item.id}`;
      return item.stored
        ? storedFiles(item, item.stored, base, token, showId !== undefined)
        : synthetic.filesOf(item, base, token);
    },
    plugin: async (app) => {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('x-content-type-options', 'nosniff');
        reply.header('content-security-policy', "default-src 'none'; sandbox");
      });
      const counted = (mediaId: number, address: string) =>
        countView(database.orm, secret, { mediaId, address, now: now() });

      app.get<FileRoute>('/media-files/:id/picture/:file', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        const { file } = request.params;
        if (item.stored) {
          const at = numberIn(file, /^(\d{1,4})\.webp$/);
          const picture = item.stored.files[at];
          if (picture?.kind !== 'picture') return missing(reply);
          if (at === 0) await counted(item.id, request.ip);
          return (await sendStored(storage, pictureKey(picture.picture), request, reply, null))
            ? reply
            : missing(reply);
        }
        const at = numberIn(file, /^(\d{1,4})\.svg$/);
        if (!isPictureSet(item) || !(at < item.itemCount)) return missing(reply);
        if (at === 0) await counted(item.id, request.ip);
        return send(reply, 'image/svg+xml', synthetic.picture(item, at));
      });

      app.get<ItemRoute>('/media-files/:id/master.m3u8', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        if (isPictureSet(item)) return missing(reply);
        await counted(item.id, request.ip);
        const token = String(tokenOf(request));
        const [file] = item.stored?.files ?? [];
        const text = file?.kind === 'video' ? masterPlaylist(file, token) : synthetic.master(token);
        return send(reply, PLAYLIST_TYPE, text);
      });

      app.get<ItemRoute>('/media-files/:id/video.mp4', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        const [file] = item.stored?.files ?? [];
        // Users who watch together in a show do not get the file.
        if (file?.kind !== 'video' || showOfToken(tokenOf(request)) !== null) return missing(reply);
        const name = `${item.slug}.mp4`;
        return (await sendStored(storage, videoKey(file.video), request, reply, name))
          ? reply
          : missing(reply);
      });

      app.get<CoverRoute>('/media-files/cover/:user/:file', async (request, reply) => {
        const { user, file } = request.params;
        const name = /^([\w-]{22})\.webp$/.exec(file)?.[1];
        if (!/^\d{1,9}$/.test(user) || name === undefined) return missing(reply);
        if (await lacksAgeProof(request, Number(user))) {
          return reply.header('cache-control', 'no-store').type('image/svg+xml').send(synthetic.hiddenCover);
        }
        return (await sendStored(storage, coverKey(Number(user), name), request, reply, null))
          ? reply
          : missing(reply);
      });

      // For those who may not read the post: its own picture stays closed, and no address names the item.
      app.get<ItemRoute>('/media-files/post/:id/preview.webp', async (request, reply) => {
        const { id } = request.params;
        if (!/^\d{1,15}$/.test(id)) return missing(reply);
        const [found] = await database.orm
          .select({ item: media })
          .from(fanclubPost)
          .innerJoin(media, eq(media.id, fanclubPost.mediaId))
          .where(
            and(
              eq(fanclubPost.id, Number(id)),
              isNull(fanclubPost.deletedAt),
              media.isPublished,
              isNull(media.takenDownAt),
            ),
          );
        if (!found) return missing(reply);
        const { item } = found;
        if (await lacksAgeProof(request, item.userId)) {
          return reply.header('cache-control', 'no-store').type('image/svg+xml').send(synthetic.hiddenCover);
        }
        const [file] = item.stored?.files ?? [];
        if (!file) return send(reply, 'image/webp', await synthetic.blurredCover(item));
        const key = coverKey(item.userId, file.blurred);
        return (await sendStored(storage, key, request, reply, null)) ? reply : missing(reply);
      });

      app.get<ItemRoute>('/media-files/:id/sprites.vtt', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        if (isPictureSet(item) || item.stored) return missing(reply);
        return send(
          reply,
          'text/vtt',
          synthetic.spriteIndex(item, `sprites.png?token=${String(tokenOf(request))}`),
        );
      });

      app.get<ItemRoute>('/media-files/:id/sprites.png', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        if (isPictureSet(item) || item.stored) return missing(reply);
        return send(reply, 'image/png', await synthetic.spriteSheet(item));
      });

      app.get<FileRoute>('/media-files/:id/:rendition/:file', async (request, reply) => {
        const item = await openItem(request, reply);
        if (!item) return reply;
        const { rendition, file } = request.params;
        if (isPictureSet(item)) return missing(reply);
        const video = await videoOf(item, rendition);
        if (video === null) return item.stored ? missing(reply) : notReady(reply);
        if (!video.renditions.includes(rendition)) return missing(reply);
        if (file === 'index.m3u8')
          return send(reply, PLAYLIST_TYPE, videoPlaylist(video, String(tokenOf(request))));
        const nth = numberIn(file, /^(\d{1,6})\.ts$/);
        if (!(nth < video.segments.length)) return missing(reply);
        const bytes = await video.read(rendition, nth);
        return bytes === null ? notReady(reply) : send(reply, 'video/mp2t', bytes);
      });
    },
  };
}
