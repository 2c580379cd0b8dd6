import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomLine } from '@footlight/contract/realtime';
import { createMemoryBus } from '../../../apps/api/src/kernel/events/bus/memory-bus.ts';
import { createPublisher } from '../../../apps/api/src/kernel/events/publisher.ts';
import { createRealtime } from '../../../apps/api/src/sockets/index.ts';
import { joinRoom, WebSocket } from '../../../apps/api/src/sockets/test-client.ts';
import { createLobby } from '../../../apps/site/src/shell/sockets/lobby.ts';
import { openRoom } from '../../../apps/site/src/shell/sockets/room-socket.ts';
import { randomFrom } from '../../../packages/contract/src/testing/hostile-frames.ts';
import { startFaultProxy } from '../../e2e/support/fault-proxy.ts';
import { quietLog, stubSource } from './stub-source.ts';

interface CutReport {
  schedules: number;
  cuts: number;
  lines: number;
  /** Own lines that were written, many of them in the dark. */
  own: number;
  /** Schedules that missed more than the stored history and were told so. */
  announcedGaps: number;
}

const source = stubSource(async (token) => ({
  userId: Number(token.slice(1)) || 1,
  login: null,
  user: { username: token, is_guest: false },
  roles: [],
  isInvisible: false,
}));

interface CutStage {
  url: string;
  realtime: Awaited<ReturnType<typeof createRealtime>>;
  bus: ReturnType<typeof createMemoryBus>;
  close(): Promise<void>;
}

/** The platform's own sockets on a port, and what the site's client needs of a browser: a WebSocket and an address. */
const openCutStage = async (): Promise<CutStage> => {
  const bus = createMemoryBus();
  const realtime = await createRealtime({ bus, source, log: quietLog });
  const server: Server = createServer();
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(globalThis, { WebSocket, location: { href: 'http://localhost/' } });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    realtime,
    bus,
    async close() {
      await realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await bus.close();
    },
  };
};

/** What a viewer was shown, in order: numbers of lines, and `gap` where the page said one. */
const watch = (log: ReturnType<typeof openRoom>['log']) => {
  const seen = new Set<string>();
  const shown: (number | 'gap')[] = [];
  const ids: string[] = [];
  let overflows = 0;
  const look = () => {
    const lines = log.getSnapshot().lines.filter(({ kind }) => kind !== 'own');
    // A window that has room again shows what was above it: that is old, however late it is seen.
    const latest = lines.findLastIndex(({ line_id }) => seen.has(line_id));
    for (const { line_id } of lines.slice(0, latest + 1)) seen.add(line_id);
    const fresh = lines.slice(latest + 1);
    // A whole window of new lines at once; lines of one's own on their way stand in it, too.
    if (latest < 0 && shown.length > 0) overflows += 1;
    for (const line of fresh) {
      seen.add(line.line_id);
      ids.push(line.line_id);
      shown.push(line.kind === 'gap' ? 'gap' : (line as RoomLine).seq);
    }
  };
  log.subscribe(look);
  return { shown, ids, look, overflows: () => overflows };
};

const until = async (met: () => boolean, what: () => string): Promise<void> => {
  for (const end = Date.now() + 60_000; !met(); await sleep(20))
    if (Date.now() > end) throw new Error(`In vain: ${what()}`);
};

