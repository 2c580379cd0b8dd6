import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './page-cache.ts';

/** Whether the browser has the page already. Proxies may have made the tag a weak one. */
const isKnown = (etag: string, { headers }: FastifyRequest): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag);

/** Sends a page in the encoding that the browser likes best, or 304 if it has the page. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
  reply.headers(page.headers);
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (isKnown(page.etag, request)) return reply.code(304).send();
  }
  reply.code(page.status);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  // Named in any case, or the server's compression would do it once more for each request.
  reply.header('content-encoding', encoding ?? 'identity');
  return reply.send(encoding === null ? page.body : await page.encoded(encoding));
};
