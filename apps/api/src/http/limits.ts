import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from './errors.ts';

export type Limit = (request: FastifyRequest, key: string) => Promise<void>;

/** A limit of `max` calls a window for each key, counted in this process. */
export function createLimit(app: FastifyInstance, context: Context, max: number, windowMs: number): Limit {
  if (!context.options.rateLimits) return async () => undefined;
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  });
  return async (request, key) => {
    keys.set(request, key);
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw new ApiError('rate_limited');
  };
}
