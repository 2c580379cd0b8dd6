import { setTimeout as sleep } from 'node:timers/promises';
import { roomName } from '@footlight/contract/realtime';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryBus } from '../../kernel/events/bus/memory-bus.ts';
import { createPublisher } from '../../kernel/events/publisher.ts';
import { floodPlugin } from '../flood.ts';
import { type DemoStatus, demoWorld } from '../world.ts';
import { demoCrowd } from './crowd.ts';
import { roomScript } from './room-script.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { talkLanguage, talks } from './talk/talks.ts';

const { models } = demoWorld(new Date('2026-03-01T12:00:00Z'));
const online = models.find((model) => model.status === 'online' && !model.isVoyeur)!;
const log = { debug: () => undefined, info: () => undefined, warn: vi.fn() };

let simulation: Simulation | null = null;
afterEach(async () => {
  await simulation?.stop();
  simulation = null;
  expect(log.warn).not.toHaveBeenCalled();
});

function world(watched: string[], speed = 60) {
  const bus = createMemoryBus();
  const publisher = createPublisher(bus);
  const statuses = new Map<string, DemoStatus>(models.map((model) => [model.username, model.status]));
  const changes: [string, DemoStatus][] = [];
  simulation = createSimulation({
    models,
    bus,
    publisher,
    watchedRooms: () => watched,
    rooms: {
      statuses: async () => statuses,
      async setStatus(username, status) {
        statuses.set(username, status);
        changes.push([username, status]);
      },
    },
    log,
    speed,
  });
  return { bus, publisher, statuses, changes, simulation };
}

const linesOf = async (bus: ReturnType<typeof createMemoryBus>, room: string) =>
  (await bus.roomLines(room)).lines.map((line) => line.payload as { username: string; message: string });

it('makes a watched room talk, and no other', async () => {
  const { bus, simulation } = world([
    online.username,
    'viewer',
    models.find((m) => m.status === 'offline')!.username,
  ]);
  simulation.start();
  await vi.waitFor(
    async () => expect((await linesOf(bus, online.username)).length).toBeGreaterThan(20),
    5_000,
  );
  const said = await linesOf(bus, online.username);
  const names = new Set(said.map((line) => line.username));
  expect(names.has(online.username)).toBe(true);
  expect(names.size).toBeGreaterThan(4);
  for (const { message } of said) expect(message).not.toMatch(/[{}]/);
  for (const model of models)
    if (model !== online) expect((await bus.roomLines(model.username)).lastSeq).toBe(0);
});

it('thanks for tips and greets those who are new, once', async () => {
  const { bus, publisher, simulation } = world([online.username]);
  simulation.start();
  await vi.waitFor(
    async () => expect((await linesOf(bus, online.username)).length).toBeGreaterThan(0),
    5_000,
  );
  await publisher.toRoom(online.username, 'v3.tip.received', {
    tokens: 137,
    receiver_name: online.username,
    sender_name: 'zz_tipper',
  });
  await publisher.toRoom(online.username, 'v3.chat.message', { username: 'zz_newcomer', message: 'hi' });
  await publisher.toRoom(online.username, 'v3.chat.message', {
    username: 'zz_newcomer',
    message: 'hi again',
  });
  const answers = async (name: string) =>
    (await linesOf(bus, online.username)).filter(
      (line) => line.username === online.username && line.message.includes(name),
    );
  await vi.waitFor(async () => expect(await answers('zz_tipper')).toHaveLength(1), 5_000);
  await vi.waitFor(async () => expect(await answers('zz_newcomer')).toHaveLength(1), 5_000);
});

it('has talked before its first viewer comes, and does not repeat that for the next', async () => {
  const watched = [online.username];
  const { bus, simulation } = world(watched, 1);
  simulation.start();
  const times = async () =>
    (await bus.roomLines(online.username)).lines.map((line) => (line.payload as { at: number }).at);
  await vi.waitFor(async () => expect((await times()).length).toBeGreaterThan(12), 5_000);
  const first = await times();
  expect(first).toEqual(first.toSorted((one, other) => one - other));
  expect(Date.now() - first[0]!).toBeGreaterThan(30_000);
  watched.pop();
  await sleep(1_100);
  watched.push(online.username);
  await sleep(1_100);
  expect((await times()).length).toBeLessThan(first.length + 5);
});

