import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../kernel/http/errors.ts';
import type { StreamRights } from '../../kernel/streams/stream-rights.ts';
import { FILE_NAME, type HlsFiles, STREAM_NAME } from './hls-files.ts';
import { extendedMaster, masterOf, segmentsOf, tokenised } from './playlist.ts';
import { RENDITION_FOLDER, type Rendition, type RenditionFiles } from './renditions/rendition-files.ts';

/** The edge of published streams on the site's own origin. */
export const OWN_EDGE = '/live/cam';

interface Options {
  files: HlsFiles;
  renditions: Pick<RenditionFiles, 'of' | 'playlist' | 'read'>;
  rights: Pick<StreamRights, 'refuse'>;
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const TYPES: Readonly<Record<string, string>> = {
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
};

/**
 * A player that arrives before the first segment waits for it this long (ms): most streams start within a few seconds.
 */
const FIRST_WITHIN_MS = 6_000;
const LOOK_EVERY_MS = 200;

interface Params {
  stream: string;
  rendition?: string;
  file?: string;
}

const tokenOf = (request: FastifyRequest): string => {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
};

/** The delivery directives of low-latency HLS: a player waits for a playlist that has this part. Nothing else is passed on. */
const directivesOf = (request: FastifyRequest): string => {
  const query = request.query as Record<string, unknown>;
  const directives = new URLSearchParams();
  for (const [name, shape] of [
    ['_HLS_msn', /^\d{1,15}$/],
    ['_HLS_part', /^\d{1,5}$/],
    ['_HLS_skip', /^(YES|v2)$/],
  ] as const) {
    const value = query[name];
    if (typeof value === 'string' && shape.test(value)) directives.set(name, value);
  }
  return directives.toString();
};

/** Bits per second of the newest segment. */
async function bitrateOf(files: HlsFiles, stream: string, playlist: string): Promise<number | null> {
  const last = segmentsOf(playlist).at(-1);
  const bytes = last ? await files.size(stream, last.file) : null;
  return last && bytes !== null && last.seconds > 0 ? (bytes * 8) / last.seconds : null;
}

const variantOf = ({ name, folder, bitrate, width, height }: Rendition) => ({
  name,
  uri: folder === null ? 'index.m3u8' : `${folder}/index.m3u8`,
  bitrate,
  size: { width, height },
});

/**
 * Serves what broadcasters publish. Every playlist and every segment needs a token of this stream; the media server's
 * own files have no other way out.
 */
export function hlsPlugin({ files, renditions, rights }: Options): FastifyPluginAsync {
  const isStopped = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { stream, rendition, file = 'index.m3u8' } = request.params as Params;
    const isKnown = rendition === undefined || RENDITION_FOLDER.test(rendition);
    if (!isKnown || !STREAM_NAME.test(stream) || !FILE_NAME.test(file)) {
      refuse(reply, 404, 'stream_unknown', 'There is no such stream.');
      return true;
    }
    const refusal = await rights.refuse(stream, tokenOf(request));
    if (refusal !== null) refuse(reply, 403, refusal, 'This stream needs a valid token.');
    return refusal !== null;
  };
  /** The playlist, once it has something to play. */
  const firstPlaylist = async (stream: string): Promise<string | null> => {
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const found = (await files.read(stream, 'index.m3u8'))?.toString('utf8') ?? '';
      if (found.includes('#EXT-X-STREAM-INF') || segmentsOf(found).length > 0) return found;
      if (waited >= FIRST_WITHIN_MS) return null;
      await wait(LOOK_EVERY_MS);
    }
  };
  const sendPlaylist = (reply: FastifyReply, playlist: string) =>
    reply.type(PLAYLIST_TYPE).header('cache-control', 'no-cache').send(playlist);
  const sendSegment = (reply: FastifyReply, file: string, bytes: Buffer | null) =>
    bytes === null
      ? refuse(reply, 404, 'segment_gone', 'This segment is not in the live window.')
      : reply
          .type(TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
          .header('cache-control', 'private, max-age=60, immutable')
          .send(bytes);
  const starting = (reply: FastifyReply) =>
    refuse(
      reply.header('retry-after', '1'),
      503,
      'stream_starting',
      'The stream is starting. Try again in a moment.',
    );

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
    });

    app.get(`${OWN_EDGE}/:stream/master.m3u8`, async (request, reply) => {
      if (await isStopped(request, reply)) return reply;
      const { stream } = request.params as Params;
      const index = await firstPlaylist(stream);
      if (index === null) return starting(reply);
      const token = tokenOf(request);
      const variants = (await renditions.of(stream)).map(variantOf);
      if (index.includes('#EXT-X-STREAM-INF'))
        return sendPlaylist(reply, extendedMaster(index, token, variants.slice(1)));
      if (variants.length > 0) return sendPlaylist(reply, masterOf(token, variants));
      const bitrate = (await bitrateOf(files, stream, index)) ?? 1;
      return sendPlaylist(reply, masterOf(token, [{ name: 'hd', uri: 'index.m3u8', bitrate, size: null }]));
    });

    app.get(`${OWN_EDGE}/:stream/:file`, async (request, reply) => {
      if (await isStopped(request, reply)) return reply;
      const { stream, file = '' } = request.params as Params;
      const bytes = await files.read(stream, file, directivesOf(request));
      if (!file.endsWith('.m3u8')) return sendSegment(reply, file, bytes);
      return bytes === null
        ? starting(reply)
        : sendPlaylist(reply, tokenised(bytes.toString('utf8'), tokenOf(request)));
    });

    app.get(`${OWN_EDGE}/:stream/:rendition/:file`, async (request, reply) => {
      if (await isStopped(request, reply)) return reply;
      const { stream, rendition = '', file = '' } = request.params as Params;
      if (file !== 'index.m3u8')
        return sendSegment(reply, file, await renditions.read(stream, rendition, file));
      const playlist = await renditions.playlist(stream, rendition);
      return playlist === null
        ? refuse(reply, 404, 'rendition_gone', 'This stream has no such rendition now.')
        : sendPlaylist(reply, tokenised(playlist, tokenOf(request)));
    });
  };
}
