import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../../kernel/storage/storage.ts';

const TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4' };

/** The first range of a request as players send it; null for the whole file. */
function rangeOf(request: FastifyRequest): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return null;
  const end = to === undefined ? Number.MAX_SAFE_INTEGER : Number(to);
  return end < Number(from) ? null : { start: Number(from), end };
}

/**
 * Sends an object, or the part that the request asks for. `name`: with `?download=1` the browser stores it under this name.
 * False: there is no such object, and nothing was sent.
 */
export async function sendStored(
  storage: Storage,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string | null,
): Promise<boolean> {
  const range = rangeOf(request);
  const found = await storage.get(key, range ?? undefined);
  if (found === null) return false;
  const { body, size } = found;
  reply
    .header('accept-ranges', 'bytes')
    // Files for one visitor must not be stored in shared caches.
    .header('cache-control', 'private, max-age=600')
    .type(TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  const { download } = request.query as { download?: unknown };
  if (name !== null && download === '1')
    reply.header('content-disposition', `attachment; filename="${name}"`);
  if (range === null) reply.header('content-length', size).send(body);
  else if (range.start >= size) reply.code(416).header('content-range', `bytes */${size}`).send();
  else {
    const end = Math.min(range.end, size - 1);
    reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${end}/${size}`)
      .header('content-length', end - range.start + 1)
      .send(body);
  }
  return true;
}
