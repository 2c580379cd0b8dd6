import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, type BusMessage, HISTORY_LINES, roomTopic } from './bus.ts';
import { createMemoryBus } from './memory-bus.ts';
import { createRedisBus } from './redis-bus.ts';
import { findRedisServer, startTestRedis, type TestRedis } from './redis-server.ts';

const binary = findRedisServer();
const line = (text: string) => ({ event: 'v3.chat.message', payload: { message: text } });

/** The contract of every bus. `connect` gives two ends of the same bus: two processes, or the same one twice. */
function busContract(connect: () => Promise<{ one: Bus; other: Bus; isShared: boolean }>): void {
  let one: Bus;
  let other: Bus;
  let isShared: boolean;
  beforeAll(async () => {
    ({ one, other, isShared } = await connect());
  });
  afterAll(async () => {
    await one.close();
    if (other !== one) await other.close();
  });

  it('numbers lines from 1 without holes, tells them in order everywhere, and keeps the same history', async () => {
    const room = randomUUID();
    const received: { one: BusMessage[]; other: BusMessage[] } = { one: [], other: [] };
    await one.subscribe(roomTopic(room), (message) => received.one.push(message));
    await other.subscribe(roomTopic(room), (message) => received.other.push(message));
    const appended = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        (at % 2 ? one : other).appendRoomLine(room, line(`${at} "ü" \\ {`)),
      ),
    );
    await waitFor(() => received.one.length === 300 && received.other.length === 300);
    expect(appended.map((done) => done.line.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, at) => at + 1),
    );
    expect(received.one.map((message) => message.kind === 'line' && message.line.seq)).toEqual(
      Array.from({ length: 300 }, (_, at) => at + 1),
    );
    expect(received.other).toEqual(received.one);
    const history = await other.roomLines(room);
    expect(history.lines).toHaveLength(HISTORY_LINES);
    expect(history.lastSeq).toBe(300);
    expect(new Set(appended.map((done) => done.epoch))).toEqual(new Set([history.epoch]));
    expect(history.lines).toEqual(
      received.one.slice(-HISTORY_LINES).map((message) => message.kind === 'line' && message.line),
    );
    expect((await one.roomLines(room, 297)).lines.map((kept) => kept.seq)).toEqual([298, 299, 300]);
    expect((await one.roomLines(room, 300)).lines).toEqual([]);
  });

  it('gives the same line for the same once-key, also when asked at once', async () => {
    const room = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? one : other).appendRoomLine(room, line(`try ${at}`), 'ada:1'),
      ),
    );
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.line))).size).toBe(1);
    expect((await one.roomLines(room)).lines).toEqual([answers[0]?.line]);
    expect((await one.appendRoomLine(room, line('next'), 'ada:2')).line.seq).toBe(2);
    expect((await one.appendRoomLine(randomUUID(), line('elsewhere'), 'ada:1')).repeated).toBe(false);
  });

  it('knows nothing of an unknown room, and tells events only to their topic and only while subscribed', async () => {
    expect(await one.roomLines(randomUUID())).toMatchObject({ lastSeq: 0, lines: [] });
    const [topic, elsewhere] = [randomUUID(), randomUUID()];
    const received: unknown[] = [];
    const end = await other.subscribe(topic, (message) => received.push(message));
    const event = { kind: 'event', event: 'v3.token.update', payload: { tokens: 3 } } as const;
    await one.publish(elsewhere, event);
    await one.publish(topic, event);
    await waitFor(() => received.length > 0);
    await end();
    await one.publish(topic, event);
    await sleep(30);
    expect(received).toEqual([event]);
  });

  it('gathers notes until they expire', async () => {
    const name = randomUUID();
    await one.leaveNote(name, { count: 1 }, 80);
    await one.leaveNote(name, { count: 2 }, 80);
    await other.leaveNote(name, { count: 5 }, 80);
    const notes = await one.readNotes(name);
    expect(notes).toHaveLength(isShared ? 2 : 1);
    expect(notes).toContainEqual({ count: 5 });
    await sleep(120);
    expect(await other.readNotes(name)).toEqual([]);
  });

  it('lets one process lead at a time', async () => {
    const task = randomUUID();
    expect(await one.lead(task, 60)).toBe(true);
    expect(await one.lead(task, 60)).toBe(true);
    if (!isShared) return;
    expect(await other.lead(task, 60)).toBe(false);
    await sleep(100);
    expect(await other.lead(task, 60)).toBe(true);
  });
}

describe('bus in process', () => {
  busContract(async () => {
    const bus = createMemoryBus();
    return { one: bus, other: bus, isShared: false };
  });
});

describe.skipIf(binary === null)('bus over Redis (skipped when no redis-server is on PATH)', () => {
  let server: TestRedis;
  const port = 20_000 + (process.pid % 30_000);
  const errors: unknown[] = [];
  beforeAll(async () => {
    server = await startTestRedis(binary!, port);
  });
  afterAll(() => server.stop());

  busContract(async () => ({
    one: await createRedisBus(server.url, (error) => errors.push(error)),
    other: await createRedisBus(server.url, (error) => errors.push(error)),
    isShared: true,
  }));

  it('comes back after the server was gone, says so, and starts a new epoch', async () => {
    const bus = await createRedisBus(server.url, () => undefined);
    const room = randomUUID();
    const received: BusMessage[] = [];
    let restored = 0;
    bus.onRestored(() => {
      restored += 1;
    });
    await bus.subscribe(roomTopic(room), (message) => received.push(message));
    const before = await bus.appendRoomLine(room, line('before'));
    await server.stop();
    server = await startTestRedis(binary!, port);
    await waitFor(() => restored === 1);
    const after = await bus.appendRoomLine(room, line('after'));
    expect(after.line.seq).toBe(1);
    expect(after.epoch).not.toBe(before.epoch);
    await waitFor(() => received.length === 2);
    await bus.close();
  });

  it('refuses subscriptions while the server is away, so that those of people who try again do not pile up', async () => {
    const bus = await createRedisBus(server.url, () => undefined);
    await server.stop();
    await expect
      .poll(() =>
        bus.ping().then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('away');
    const late = sleep(3_000).then(() => 'waits');
    const asked = bus
      .subscribe('topic', () => undefined)
      .then(
        () => 'done',
        () => 'refused',
      );
    expect(await Promise.race([asked, late])).toBe('refused');
    server = await startTestRedis(binary!, port);
    await bus.close();
  });

  it('refuses to start without a server', async () => {
    await expect(createRedisBus('redis://127.0.0.1:1', () => undefined)).rejects.toThrow();
  });
});

async function waitFor(met: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !met(); attempt += 1) await sleep(10);
  expect(met()).toBe(true);
}
