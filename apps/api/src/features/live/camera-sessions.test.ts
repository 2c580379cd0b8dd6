import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CAMERA, type CameraAnswer } from '@footlight/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { quietLogger } from '../../kernel/log.ts';
import type { BroadcastRow, Broadcasts } from './broadcasts.ts';
import { createCameraSessions } from './camera-sessions.ts';
import { createCameraSocket } from './camera-socket.ts';

const MODEL = 11;
const STREAM = 's_model';
const PATIENCE = { timeout: 5_000, interval: 20 };
let root: string;
let server: Server;
let row: BroadcastRow | null = null;
/** What the database says next. */
let database: { isAway: boolean; isClosed: boolean; delayMs: number };
let sessions: ReturnType<typeof createCameraSessions>;
let camera: ReturnType<typeof createCameraSocket>;
const clients: WebSocket[] = [];

const ask = async <T>(answer: () => T): Promise<T> => {
  await wait(database.delayMs);
  if (database.isAway) throw new Error('the database is away');
  return answer();
};
/** One row in memory. */
const broadcasts: Broadcasts = {
  find: () => ask(() => row),
  begin: ({ modelId, id, source, keyHash }) =>
    ask(() => {
      const at = new Date();
      row = { modelId, id, source, keyHash, startedAt: at, seenAt: at, goneAt: null };
      return null;
    }),
  beat: (_modelId, id) => ask(() => !database.isClosed && row?.id === id),
  lost: (_modelId, id) =>
    ask(() => {
      if (row?.id === id) row.goneAt = new Date();
    }),
  end: (_modelId, id) =>
    ask(() => {
      if (row?.id === id) row = null;
    }),
  step: async () => undefined,
};

/** An encoder that takes what it is given; `then` is what it does at the end of its input. */
const encoder = (then = '', input = 'cat > /dev/null'): string => {
  const path = join(root, `encoder-${randomUUID()}`);
  const pid = join(root, 'pids', randomUUID());
  writeFileSync(path, `#!/bin/sh\necho $$ > ${pid}\n${input}\n${then}\n`, { mode: 0o755 });
  return path;
};
const running = (): number[] =>
  readdirSync(join(root, 'pids'))
    .map((name) => Number(readFileSync(join(root, 'pids', name), 'utf8')))
    .filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    });

let binary = '';
const folder = () => join(root, 'cameras', STREAM);

class Page {
  readonly answers: CameraAnswer[] = [];
  readonly socket: WebSocket;
  isClosed = false;
  #number = 0;
  constructor() {
    const { port } = server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${CAMERA.path}`, {
      origin: `http://127.0.0.1:${port}`,
    });
    clients.push(this.socket);
    this.socket.on('message', (data) => this.answers.push(JSON.parse(String(data)) as CameraAnswer));
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.on('error', () => undefined);
  }
  async start(broadcast: string | null = null): Promise<string> {
    await vi.waitFor(() => expect(this.socket.readyState).toBe(WebSocket.OPEN), PATIENCE);
    this.socket.send(JSON.stringify({ type: 'start', broadcast }));
    const ready = await vi.waitUntil(() => this.answers.find(({ type }) => type === 'ready'), PATIENCE);
    return ready.type === 'ready' ? ready.broadcast : '';
  }
  piece(bytes = 100): void {
    const frame = Buffer.alloc(bytes + 4);
    frame.writeUInt32BE(this.#number);
    this.#number += 1;
    this.socket.send(frame);
  }
  refusal = () => this.answers.find((answer) => answer.type === 'refused');
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'footlight-cameras-'));
  mkdirSync(join(root, 'pids'));
  row = null;
  database = { isAway: false, isClosed: false, delayMs: 0 };
  binary = encoder();
  sessions = createCameraSessions({
    broadcasts,
    folders: { cameras: join(root, 'cameras'), programs: join(root, 'programs') },
    ffmpeg: async () => binary,
    onHealth: async () => undefined,
    log: quietLogger(),
  });
  camera = createCameraSocket({
    sessions,
    broadcasterOf: async () => ({ modelId: MODEL, streamName: STREAM }),
  });
  server = createServer();
  camera.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  database = { isAway: false, isClosed: false, delayMs: 0 };
  await camera.close();
  for (const client of clients.splice(0)) client.terminate();
  await new Promise((resolve) => server.close(resolve));
  for (const pid of running()) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

