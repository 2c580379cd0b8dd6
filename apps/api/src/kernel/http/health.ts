import type { FastifyInstance } from 'fastify';
import { inTime } from '../in-time.ts';

/** What a process needs to serve; each either resolves or names its fault. */
export type Checks = Record<string, () => Promise<unknown>>;

export interface Health {
  /** From now on the process reports that it is not ready, so that a load balancer sends it no new requests. */
  drain(): void;
}

/** A part that has not answered after this time counts as away. */
const ANSWER_WITHIN_MS = 2_000;

const answers = (check: () => Promise<unknown>): Promise<'ok' | 'away'> =>
  inTime(check(), ANSWER_WITHIN_MS).then(
    () => 'ok',
    () => 'away',
  );

/**
 * `GET /livez`: the process answers (200). `GET /readyz`: it can serve (200), or names what is down (503). `facts` are
 * listed beside the checks in its answer and do not change its status. Both answers contain only names and numbers.
 */
export function registerHealth(
  app: FastifyInstance,
  checks: Checks,
  facts: () => Promise<Record<string, number>> = async () => ({}),
): Health {
  let isDraining = false;
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 1 }));
  app.get('/readyz', async (_request, reply) => {
    const found = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
      ),
    );
    const isReady = !isDraining && Object.values(found).every((state) => state === 'ok');
    const figures = found.database === 'away' ? {} : await facts().catch(() => ({}));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 1 : 0,
        ...(isDraining ? { draining: true } : {}),
        checks: found,
        ...figures,
      });
  });
  return {
    drain() {
      isDraining = true;
    },
  };
}
