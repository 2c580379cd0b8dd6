import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from './errors.ts';

/** A limit of `max` calls a window for each key, counted in this process. */
export interface Limit {
  /** Counts one; refuses with `rate_limited` when that is too many. */
  take(request: FastifyRequest, key: string): Promise<void>;
  /** Refuses when the limit is used up, without counting: for calls of which only the failed ones count. */
  check(request: FastifyRequest, key: string): Promise<void>;
}

export function createLimit(app: FastifyInstance, context: Context, max: number, windowMs: number): Limit {
  const nothing = async () => undefined;
  if (!context.options.rateLimits) return { take: nothing, check: nothing };
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  });
  return {
    async take(request, key) {
      keys.set(request, key);
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw new ApiError('rate_limited');
    },
    async check(request, key) {
      keys.set(request, key);
      const result = await count(request, { increment: false });
      if (!result.isAllowed && result.remaining <= 0) throw new ApiError('rate_limited');
    },
  };
}
