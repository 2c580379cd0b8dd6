import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../kernel/accounts/session.ts';
import type { KernelContext } from '../kernel/context.ts';
import { ageCookie } from '../kernel/http/age-cookie.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { placeOf } from '../kernel/http/request.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { lacksAgeProof } from './visitor-standing.ts';

/** A page asks for dozens of pictures at once. */
const KEPT_MS = 2_000;
const MOST_KEPT = 10_000;

/**
 * Whether the request's visitor must verify their age before they get a file of this broadcaster; a picture without an
 * id.
 */
export type AgeGate = (request: FastifyRequest, ownerId?: number) => Promise<boolean>;

/** The age gate of all that is served outside the API's operations. For pictures it remembers for two seconds that it is open. */
export function createAgeGate(context: Pick<KernelContext, 'database' | 'signer' | 'options'>): AgeGate {
  const answers = createShortCache<boolean>(KEPT_MS, MOST_KEPT);
  return async (request, ownerId) => {
    const token = sessionCookie(request, context.options);
    const ask = async () => {
      const viewer = await viewerOf(context.database.orm, context.signer, token);
      return lacksAgeProof(context, { viewer, request }, ownerId ?? 0);
    };
    if (ownerId !== undefined) return ask();
    const { country, region } = placeOf(request, context.options);
    const key = JSON.stringify([token, ageCookie(request.cookies), country, region]);
    const isClosed = await answers.get(key, ask);
    if (isClosed) answers.forget(key);
    return isClosed;
  };
}
