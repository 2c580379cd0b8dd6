import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type HealthServer, serveHealth } from './serve-health.ts';

let opened: HealthServer | undefined;
afterEach(() => opened?.close());

const open = async (
  options: { silentAfterMs?: number; port?: number; text?: () => Promise<string> } = {},
) => {
  const { text = async () => 'example 1\n', port = 0, silentAfterMs } = options;
  opened = await serveHealth({
    metrics: { text, contentType: 'text/plain; version=0.0.4' },
    metricsPort: port,
    metricsHost: '127.0.0.1',
    ...(silentAfterMs === undefined ? {} : { silentAfterMs }),
    onEnd: () => undefined,
  });
  return `http://127.0.0.1:${opened.port}`;
};

/** Asks from another process, because this one will be busy; the answers come when it no longer is. */
const askFromElsewhere = async (url: string, times: number) => {
  const script = `
    const seen = [];
    for (let count = 0; count < ${times}; count += 1) {
      const started = performance.now();
      const answer = await fetch(process.argv[1]);
      seen.push({ status: answer.status, text: await answer.text(), ms: performance.now() - started });
      await new Promise((go) => setTimeout(go, 100));
    }
    console.log(JSON.stringify(seen));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen = new Promise<{ status: number; text: string; ms: number }[]>((resolve) => {
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part;
    });
    child.on('close', () => resolve(JSON.parse(out)));
  });
  return seen;
};

/** Keeps the event loop busy, as a long render does. */
const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('a busy event loop delays neither /livez nor /metrics, and a silent one is not alive', async () => {
  const url = await open({ silentAfterMs: 3_000 });
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(
    /^example 1\n[\s\S]*footlight_main_thread_silent_seconds 0\./,
  );
  const lives = askFromElsewhere(`${url}/livez`, 70);
  const scrapes = askFromElsewhere(`${url}/metrics`, 2);
  // Until both have started.
  await new Promise((go) => setTimeout(go, 1_500));
  block(10_000);
  const seen = await lives;
  const during = seen.filter(({ status }) => status === 503);
  expect(seen[0]).toMatchObject({ status: 200, text: '{"status":1}' });
  expect(during.length).toBeGreaterThan(3);
  expect(during[0]?.text).toBe('{"status":0}');
  // The slowest answers of a busy machine; the event loop was blocked for ten seconds.
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(5_000);
  for (const { status, text } of await scrapes) {
    expect(status).toBe(200);
    expect(text).toMatch(/^example 1$/m);
  }
  expect((await fetch(`${url}/livez`)).status).toBe(200);
});

test('numbers that cannot be read leave those of the thread, and nothing else is served', async () => {
  const url = await open({ text: () => Promise.reject(new Error('database is away')) });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('footlight_main_thread_silent_seconds 0.');
  expect(text).not.toContain('example');
  expect((await fetch(`${url}/readyz`)).status).toBe(404);
  expect((await fetch(`${url}/livez`, { method: 'POST' })).status).toBe(405);
});

test('a port that is taken is an error that names the setting', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as { port: number };
  await expect(open({ port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or choose another port with METRICS_PORT.`,
  );
  other.close();
});