it('greets and talks to the viewer of a private, and answers them', async () => {
  const name = roomName(online.username, 'zz_guest');
  const { bus, publisher, simulation } = world([name]);
  simulation.start();
  const said = () => linesOf(bus, name);
  await vi.waitFor(async () => expect((await said()).length).toBeGreaterThan(2), 5_000);
  const before = (await said()).length;
  await publisher.toRoom(name, 'v3.chat.message', { username: 'zz_guest', message: 'hi' });
  await vi.waitFor(async () => expect((await said()).length).toBeGreaterThan(before + 1), 5_000);
  const [first, ...others] = (await said()).filter(({ username }) => username !== 'zz_guest');
  expect(first?.message).toContain('zz_guest');
  for (const { username } of others) expect(username).toBe(online.username);
  expect((await bus.roomLines(online.username)).lastSeq).toBe(0);
});

it('lets rooms go and come back, keeps one of each status in each section, and leaves watched rooms alone', async () => {
  const { changes, statuses, simulation } = world([online.username], 2_000);
  simulation.start();
  await vi.waitFor(
    () => expect(changes.filter(([, status]) => status === 'online').length).toBeGreaterThan(10),
    10_000,
  );
  expect(changes.map(([username]) => username)).not.toContain(online.username);
  for (const gender of ['f', 'm', 't', 'c']) {
    const section = models.filter((model) => model.gender === gender).slice(0, 8);
    expect(section.map((model) => statuses.get(model.username))).toEqual(
      section.map((model) => model.status),
    );
  }
});

it('puts rooms back that an earlier leader left away', async () => {
  const { statuses, changes, simulation } = world([], 1);
  const stray = models
    .filter((model) => model.gender === 'f')
    .slice(8)
    .find((model) => model.status === 'online' && !model.isVoyeur)!;
  statuses.set(stray.username, 'private');
  simulation.start();
  await vi.waitFor(() => expect(changes).toContainEqual([stray.username, 'online']), 3_000);
});

it('has the same script for a room each time', () => {
  const publish = () => {
    const script = roomScript(online, () => 0);
    return Array.from({ length: 50 }, () => script.next());
  };
  expect(publish()).toEqual(publish());
});

it('talks in the room’s language, answers what was asked, and says nothing twice in five minutes', () => {
  const stepMs = 60_000 / 26;
  for (const language of [
    'english',
    'german',
    'spanish',
    'french',
    'italian',
    'dutch',
    'romanian',
  ] as const) {
    let time = 0;
    const script = roomScript({ ...online, languages: [language], tags: [] }, () => time);
    const lastAt = new Map<string, number>();
    let silences = 0;
    const answered = new Set<string>();
    const { questions } = talks[talkLanguage(language)];
    let before = '';
    for (let step = 0; step < 3_000; step += 1, time += stepMs) {
      // A busy room has tips, too.
      const line = step % 6 === 5 ? script.thank(`viewer_${step % 9}`, 5 * (step % 7)) : script.next();
      if (!line) {
        silences += 1;
        continue;
      }
      expect(line.language).toBe(talkLanguage(language));
      expect(line.message).not.toMatch(/[{}]/);
      const last = lastAt.get(line.message);
      if (last !== undefined) expect(time - last, line.message).toBeGreaterThan(5 * 60_000);
      lastAt.set(line.message, time);
      if (questions.some(({ said }) => said === before) && line.isModel) answered.add(before);
      before = line.message;
    }
    expect(silences, language).toBeLessThan(3_000 * 0.05);
    expect(answered.size, language).toBeGreaterThan(5);
  }
});

it('counts a crowd that moves a little, the same on every process', () => {
  const at = (time: number) => demoCrowd(models, () => time).count(online.username);
  const counts = Array.from({ length: 200 }, (_, step) => at(step * 5_000));
  expect(counts).toEqual(Array.from({ length: 200 }, (_, step) => at(step * 5_000 + 4_999)));
  expect(new Set(counts).size).toBeGreaterThan(3);
  for (const count of counts)
    expect(Math.abs(count - online.viewers)).toBeLessThanOrEqual(online.viewers * 0.13 + 1);
  expect(demoCrowd(models).count('nobody')).toBe(0);
});

it('floods a room at the rate it is asked for, within limits', async () => {
  const bus = createMemoryBus();
  const app = Fastify();
  await app.register(floodPlugin(createPublisher(bus)));
  const flood = (payload: object) => app.inject({ method: 'POST', url: '/demo/flood', payload });
  const answer = await flood({ room: online.username, perSecond: 1_000, seconds: 0.5 });
  expect(answer.json()).toMatchObject({ sent: 500 });
  expect((await bus.roomLines(online.username)).lastSeq).toBe(500);
  expect((await flood({ room: online.username, perSecond: 1e9, seconds: 1 })).statusCode).toBe(400);
  await sleep(0);
  await app.close();
});
