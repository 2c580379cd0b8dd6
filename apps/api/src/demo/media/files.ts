import { createHmac } from 'node:crypto';
import type { MediaFile } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaFiles } from '../../features/media/files.ts';
import { createStoredVideos } from '../../features/media/stored-video.ts';
import { countView } from '../../features/media/views.ts';
import type { Database } from '../../kernel/db/database.ts';
import { media, recording } from '../../kernel/db/schema/index.ts';
import { coverKey, pictureKey, type StoredMedia, videoKey } from '../../kernel/db/schema/stored-media.ts';
import type { MediaRow } from '../../kernel/rooms/media-card.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import type { RecordedVideo } from '../../kernel/streams/recorder.ts';
import { mediaPicture, offlinePicture, pictureSizes } from '../art/pictures.ts';
import type { Loops } from '../streams/index.ts';
import { masterPlaylist, uploadedMaster, videoPlaylist } from '../streams/playlist.ts';
import { renditions } from '../streams/renditions.ts';
import { refuseFileToken, showOfToken, signFileToken } from './file-token.ts';
import { sendStored } from './send-stored.ts';
import { spriteIndex, spriteSheet } from './sprites.ts';

/** Token lifetime beyond the length of a video: time to pause, and to look at pictures. */
const SLACK_MS = 20 * 60_000;

/** Sprite sheets cached in memory; one is about 100 kB. */
const SHEETS_KEPT = 64;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** The rendition of `hls_url`, which contains only one. */
const PLAIN = 'sd';

interface Parts {
  secret: string;
  database: Database;
  loops: Pick<Loops, 'frameRate' | 'recordingOf' | 'upload'>;
  /** Uploaded files. */
  storage: Storage;
  /** Whether the request's visitor must prove their age before they get a file of this broadcaster. */
  lacksAgeProof: (request: FastifyRequest, ownerId: number) => Promise<boolean>;
  /** Whether the request's visitor watches this item together with somebody in this show now. */
  watchesInShow: (request: FastifyRequest, asked: { showId: number; mediaId: number }) => Promise<boolean>;
  now?: () => number;
}

const nameOf = (id: number): string => `media-${id}`;

const refuse = (reply: FastifyReply, code: number, errorType: string, error: string) =>
  reply.code(code).header('cache-control', 'no-store').send({ status: 0, errorType, error });
const missing = (reply: FastifyReply) => refuse(reply, 404, 'not_found', 'There is no such file.');

const notReady = (reply: FastifyReply) =>
  refuse(
    reply.header('retry-after', '2'),
    503,
    'unavailable',
    'This file is not ready yet. Try again in a moment.',
  );

interface Route {
  Params: { id: string; rendition: string; file: string };
}
interface CoverRoute {
  Params: { user: string; file: string };
}

