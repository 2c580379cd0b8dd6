import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../kernel/db/database.ts';
import { roomApp, show, tip, user, versus } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { quietLogger } from '../kernel/log.ts';
import { compose } from '../platform/compose.ts';
import { TEST_SECRET, TestBrowser } from './platform.ts';
import { demoDataFolder, sessionOver, startPlatformProcess } from './process.ts';

const ROOM = 'maren_ember';
/** The id and the tokens of the demo account `viewer`. */
const VIEWER = { id: 1, tokens: 500 };

let folder: string;
let server: ChildProcess | null = null;
beforeEach(async () => {
  folder = await demoDataFolder('kill');
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { base, child } = await startPlatformProcess(folder, more);
  server = child;
  return base;
}

const loginOver = (base: string, username = 'viewer') =>
  sessionOver(base, '/auth/login', { username, password: 'footlight' });

test('[APP-01] killed in the middle of tips: none that was answered is lost, none is invented', {
  timeout: 120_000,
}, async () => {
  const base = await startServer();
  const headers = await loginOver(base);
  // The bots install the apps of rooms after the start; earlier tips do not count for the goal.
  const apps = async () => (await fetch(`${base}/api/v1/room_apps/${ROOM}`, { headers })).text();
  await expect.poll(apps, { timeout: 10_000 }).toContain('tip_goal');
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
    // The room's goal counts exactly the settled tips.
    const [goal] = await database.orm
      .select({ state: roomApp.state })
      .from(roomApp)
      .innerJoin(user, eq(user.id, roomApp.modelId))
      .where(and(eq(user.username, ROOM), eq(roomApp.app, 'tip_goal')));
    expect(goal?.state).toMatchObject({ raised: rows.length });

    // The viewer's browser repeats every call without an answer, with the same keys.
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

test('[PRIV-01] [SPY-01] killed in the middle of a private that is spied on: what was set aside is paid or given back, and all is over', {
  timeout: 120_000,
}, async () => {
  // A show minute takes three seconds, and no bots interfere.
  const quick = { FOOTLIGHT_SHOW_MINUTE_MS: '3000', FOOTLIGHT_SIMULATION: '0' };
  const base = await startServer(quick);
  const child = server!;
  const callers = new Map<string, Record<string, string>>();
  for (const name of ['model', 'vip', 'supervip']) callers.set(name, await loginOver(base, name));
  let keys = 0;
  const call = async <T>(origin: string, who: string, path: string, body?: object): Promise<T> => {
    keys += 1;
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...callers.get(who), 'idempotency-key': `kill-show-${keys}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.status, `${who} ${path}`).toBe(200);
    return (await response.json()) as T;
  };
  const before = new Map<string, number>();
  const tokens = async (origin: string, who: string) =>
    (await call<{ tokens: number }>(origin, who, '/user/current')).tokens;
  for (const who of callers.keys()) before.set(who, await tokens(base, who));
  await call(base, 'model', '/video/mode', { mode: 'public' });
  const asked = await call<{ show: { show_id: number } }>(base, 'vip', '/private/model/request', {});
  await call(base, 'model', '/private/model/accept', { show_id: asked.show.show_id });
  await call(base, 'supervip', '/video/spy/model', {});
  interface Seen {
    mode: string;
    chat: { status: string };
    show: { spent: number; held: number; elapsed: number } | null;
  }
  const room = (origin: string, who: string) => call<Seen>(origin, who, '/chat/react/model');
  // Into the second minute, so that one is paid and one is on hold.
  await expect
    .poll(async () => (await room(base, 'vip')).show?.elapsed ?? 0, { timeout: 30_000, interval: 100 })
    .toBeGreaterThan(70);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;

  const again = await startServer(quick);
  await expect.poll(async () => (await room(again, 'vip')).chat.status, { timeout: 30_000 }).toBe('online');
  for (const who of ['vip', 'supervip', 'model']) {
    expect(await room(again, who)).toMatchObject({ mode: 'public', show: null });
  }
  const left = new Map<string, number>();
  for (const who of callers.keys()) left.set(who, await tokens(again, who));
  // A new show can start at once.
  await call(again, 'vip', '/private/model/request', {});
  await call(again, 'vip', '/private/model/cancel', {});
  const stopped = once(server!, 'exit');
  server!.kill('SIGTERM');
  await stopped;

  const database = await openDatabase({ dataDir: folder });
  try {
    expect((await checkLedger(database.orm)).faults).toEqual([]);
    const shows = await database.orm.select().from(show);
    const begun = shows.filter(({ startedAt }) => startedAt !== null);
    expect(begun.map(({ kind }) => kind).sort()).toEqual(['private', 'spy']);
    let share = 0;
    for (const { id, kind, viewerId, paid, price, endReason, state, held } of begun) {
      expect({ state, endReason, held }).toEqual({ state: 'ended', endReason: 'unpublish', held: 0 });
      expect(await balanceOf(database.orm, `hold:${id}`)).toBe(0);
      // Only whole minutes are paid: nobody metered the open one.
      expect(paid % price).toBe(0);
      if (kind === 'private') expect(paid).toBeGreaterThanOrEqual(price);
      const who = viewerId === 4 ? 'vip' : 'supervip';
      expect(left.get(who), who).toBe((before.get(who) ?? 0) - paid);
      share += (paid / price) * Math.floor(price / 2);
    }
    expect(left.get('model')).toBe((before.get('model') ?? 0) + share);
  } finally {
    await database.close();
  }
});

test('[VERSUS-01] killed in two contests: one runs on and one ends by its time, with the scores of the ledger', {
  timeout: 120_000,
}, async () => {
  // No bots, which would tip in the contests, too.
  const still = { FOOTLIGHT_SIMULATION: '0' };
  const base = await startServer(still);
  const post = async (at: string, headers: Record<string, string>, path: string, body: object) => {
    const response = await fetch(`${at}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    expect(response.status, path).toBe(200);
    return (await response.json()) as { versus_id: string };
  };
  const names = ['model', 'performer', 'atelier', 'duettist'];
  const [model, performer, atelier, duettist] = await Promise.all(names.map((name) => loginOver(base, name)));
  for (const one of [model, performer, atelier, duettist]) {
    await post(base, one ?? {}, '/user/settings', { versus_enabled: true });
    await post(base, one ?? {}, '/video/mode', { mode: 'public' });
  }
  const first = await post(base, model ?? {}, '/versus/invite', { username: 'performer', seconds: 600 });
  await post(base, performer ?? {}, `/versus/${first.versus_id}/accept`, {});
  const second = await post(base, atelier ?? {}, '/versus/invite', { username: 'duettist', seconds: 600 });
  await post(base, duettist ?? {}, `/versus/${second.versus_id}/accept`, {});
  const viewer = await loginOver(base);
  await post(base, viewer, '/tip/performer', { amount: 12 });
  await post(base, viewer, '/tip/atelier', { amount: 7 });
  const exited = once(server!, 'exit');
  server!.kill('SIGKILL');
  await exited;

  // While nobody serves, the time of the second one ends.
  const database = await openDatabase({ dataDir: folder });
  await database.orm.execute(
    sql`UPDATE versus SET started_at = started_at - interval '1 hour', ends_at = clock_timestamp() - interval '1 minute'
        WHERE id = ${Number(second.versus_id)}`,
  );
  await database.close();

  const again = await startServer(still);
  interface Answer {
    versus: { state: string; winner: string | null; modelList: { score: number }[] } | null;
  }
  const stateOf = async (name: string) =>
    ((await (await fetch(`${again}/api/v1/versus/${name}`)).json()) as Answer).versus;
  expect(await stateOf('performer')).toMatchObject({
    state: 'running',
    modelList: [{ score: 0 }, { score: 12 }],
  });
  // It counts on: tips of the new process are added to those of the old one.
  await post(again, await loginOver(again), '/tip/model', { amount: 3 });
  expect(await stateOf('model')).toMatchObject({ modelList: [{ score: 3 }, { score: 12 }] });
  const killed = once(server!, 'exit');
  server!.kill('SIGKILL');
  await killed;
  const after = await openDatabase({ dataDir: folder });
  const [ended] = await after.orm
    .select()
    .from(versus)
    .where(eq(versus.id, Number(second.versus_id)));
  // Ended at its stored time, not when the platform was back.
  expect(ended).toMatchObject({ state: 'ended', endReason: 'time', endedAt: ended?.endsAt });
  expect(ended?.winnerId).toBe(ended?.hostId);
  expect((await checkLedger(after.orm)).faults).toEqual([]);
  await after.close();
});
