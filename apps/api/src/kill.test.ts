import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { openDatabase } from './db/database.ts';
import { roomApp, tip, user } from './db/schema/index.ts';
import { balanceOf, checkLedger } from './ledger/ledger.ts';
import { quietLogger } from './log.ts';
import { TEST_SECRET, TestBrowser } from './test-platform.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const ROOM = 'maren_ember';
/** The id and the tokens of the demo account `viewer`. */
const VIEWER = { id: 1, tokens: 500 };

let folder: string;
let server: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-kill-'));
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The stand-alone platform in a process of its own; answers its address once it listens. */
async function startServer(): Promise<string> {
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, ['--conditions=@footlight/source', '--import', 'tsx', 'main.ts'], {
    cwd: here,
    env: {
      ...env,
      PORT: '0',
      DATA_DIR: folder,
      FOOTLIGHT_SECRET: TEST_SECRET,
      FOOTLIGHT_RATE_LIMITS: '0',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:4000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /Server listening at (http:\/\/127[^"\s]+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}

/** A logged-in viewer over real HTTP; answers the headers that later calls need. */
async function loginOver(base: string): Promise<Record<string, string>> {
  let cookie = '';
  const config = async () => {
    const response = await fetch(`${base}/api/v1/site_config`, { headers: { cookie } });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return ((await response.json()) as { csrf: string }).csrf;
  };
  const headers = async () => ({
    'content-type': 'application/json',
    'x-csrf-token': await config(),
    cookie,
  });
  const first = await headers();
  const response = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...first, cookie },
    body: JSON.stringify({ username: 'viewer', password: 'footlight' }),
  });
  expect(response.status).toBe(200);
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const csrf = await config();
  return { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie };
}

test('[APP-01] killed in the middle of tips: none that was answered is lost, none is invented', {
  timeout: 120_000,
}, async () => {
  const base = await startServer();
  const headers = await loginOver(base);
  const sent = new Set<string>();
  const acknowledged = new Map<string, string>();
  const child = server!;
  const exited = once(child, 'exit');
  let isDead = false;
  const worker = async (name: number) => {
    for (let count = 0; !isDead && count < 60; count += 1) {
      const key = `kill-test-${name}-${count}`;
      sent.add(key);
      try {
        const response = await fetch(`${base}/api/v1/tip/${ROOM}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body: JSON.stringify({ amount: 1 }),
        });
        const answer = (await response.json()) as { tip_id: string };
        acknowledged.set(key, answer.tip_id);
        if (acknowledged.size === 60) {
          isDead = true;
          child.kill('SIGKILL');
        }
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => worker(name)));
  await exited;
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);

  const database = await openDatabase({ dataDir: folder });
  try {
    const rows = await database.orm.select().from(tip);
    const entries = new Set(rows.map((row) => String(row.entryId)));
    for (const tipId of acknowledged.values()) expect(entries).toContain(tipId);
    expect(rows.length).toBeLessThanOrEqual(sent.size);
    expect(await balanceOf(database.orm, `user:${VIEWER.id}`)).toBe(VIEWER.tokens - rows.length);
    expect((await checkLedger(database.orm)).faults).toEqual([]);
    // The room's goal has moved by what was settled and by nothing else.
    const [goal] = await database.orm
      .select({ state: roomApp.state })
      .from(roomApp)
      .innerJoin(user, eq(user.id, roomApp.modelId))
      .where(and(eq(user.username, ROOM), eq(roomApp.app, 'tip_goal')));
    expect(goal?.state).toMatchObject({ raised: rows.length });

    // The viewer's browser repeats everything it is not sure of, with the keys it kept.
    const options = {
      dataDir: ':memory:',
      publicUrl: 'http://localhost:4000',
      demo: true,
      rateLimits: false,
    };
    const { plugin, close } = await compose({ options, database, secret: TEST_SECRET, log: quietLogger() });
    const app = Fastify();
    await app.register(plugin);
    const browser = await new TestBrowser(app).login('viewer');
    for (const key of sent) {
      const { status, body } = await browser.post(`/tip/${ROOM}`, { amount: 1 }, key);
      expect(status).toBe(200);
      if (acknowledged.has(key)) expect(body.tip_id).toBe(acknowledged.get(key));
    }
    expect(await browser.tokens()).toBe(VIEWER.tokens - sent.size);
    expect((await checkLedger(database.orm)).faults).toEqual([]);
    await app.close();
    await close();
  } finally {
    await database.close();
  }
});
