// `npm run bench -- rolling --sockets 1000 --rate 20`: two processes over PostgreSQL and Redis behind a balancer are
// restarted one after the other, while viewers hold sockets to a room and a viewer tips. Fails if a tip is lost or counted
// twice, if a socket misses a line or sees one twice, or if it takes more than ten seconds to come back.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PROTOCOL_VERSION, SOCKET } from '@footlight/contract';
import { decode, type EventPayload, encode } from '@footlight/contract/realtime';
import { findRedisServer, startTestRedis } from '../../apps/api/src/kernel/events/bus/redis-server.ts';
import { WebSocket } from '../../apps/api/src/sockets/test-client.ts';
import { freePort, postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { type RunningServer, startServer } from '../e2e/support/server.ts';

const BACK_WITHIN_MS = 10_000;
const SLOW_AFTER_MS = 2_000;

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '1000' }, rate: { type: 'string', default: '20' } },
});
const [sockets, rate] = [Number(values.sockets), Number(values.rate)];

const folder = postgresFolder();
const redisBinary = findRedisServer();
if (!folder || !redisBinary) throw new Error('PostgreSQL and Redis must be installed');

/** What a load balancer does: new connections go in turn to the processes that say they are ready. */
const startBalancer = async (urls: readonly string[]) => {
  const ready = new Set<string>();
  const look = async (url: string) => {
    const signal = AbortSignal.timeout(SLOW_AFTER_MS);
    const answer = await fetch(`${url}/readyz`, { signal }).catch((error: Error) => error.name);
    // A process that is only slow stays; one that says no, or is not there, gets nothing new.
    if (answer === 'TimeoutError') return;
    if (answer instanceof Response && answer.ok) ready.add(url);
    else ready.delete(url);
  };
  for (const url of urls) await look(url);
  const timer = setInterval(() => void urls.forEach((url) => void look(url)), 250);
  let turn = 0;
  const server = createServer((socket) => {
    const targets = [...ready];
    turn += 1;
    const target = targets[turn % Math.max(1, targets.length)];
    if (!target) return void socket.destroy();
    const upstream = connect(Number(new URL(target).port), '127.0.0.1');
    socket.pipe(upstream).pipe(socket);
    socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      clearInterval(timer);
      server.close();
    },
  };
};

interface Viewer {
  /** Lines by their number, with how often each was shown. */
  seen: Map<number, number>;
  epoch: string | undefined;
  seq: number;
  isJoined: boolean;
  lostAt: number | null;
}
let longestAwayMs = 0;
let reconnects = 0;
let gaps = 0;
let isOver = false;