/** The files of an uploaded item. With a show's token they are only played. */
function storedFiles(item: MediaRow, { files }: StoredMedia, token: string, isInShow: boolean): MediaFile[] {
  const base = `/media-files/${item.id}`;
  return files.map((file, at) => {
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

export function createMediaFiles({
  secret,
  database,
  loops,
  storage,
  lacksAgeProof,
  watchesInShow,
  now = Date.now,
}: Parts): MediaFiles {
  const storedVideos = createStoredVideos(storage);
  const sheets = new Map<number, Promise<Buffer>>();

  /** Which part of the scene a picture shows. That of a paid picture must not be guessable. */
  const detailOf = (item: MediaRow, index: number): string =>
    createHmac('sha256', secret).update(`picture\n${item.id}\n${index}`).digest('hex');

  const sheetOf = (item: MediaRow): Promise<Buffer> => {
    const kept = sheets.get(item.id);
    if (kept) return kept;
    const [oldest] = sheets.keys();
    if (sheets.size >= SHEETS_KEPT && oldest !== undefined) sheets.delete(oldest);
    const made = spriteSheet(item.artSeed, item.duration);
    sheets.set(item.id, made);
    made.catch(() => sheets.delete(item.id));
    return made;
  };

  /** What a video item plays: an upload, a recorded stream, or a video of the demo. Null: not ready. */
  const videoOf = async (item: MediaRow, rendition: string): Promise<RecordedVideo | null> => {
    const [file] = item.stored?.files ?? [];
    if (file) return file.kind === 'video' ? storedVideos.open(file, rendition) : null;
    const [row] = await database.orm.select().from(recording).where(eq(recording.mediaId, item.id));
    return row ? loops.recordingOf(row) : loops.upload(item.artSeed, item.duration);
  };

  /** The item of the request's token; null if the request was rejected and answered. */
  const opened = async (request: FastifyRequest, reply: FastifyReply): Promise<MediaRow | null> => {
    const { id } = request.params as { id: string };
    const { token } = request.query as { token?: unknown };
    if (!/^\d{1,9}$/.test(id)) {
      missing(reply);
      return null;
    }
    const refusal = refuseFileToken(secret, nameOf(Number(id)), token, now());
    if (refusal !== null) {
      refuse(reply, 403, refusal, 'This file needs a valid token.');
      return null;
    }
    const showId = showOfToken(token);
    if (showId !== null && !(await watchesInShow(request, { showId, mediaId: Number(id) }))) {
      refuse(reply, 403, 'show_not_running', 'The show has ended, or shows another video.');
      return null;
    }
    const [item] = await database.orm
      .select()
      .from(media)
      .where(eq(media.id, Number(id)));
    if (!item || item.takenDownAt) {
      missing(reply);
      return null;
    }
    // A token may have been issued elsewhere, or before the proof expired.
    if (await lacksAgeProof(request, item.userId)) {
      refuse(reply, 403, 'age_verification_required', 'Age verification is required.');
      return null;
    }
    return item;
  };
  /** Files for one visitor must not be stored in shared caches. */
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.type(type).header('cache-control', 'private, max-age=600').send(body);
  const tokenOf = (request: FastifyRequest) => String((request.query as { token?: unknown }).token);

  return {
    filesOf(item, showId) {
      const expiresAt = now() + item.duration * 1000 + SLACK_MS;
      const token = signFileToken(secret, nameOf(item.id), expiresAt, showId);
      const base = `/media-files/${item.id}`;
      if (item.stored) return storedFiles(item, item.stored, token, showId !== undefined);
      if (item.typeId === 1) {
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
    plugin: async (app) => {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('x-content-type-options', 'nosniff');
        reply.header('content-security-policy', "default-src 'none'; sandbox");
      });
      const counted = (mediaId: number, address: string) =>
        countView(database.orm, secret, { mediaId, address, now: now() });

      app.get<Route>('/media-files/:id/picture/:file', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        if (item.stored) {
          const at = /^(\d{1,4})\.webp$/.exec(request.params.file)?.[1];
          const picture = at === undefined ? undefined : item.stored.files[Number(at)];
          if (picture?.kind !== 'picture') return missing(reply);
          if (at === '0') await counted(item.id, request.ip);
          return (await sendStored(storage, pictureKey(picture.picture), request, reply, null))
            ? reply
            : missing(reply);
        }
        const index = Number(/^(\d{1,4})\.svg$/.exec(request.params.file)?.[1] ?? Number.NaN);
        if (item.typeId !== 1 || !(index < item.itemCount)) return missing(reply);
        if (index === 0) await counted(item.id, request.ip);
        return send(reply, 'image/svg+xml', mediaPicture(item.artSeed, detailOf(item, index)));
      });

      app.get<Route>('/media-files/:id/master.m3u8', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        if (item.typeId === 1) return missing(reply);
        await counted(item.id, request.ip);
        const [file] = item.stored?.files ?? [];
        const text =
          file?.kind === 'video'
            ? uploadedMaster(file.renditions, tokenOf(request))
            : masterPlaylist(tokenOf(request), loops.frameRate);
        return send(reply, PLAYLIST_TYPE, text);
      });

      app.get<Route>('/media-files/:id/video.mp4', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        const [file] = item.stored?.files ?? [];
        // Who watches together in a show does not get the file.
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
          return reply.header('cache-control', 'no-store').type('image/svg+xml').send(offlinePicture('a'));
        }
        return (await sendStored(storage, coverKey(Number(user), name), request, reply, null))
          ? reply
          : missing(reply);
      });

      app.get<Route>('/media-files/:id/sprites.vtt', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        if (item.typeId === 1 || item.stored) return missing(reply);
        return send(reply, 'text/vtt', spriteIndex(item.duration, `sprites.png?token=${tokenOf(request)}`));
      });

      app.get<Route>('/media-files/:id/sprites.png', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        if (item.typeId === 1 || item.stored) return missing(reply);
        return send(reply, 'image/png', await sheetOf(item));
      });

      app.get<Route>('/media-files/:id/:rendition/:file', async (request, reply) => {
        const item = await opened(request, reply);
        if (!item) return reply;
        const { rendition, file } = request.params;
        if (item.typeId === 1) return missing(reply);
        const video = await videoOf(item, rendition);
        if (video === null) return item.stored ? missing(reply) : notReady(reply);
        if (!video.renditions.includes(rendition)) return missing(reply);
        if (file === 'index.m3u8') return send(reply, PLAYLIST_TYPE, videoPlaylist(video, tokenOf(request)));
        const index = Number(/^(\d{1,6})\.ts$/.exec(file)?.[1] ?? Number.NaN);
        if (!(index < video.segments.length)) return missing(reply);
        const bytes = await video.read(rendition, index);
        return bytes === null ? notReady(reply) : send(reply, 'video/mp2t', bytes);
      });
    },
  };
}