it('[ROOM-03] a page that has come back keeps its broadcast when its lost connection is noticed at last', async () => {
  const before = new Page();
  const id = await before.start();
  const after = new Page();
  expect(await after.start(id)).toBe(id);
  before.socket.terminate();
  await wait(300);
  expect(row).toMatchObject({ id, goneAt: null });
  // It also still hears of its stream.
  await vi.waitFor(() => expect(after.answers.some(({ type }) => type === 'health')).toBe(true), PATIENCE);
});

it('[ROOM-03] a connection that is lost while the database is away does not end the process', async () => {
  const page = new Page();
  await page.start();
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  process.on('unhandledRejection', note);
  database.isAway = true;
  page.socket.terminate();
  await wait(300);
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
});

it('[ROOM-03] a broadcast that ends while the database is away leaves no encoder, and its page is notified', async () => {
  const page = new Page();
  await page.start();
  await vi.waitFor(() => expect(running()).toHaveLength(1), PATIENCE);
  const [pid] = running();
  database.isAway = true;
  process.kill(pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(page.refusal()).toMatchObject({ errorType: 'unavailable' }), PATIENCE);

  database.isAway = false;
  row = null;
  const next = new Page();
  await next.start();
  await vi.waitFor(() => expect(running()).toHaveLength(1), PATIENCE);
  database.isAway = true;
  next.socket.send(JSON.stringify({ type: 'end' }));
  await vi.waitFor(() => expect(running()).toEqual([]), PATIENCE);
});

it('[ROOM-03] a page that sends on learns why its encoder stopped', async () => {
  binary = encoder('exit 1', 'head -c 1000 > /dev/null');
  const page = new Page();
  await page.start();
  database.delayMs = 200;
  for (let turn = 0; turn < 40 && !page.refusal(); turn += 1) {
    page.piece();
    await wait(50);
  }
  expect(page.refusal()).toMatchObject({ errorType: 'unavailable' });
});

it('[ROOM-03] a page that falls silent is taken for lost, although its connection seems to live', async () => {
  const page = new Page();
  await page.start();
  for (let turn = 0; turn < 4; turn += 1) {
    page.piece();
    await wait(250);
  }
  // A computer that sleeps, or has lost its network, says nothing at all.
  page.socket.pause();
  await vi.waitFor(() => expect(row?.goneAt).not.toBeNull(), { timeout: 15_000, interval: 100 });
}, 30_000);

it('[ROOM-03] an encoder that ends slowly leaves the folder to the broadcast that has begun meanwhile', async () => {
  binary = encoder('sleep 1');
  const first = new Page();
  await first.start();
  first.socket.send(JSON.stringify({ type: 'end' }));
  await vi.waitFor(() => expect(row).toBeNull(), PATIENCE);
  const second = new Page();
  await second.start();
  await vi.waitFor(() => expect(first.answers.at(-1)).toEqual({ type: 'ended' }), PATIENCE);
  expect(existsSync(folder())).toBe(true);
  second.socket.send(JSON.stringify({ type: 'end' }));
  await vi.waitFor(() => expect(second.answers.at(-1)).toEqual({ type: 'ended' }), PATIENCE);
  expect(existsSync(folder())).toBe(false);
});

it('[ROOM-03] a process that stops leaves its broadcast to the page, which goes on at another one', async () => {
  const page = new Page();
  const id = await page.start();
  await vi.waitFor(() => expect(running()).toHaveLength(1), PATIENCE);
  await camera.close();
  expect(row?.id).toBe(id);
  // The room waits for it as for any other lost connection.
  expect(row?.goneAt).not.toBeNull();
  expect(running()).toEqual([]);
  await vi.waitFor(() => expect(page.isClosed).toBe(true), PATIENCE);
  expect(page.refusal()).toBeUndefined();
});

it('[ROOM-03] a page that comes back while its broadcast ends begins another one', async () => {
  const before = new Page();
  const id = await before.start();
  await vi.waitFor(() => expect(running()).toHaveLength(1), PATIENCE);
  const [pid = 0] = running();
  before.socket.terminate();
  await vi.waitFor(() => expect(row?.goneAt).not.toBeNull(), PATIENCE);
  database.delayMs = 600;
  const after = new Page();
  const started = after.start(id);
  await vi.waitFor(() => expect(after.socket.readyState).toBe(WebSocket.OPEN), PATIENCE);
  await wait(200);
  process.kill(pid, 'SIGKILL');
  expect(await started).not.toBe(id);
  await vi.waitFor(() => expect(running()).toHaveLength(1), PATIENCE);
});