/** Keeps one viewer in the room, as the site's client does: reconnects and resumes after its last line. */
const keep = (url: string, room: string, token: string, nth: number): Viewer => {
  const viewer: Viewer = { seen: new Map(), epoch: undefined, seq: 0, isJoined: false, lostAt: null };
  const take = (seq: number) => {
    viewer.seen.set(seq, (viewer.seen.get(seq) ?? 0) + 1);
    viewer.seq = Math.max(viewer.seq, seq);
  };
  const open = () => {
    if (isOver) return;
    // Each viewer has a network of its own.
    const headers = { 'x-forwarded-for': `10.${nth >> 8}.${nth & 255}.7` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/chat/room`, {
      headers,
      perMessageDeflate: false,
    });
    socket.on('open', () => {
      const since = viewer.epoch === undefined ? {} : { epoch: viewer.epoch, seq: viewer.seq };
      socket.send(encode('v3.authorize', { token, version: PROTOCOL_VERSION, room, ...since }));
    });
    socket.on('message', (data) => {
      for (const { name, payload } of decode(String(data), 'server').events) {
        if (name === 'v3.ping') socket.send(encode('v3.pong', {}));
        if (name === 'v3.chat.history') {
          const history = payload as EventPayload<'v3.chat.history'>;
          if (viewer.epoch !== undefined && !history.recovered) gaps += 1;
          // What was said before the first join is not the bench's.
          if (viewer.epoch === undefined) viewer.seq = history.seq;
          else for (const line of history.messages) take(line.seq);
          viewer.epoch = history.epoch;
          viewer.isJoined = true;
          if (viewer.lostAt !== null) {
            longestAwayMs = Math.max(longestAwayMs, performance.now() - viewer.lostAt);
            reconnects += 1;
            viewer.lostAt = null;
          }
        }
        const { seq } = payload as { seq?: number };
        if (name === 'v3.tip.received' && seq !== undefined) take(seq);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (viewer.isJoined && viewer.lostAt === null) viewer.lostAt = performance.now();
      viewer.isJoined = false;
      // The site's client waits about this long, at random, so that not all come at once.
      setTimeout(open, SOCKET.roomRetry * (0.5 + Math.random()));
    });
  };
  open();
  return viewer;
};

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => cookie?.startsWith('fl_session='))
    .join('; ');

const root = mkdtempSync(join(tmpdir(), 'footlight-rolling-'));
const database = await startPostgres(folder, root);
const redis = await startTestRedis(redisBinary, await freePort());
const env = {
  DATA_DIR: join(root, 'data'),
  DATABASE_URL: database.url,
  REDIS_URL: redis.url,
  FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
  FOOTLIGHT_RATE_LIMITS: '0',
  FOOTLIGHT_DEMO: '1',
  FOOTLIGHT_SIMULATION: '0',
  FOOTLIGHT_DRAIN_SECONDS: '2',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'http://localhost',
  LOG_LEVEL: 'error',
};
const ports = [await freePort(), await freePort()];
const servers: RunningServer[] = [];
for (const port of ports) servers.push(await startServer(env, { port }));
const balancer = await startBalancer(servers.map(({ url }) => url));
try {
  const api = `${balancer.url}/api/v1`;
  const begin = async (cookie: string) => {
    const answer = await fetch(`${api}/site_config`, { headers: { cookie } });
    return { csrf: ((await answer.json()) as { csrf: string }).csrf, cookie: cookieOf(answer) || cookie };
  };
  const post = (path: string, body: object, session: { csrf: string; cookie: string }, key: string) =>
    fetch(api + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': session.csrf,
        cookie: session.cookie,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
  const login = await post(
    '/auth/login',
    { username: 'supervip', password: 'footlight' },
    await begin(''),
    '',
  );
  const session = await begin(cookieOf(login));
  // Each viewer is a guest of its own: an account may hold only some sockets.
  const guestToken = async () => (await me((await begin('')).cookie)).user.node_token;
  const me = async (cookie: string) =>
    (await (await fetch(`${api}/user/current`, { headers: { cookie } })).json()) as {
      user: { node_token: string };
      tokens: number;
    };
  const list = await fetch(`${api}/browse/react/girls`);
  const { userList } = (await list.json()) as { userList: { username: string; status: string }[] };
  const room = userList.find(({ status }) => status === 'online')?.username;
  if (!room) throw new Error(`No room is open: ${userList.map(({ status }) => status)}`);
  const { tokens: before } = await me(session.cookie);

  const viewers: Viewer[] = [];
  for (let nth = 0; nth < sockets; nth += 1) viewers.push(keep(balancer.url, room, await guestToken(), nth));
  for (let waited = 0; viewers.some(({ isJoined }) => !isJoined); waited += 1) {
    if (waited > 600) throw new Error('The viewers did not join');
    await sleep(100);
  }
  process.stdout.write(`${sockets} sockets are in\n`);

  let sent = 0;
  let retries = 0;
  const tips: Promise<void>[] = [];
  const tip = async (nth: number): Promise<void> => {
    for (;;) {
      const answer = await post(`/tip/${room}`, { amount: 1 }, session, `rolling-${nth}`).catch(() => null);
      if (answer?.ok) return;
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`tip ${nth}: ${answer.status} ${await answer.text()}`);
      retries += 1;
      await sleep(200);
    }
  };
  let isTipping = true;
  const tipping = (async () => {
    const startedAt = performance.now();
    while (isTipping) {
      tips.push(tip(sent));
      sent += 1;
      await sleep(Math.max(0, startedAt + (sent * 1_000) / rate - performance.now()));
    }
  })();
  await sleep(3_000);
  for (const [nth, port] of ports.entries()) {
    const startedAt = performance.now();
    await servers[nth]?.stop();
    servers[nth] = await startServer(env, { port });
    process.stdout.write(
      `process ${nth + 1} restarted in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`,
    );
    await sleep(5_000);
  }
  isTipping = false;
  await tipping;
  await Promise.all(tips);
  const isWhole = ({ seen, isJoined }: Viewer) =>
    isJoined && seen.size === sent && [...seen.values()].every((times) => times === 1);
  for (let waited = 0; !viewers.every(isWhole) && waited < 150; waited += 1) await sleep(100);
  isOver = true;

  const spent = before - (await me(session.cookie)).tokens;
  const whole = viewers.filter(isWhole).length;
  const report = {
    sockets,
    tips: sent,
    retries,
    spent,
    whole,
    gaps,
    reconnects,
    longestAwayMs: Math.round(longestAwayMs),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const isGood = spent === sent && whole === sockets && longestAwayMs <= BACK_WITHIN_MS;
  process.stdout.write(isGood ? 'within the budget\n' : 'OVER THE BUDGET\n');
  process.exitCode = isGood ? 0 : 1;
} finally {
  isOver = true;
  balancer.stop();
  for (const server of servers) await server.stop();
  await redis.stop();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
}
process.exit();
