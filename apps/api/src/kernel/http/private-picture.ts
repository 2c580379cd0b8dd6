import type { FastifyReply } from 'fastify';

/** Answers with a picture that only this request's user may read, or with 404. No cache keeps it. */
export function sendPrivatePicture(
  reply: FastifyReply,
  picture: Uint8Array | null,
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
): FastifyReply {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store');
  return picture ? reply.type(type).send(Buffer.from(picture)) : reply.code(404).send();
}
