import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../kernel/http/errors.ts';
import type { StreamRights } from '../../kernel/streams/stream-rights.ts';
import { isPortraitStream, STREAM_NAME } from './loops.ts';
import { masterPlaylist, mediaPlaylist } from './playlist.ts';
import { renditions, renditionsOf } from './renditions.ts';
import { type LoopStore, streamPlace } from './store.ts';
import { isAvailable, loopIndex, SEGMENT_MS } from './timeline.ts';

interface LivePluginOptions {
  store: LoopStore;
  frameRate: number;
  rights: Pick<StreamRights, 'refuse'>;
  now: () => number;
  /** Paths that serve the same streams: each is an edge to a player. */
  edges: readonly string[];
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

interface Params {
  stream: string;
  rendition?: string;
  file?: string;
}

/** The routes of the stream origin. */
export function livePlugin({ store, frameRate, rights, now, edges }: LivePluginOptions): FastifyPluginAsync {
  /** Rejects and answers a request that must not pass; true if it did. */
  const stopped = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { stream, rendition } = request.params as Params;
    const known = STREAM_NAME.test(stream) && (rendition === undefined || isRendition(rendition));
    if (!known) {
      refuse(reply, 404, 'stream_unknown', 'There is no such stream.');
      return true;
    }
    const { token } = request.query as { token?: unknown };
    const refusal = await rights.refuse(stream, token);
    if (refusal !== null) {
      refuse(reply, 403, refusal, 'This stream needs a valid token.');
      return true;
    }
    if (!(await store.whenReady(streamPlace(stream).loop))) {
      reply.header('retry-after', '2');
      refuse(reply, 503, 'stream_starting', 'The stream is starting. Try again in a moment.');
      return true;
    }
    return false;
  };

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
    });
    app.addHook('onClose', async () => store.stop());

    for (const edge of edges) serve(app, edge);
  };

  function serve(app: FastifyInstance, edge: string): void {
    app.get(`${edge}/:stream/master.m3u8`, async (request, reply) => {
      if (await stopped(request, reply)) return reply;
      const { stream } = request.params as Params;
      return reply
        .type(PLAYLIST_TYPE)
        .header('cache-control', 'no-cache')
        .send(
          masterPlaylist(tokenOf(request), frameRate, renditionsOf({ isPortrait: isPortraitStream(stream) })),
        );
    });

    app.get(`${edge}/:stream/:rendition/index.m3u8`, async (request, reply) => {
      if (await stopped(request, reply)) return reply;
      const { stream, rendition = '' } = request.params as Params;
      const { offset } = streamPlace(stream);
      return reply
        .type(PLAYLIST_TYPE)
        .header('cache-control', 'no-cache')
        .send(mediaPlaylist(stream, rendition, tokenOf(request), now(), offset));
    });

    app.get(`${edge}/segment/:stream/:rendition/:file`, async (request, reply) => {
      if (await stopped(request, reply)) return reply;
      const { stream, rendition = '', file = '' } = request.params as Params;
      const { loop, offset } = streamPlace(stream);
      const sequence = Number(/^(\d{1,12})\.ts$/.exec(file)?.[1] ?? Number.NaN);
      if (!isAvailable(sequence, now(), offset)) {
        return refuse(reply, 404, 'segment_gone', 'This segment is not in the live window.');
      }
      const bytes = await store.readSegment(loop, rendition, loopIndex(sequence));
      return reply
        .type('video/mp2t')
        .header('cache-control', `private, max-age=${(SEGMENT_MS / 1000) * 30}, immutable`)
        .send(bytes);
    });
  }
}

const isRendition = (name: string): boolean => renditions.some((item) => item.name === name);

const tokenOf = (request: FastifyRequest): string => {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
};
