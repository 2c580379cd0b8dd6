// One process with the platform's own sockets and a bus of its own; says lines when it is told to, and what that cost.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryBus } from '../../../apps/api/src/kernel/events/bus/memory-bus.ts';
import { createPublisher } from '../../../apps/api/src/kernel/events/publisher.ts';
import { createRealtime } from '../../../apps/api/src/sockets/index.ts';
import { quietLog, stubSource } from '../../fuzz/sockets/stub-source.ts';

const ROOM = 'luna';

const bus = createMemoryBus();
const publisher = createPublisher(bus);
const realtime = await createRealtime({
  bus,
  log: quietLog,
  socketsOfAddress: Number.POSITIVE_INFINITY,
  source: stubSource(async (token) => ({
    userId: null,
    login: null,
    user: { username: token, is_guest: true },
    roles: [],
    isInvisible: false,
  })),
});
const server = createServer();
realtime.attach(server);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 16_384, resolve));
process.send?.({ port: (server.address() as AddressInfo).port });

/** Lines at a rate, each at its time; the event loop's own delay is told with them. */
const talk = async (rate: number, seconds: number) => {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  let worstDelay = 0;
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = startedAt + (sent * 1_000) / rate;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    worstDelay = Math.max(worstDelay, performance.now() - due);
    await publisher.toRoom(ROOM, 'v3.chat.message', {
      message: `a line of a usual length, number ${sent}`,
      username: `viewer_${sent % 200}`,
      has_tokens: true,
      at: Date.now(),
    });
  }
  const wall = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({
    sent: rate * seconds,
    seconds: wall / 1_000,
    cores: (user + system) / 1_000 / wall,
    worstDelay,
    slow: realtime.stats.slow,
    open: realtime.stats.open,
    megabytes: process.memoryUsage().rss / 2 ** 20,
  });
};

process.on('message', ({ rate, seconds }: { rate: number; seconds: number }) => void talk(rate, seconds));
