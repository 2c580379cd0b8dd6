import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../kernel/http/errors.ts';
import { type LogoForm, logoNames, logoPicture } from './logos.ts';
import {
  ART_SEED,
  avatarPicture,
  bannerPicture,
  isOfflineVariant,
  mediaPicture,
  offlinePicture,
  sharePicture,
  thumbPicture,
} from './pictures.ts';
import { createPngRenderer } from './share.ts';

/** A picture depends only on its URL, so a cache may keep it for a week without revalidating. */
const CACHE = 'public, max-age=604800, immutable';

/** Pictures of rooms and media wait for age verification, so shared caches must not answer for the platform. */
const OWN_CACHE = CACHE.replace('public', 'private');

const sendSvg = (reply: FastifyReply, svg: string, cache = CACHE) =>
  reply.type('image/svg+xml').header('cache-control', cache).send(svg);

/** Visitors see this until they have verified their age, and then the picture. */
const NEUTRAL = 'private, no-store';

const unknown = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .send({ status: 0, errorType: 'art_unknown', error: 'There is no such picture.' });

/** The seed of a file name with the given ending, or null. */
function seedOf(file: string, ending: string): string | null {
  if (!file.endsWith(ending)) return null;
  const seed = file.slice(0, -ending.length);
  return ART_SEED.test(seed) ? seed : null;
}

interface FileRoute {
  Params: { file: string };
  Querystring: { v?: unknown; ab?: unknown; form?: unknown };
}

interface Parts {
  isShared: (seed: string) => Promise<'room' | 'site' | null>;
  /** Whether the request's visitor must verify their age before they see rooms or media. */
  lacksAgeProof: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * Abstract placeholder pictures, deterministic per seed. `/art/{avatar|banner|thumb|media}/{seed}.svg`,
 * `/art/offline/{a-d}.svg`, `/art/logo/{site}.svg?form=light|dark`, `/art/share/{seed}.png`. A seed is
 * `{f|m|t|c}.{name}`; share pictures exist for the seeds that `isShared` knows; thumbs take `?v=` (a minute number) for slight variation.
 */
export const artPlugin =
  ({ isShared, lacksAgeProof }: Parts): FastifyPluginAsync =>
  async (app) => {
    const renderer = createPngRenderer();
    const neutral = (reply: FastifyReply) => sendSvg(reply, offlinePicture('a'), NEUTRAL);

    app.addHook('onRequest', async (_request, reply) => {
      reply
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
      // An SVG opened directly is a document: it must not load or run anything.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    });

    app.get<FileRoute>('/art/avatar/:file', async ({ params }, reply) => {
      const seed = seedOf(params.file, '.svg');
      return seed === null ? unknown(reply) : sendSvg(reply, avatarPicture(seed));
    });

    app.get<FileRoute>('/art/banner/:file', async ({ params }, reply) => {
      const seed = seedOf(params.file, '.svg');
      return seed === null ? unknown(reply) : sendSvg(reply, bannerPicture(seed));
    });

    app.get<FileRoute>('/art/thumb/:file', async (request, reply) => {
      const { params, query } = request;
      const seed = seedOf(params.file, '.svg');
      if (seed === null) return unknown(reply);
      if (await lacksAgeProof(request)) return neutral(reply);
      const bucket = typeof query.v === 'string' && /^\d{1,15}$/.test(query.v) ? Number(query.v) : 0;
      // The second picture of the thumbnail test.
      const drawn = query.ab === 'b' ? `${seed}.b` : seed;
      return sendSvg(reply, thumbPicture(drawn, bucket), OWN_CACHE);
    });

    app.get<FileRoute>('/art/media/:file', async (request, reply) => {
      const seed = seedOf(request.params.file, '.svg');
      if (seed === null) return unknown(reply);
      return (await lacksAgeProof(request)) ? neutral(reply) : sendSvg(reply, mediaPicture(seed), OWN_CACHE);
    });

    app.get<FileRoute>('/art/offline/:file', async ({ params }, reply) => {
      const variant = seedOf(params.file, '.svg');
      return variant !== null && isOfflineVariant(variant)
        ? sendSvg(reply, offlinePicture(variant))
        : unknown(reply);
    });

    app.get<FileRoute>('/art/logo/:file', async ({ params, query }, reply) => {
      const site = seedOf(params.file, '.svg');
      const form: LogoForm = query.form === 'dark' ? 'dark' : 'light';
      const logo = site === null || !logoNames.includes(site) ? null : logoPicture(site, form);
      return logo === null ? unknown(reply) : sendSvg(reply, logo);
    });

    app.get<FileRoute>('/art/share/:file', async (request, reply) => {
      const seed = seedOf(request.params.file, '.png');
      const owner = seed === null ? null : await isShared(seed);
      if (seed === null || owner === null) return unknown(reply);
      const isClosed = owner === 'room' && (await lacksAgeProof(request));
      const png = isClosed
        ? await renderer.png('neutral', () => offlinePicture('a'))
        : await renderer.png(seed, () => sharePicture(seed));
      if (png === null) {
        const message = 'Too many pictures at once. Try again in a moment.';
        return refuse(reply.header('retry-after', '2'), 503, 'art_busy', message);
      }
      const cache = isClosed ? NEUTRAL : owner === 'room' ? OWN_CACHE : CACHE;
      return reply.type('image/png').header('cache-control', cache).send(png);
    });
  };
