import type { FastifyBaseLogger } from 'fastify';

/** A silent logger, for tests and for callers without one. */
export function quietLogger(): FastifyBaseLogger {
  const nothing = () => undefined;
  const logger = {
    level: 'silent',
    fatal: nothing,
    error: nothing,
    warn: nothing,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: () => logger,
  };
  return logger as unknown as FastifyBaseLogger;
}
