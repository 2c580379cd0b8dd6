import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '../../kernel/db/schema/index.ts';
import { createMemoryBus } from '../../kernel/events/bus/memory-bus.ts';
import { createPublisher } from '../../kernel/events/publisher.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { openTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { createAudience } from './audience.ts';
import { createTipBots } from './tips.ts';

const MODEL = 11;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

it('greets and tips who goes live with a demo account, and leaves with the room', async () => {
  const { context, database } = platform;
  const { orm } = database;
  const bus = createMemoryBus();
  let now = Date.parse('2026-11-02T12:00:00Z');
  const { tip } = createTipBots({ models: [], context, watchedRooms: () => [] });
  const { step, crowd } = createAudience({ context, publisher: createPublisher(bus), tip, now: () => now });
  const lines = async () => (await bus.roomLines('model')).lines.map(({ payload }) => payload);
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 2_000) {
      now += 2_000;
      await step();
    }
  };
  await pass(60_000);
  expect(await lines()).toEqual([]);
  expect(crowd.count('model')).toBe(0);
  await orm.update(model).set({ status: 'online' }).where(eq(model.userId, MODEL));
  await pass(8_000);
  expect(await lines()).toHaveLength(1);
  await pass(180_000);
  const said = await lines();
  expect(said.length).toBeGreaterThan(4);
  const listed = crowd.users('model').map(({ username }) => username);
  expect(listed).not.toContain('model');
  const speakers = (said as { username: string; message?: string }[]).flatMap(({ username, message }) =>
    message === undefined ? [] : [username],
  );
  expect(speakers.length).toBeGreaterThan(2);
  expect(listed).toEqual(expect.arrayContaining(speakers));
  expect(crowd.count('model')).toBe(listed.length);
  const earned = await balanceOf(orm, `model:${MODEL}`);
  expect(earned).toBeGreaterThan(0);
  expect((await checkLedger(orm)).faults).toEqual([]);
  await orm.update(model).set({ status: 'offline' }).where(eq(model.userId, MODEL));
  await pass(120_000);
  expect(await lines()).toHaveLength(said.length);
  expect(crowd.count('model')).toBe(0);
  expect(await balanceOf(orm, `model:${MODEL}`)).toBe(earned);
  await orm.update(model).set({ status: 'online' }).where(eq(model.userId, MODEL));
  await pass(8_000);
  const greetings = [said[0], (await lines()).at(-1)].map((line) => (line as { message?: string }).message);
  expect(greetings[1]).toBeDefined();
  expect(greetings[1]).not.toBe(greetings[0]);
}, 60_000);
