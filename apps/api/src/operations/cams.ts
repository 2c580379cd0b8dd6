import type { FastifyInstance } from 'fastify';
import { iceServersFor } from '../cams/ice-servers.ts';
import type { Context } from '../context.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';

/** Cameras between two people (spec 2 §5). */
export function registerCams(app: FastifyInstance, context: Context): void {
  const { ice } = context.options;
  const limit = createLimit(app, context, 60, 10_000);

  registerOperation(app, context, 'GET /cam/servers', async ({ viewer, request }) => {
    await limit.take(request, `cam ${viewer.user.id}`);
    return { servers: ice ? iceServersFor(ice, viewer.user.id, Date.now()) : [] };
  });
}
