import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { KernelContext } from '../context.ts';

/** A limit of `max` calls per window and key, counted in this process. */
export interface Limit {
  /** Counts one call; throws `rate_limited` above the limit. */
  take(request: FastifyRequest, key: string): Promise<void>;
  /** Throws if the limit is used up, without counting: for calls where only failures count. */
  check(request: FastifyRequest, key: string): Promise<void>;
}

export function createLimit(
  app: FastifyInstance,
  context: Pick<KernelContext, 'options'>,
  max: number,
  windowMs: number,
): Limit {
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
