import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Checks, registerHealth } from './health.ts';

const opened = (checks: Checks, facts?: () => Promise<Record<string, number>>) => {
  const app = Fastify();
  const health = registerHealth(app, checks, facts);
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return { status: statusCode, body: JSON.parse(body) };
  };
  return { health, ask };
};
const well = async () => undefined;

test('a process is ready while all its parts answer, and tells its facts', async () => {
  const { ask } = opened({ database: well, bus: well }, async () => ({ outbox_age: 3 }));
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 1, checks: { database: 'ok', bus: 'ok' }, outbox_age: 3 },
  });
});

test('a part that fails or hangs is named, without its words, and the process lives on', async () => {
  const broken = async () => {
    throw new Error('password authentication failed for user "site"');
  };
  const { ask } = opened({ database: () => new Promise(() => undefined), bus: broken, site: well }, broken);
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: { status: 0, checks: { database: 'away', bus: 'away', site: 'ok' } },
  });
  expect(await ask('/livez')).toEqual({ status: 200, body: { status: 1 } });
});

test('a process that is going says so before it goes', async () => {
  const { health, ask } = opened({ database: well });
  health.drain();
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { draining: true } });
  expect((await ask('/livez')).status).toBe(200);
});
