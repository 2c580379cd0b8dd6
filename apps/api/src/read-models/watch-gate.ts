import type { FastifyRequest } from 'fastify';
import { watchesInShow } from '../features/watch-together/store.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import type { KernelContext } from '../kernel/context.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';

/** Whether the request's visitor may get the files of a video because they watch it together in a running show. */
export type WatchGate = (
  request: FastifyRequest,
  asked: { showId: number; mediaId: number },
) => Promise<boolean>;

export const createWatchGate =
  (context: Pick<KernelContext, 'database' | 'signer' | 'options'>): WatchGate =>
  async (request, asked) => {
    const { orm } = context.database;
    const { user } = await viewerOf(orm, context.signer, sessionCookie(request, context.options));
    return user !== null && watchesInShow(orm, { ...asked, userId: user.id });
  };