/** One room, one viewer behind a network that is cut at random, one witness beside it. Throws when they disagree. */
const runCutSchedule = async (stage: CutStage, seed: number): Promise<Omit<CutReport, 'schedules'>> => {
  const random = randomFrom(seed);
  const room = `r${seed}`;
  const name = `v${seed}`;
  const proxy = await startFaultProxy(stage.url);
  const witness = (await joinRoom(stage.url.replace('http', 'ws'), 'w1', room)).client;
  const lobby = createLobby({
    path: `${proxy.url}/chat/lobby`,
    token: async () => name,
    onEvent: () => undefined,
    onProblem: () => undefined,
    onFailure: () => undefined,
  });
  // The platform names a path; a browser would take it from its own page.
  const near = { ...lobby, discover: async (of: string) => `${proxy.url}${await lobby.discover(of)}` };
  lobby.start();
  const viewer = openRoom({
    room,
    lobby: near,
    token: async () => name,
    onEvent: () => undefined,
    onRefused: (reason) => {
      throw new Error(`refused: ${reason}`);
    },
    onProblem: () => undefined,
  });
  const view = watch(viewer.log);
  const report = { cuts: 0, lines: 0, own: 0, announcedGaps: 0 };
  const own: string[] = [];
  const publisher = createPublisher(stage.bus);
  const post = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      report.lines += 1;
      const message = `line ${report.lines} of ${room}`;
      await publisher.toRoom(room, 'v3.chat.message', { message, username: 'teller' });
    }
  };
  try {
    await until(
      () => viewer.state.getSnapshot() === 'joined',
      () => `${room} is not joined`,
    );
    let isCut = false;
    for (let steps = 6 + random(10); steps > 0; steps -= 1) {
      const what = random(10);
      if (what < 4) await post(1 + random(12));
      else if (what < 6 && own.length < 5) {
        own.push(`own ${own.length} ${randomUUID()}`);
        viewer.say(own.at(-1) ?? '', name, 'en');
      } else if (what < 9) {
        if (isCut) proxy.restore();
        else if (random(2) === 0) proxy.cut();
        // In the middle of what is on its way: some bytes pass, the rest never does.
        else proxy.cutAfter(random(3_000));
        if (!isCut) report.cuts += 1;
        isCut = !isCut;
      } else if (isCut && random(3) === 0) await post(180 + random(80));
      await sleep(random(120));
    }
    proxy.restore();
    await post(3);
    await until(
      () => own.every((text) => witness.lines().some(({ message }) => message === text)),
      () => `${room}: an own line never came`,
    );
    await post(1);
    const last = () => witness.lines().at(-1)?.seq ?? 0;
    await until(
      () => last() === report.lines + own.length && viewer.log.position()?.seq === last(),
      () =>
        `${room} stays at ${viewer.log.position()?.seq} of ${last()}, ${report.lines} + ${own.length} lines`,
    );
    // The log shows what it has in portions, rarer ones on a busy machine.
    await until(
      () => view.shown.at(-1) === last(),
      () => `${room} shows ${view.shown.at(-1)} as its last, not ${last()}`,
    );
    // One that went by with a gap is known by the answer to its second sending, which has no number to wait for.
    await until(
      () => viewer.log.pendingOwn().length === 0,
      () => `${room}: ${viewer.log.pendingOwn().length} own lines are still on their way`,
    );
    report.own = own.length;
    check(room, view, witness.lines(), own);
    report.announcedGaps = view.shown.includes('gap') ? 1 : 0;
    return report;
  } catch (cause) {
    throw new Error(`Schedule ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    viewer.close();
    lobby.stop();
    witness.close();
    await proxy.close();
  }
};

const check = (
  room: string,
  view: ReturnType<typeof watch>,
  lines: readonly { seq: number; message: string }[],
  own: readonly string[],
): void => {
  for (const text of own) {
    const times = lines.filter(({ message }) => message === text).length;
    if (times !== 1) throw new Error(`${room}: an own line stands ${times} times`);
  }
  if (new Set(view.ids).size !== view.ids.length) throw new Error(`${room}: a line was shown twice`);
  let before: number | 'gap' | undefined;
  for (const now of view.shown) {
    const isNext = before === undefined || before === 'gap' || now === 'gap' || now === before + 1;
    // A whole window at once pushes out what stood before it; then only the order can be told from outside.
    const isForward =
      view.overflows() > 0 && typeof before === 'number' && typeof now === 'number' && now > before;
    if (!isNext && !isForward) throw new Error(`${room}: ${now} follows ${before} and no gap is said`);
    before = now;
  }
  if (before !== lines.at(-1)?.seq) throw new Error(`${room}: ends at ${before}, not ${lines.at(-1)?.seq}`);
};

/** @param atOnce how many schedules run side by side, each with its own room, viewer and network */
export const runCutSchedules = async (seed: number, count: number, atOnce: number): Promise<CutReport> => {
  const stage = await openCutStage();
  const report: CutReport = { schedules: 0, cuts: 0, lines: 0, own: 0, announcedGaps: 0 };
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      const one = await runCutSchedule(stage, seed + next);
      report.schedules += 1;
      for (const key of ['cuts', 'lines', 'own', 'announcedGaps'] as const) report[key] += one[key];
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
    return report;
  } finally {
    await stage.close();
  }
};
