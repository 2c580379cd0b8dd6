import { randomUUID } from 'node:crypto';
import { createClient, defineScript } from 'redis';
import { inTime } from '../../in-time.ts';
import { type Bus, type BusMessage, HISTORY_LINES, ONCE_TTL_MS, type RoomLine, roomTopic } from './bus.ts';

/** Redis deletes numbers and lines of a room that was silent for a day. */
const ROOM_TTL_MS = 86_400_000;
const MOST_WAITING = 20_000;
/** A server that has not answered after this time counts as away. */
const ANSWER_WITHIN_MS = 2_000;
/** The longest wait of a process between two attempts to connect again. */
const LONGEST_WAIT_MS = 2_000;
/** This long after an outage, in milliseconds, all processes are connected again. */
const ALL_BACK_MS = LONGEST_WAIT_MS + 1_000;

/**
 * Assigns the number, stores the line and the once-key, and publishes, in one step. The line is JSON that starts with
 * `{"event"`; the script splices the number in front, so that Redis need not parse it.
 */
const append = defineScript({
  NUMBER_OF_KEYS: 3,
  SCRIPT: `
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[2]
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'seq', 0)
  redis.call('DEL', KEYS[2])
end
if ARGV[6] == '1' then
  local known = redis.call('GET', KEYS[3])
  if known then return {epoch, known, 1} end
end
local seq = redis.call('HINCRBY', KEYS[1], 'seq', 1)
local line = '{"seq":' .. string.format('%.0f', seq) .. ',' .. string.sub(ARGV[1], 2)
redis.call('RPUSH', KEYS[2], line)
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[3]), -1)
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
if ARGV[6] == '1' then redis.call('SET', KEYS[3], line, 'PX', ARGV[7]) end
redis.call('PUBLISH', ARGV[4], '{"kind":"line","epoch":"' .. epoch .. '","line":' .. line .. '}')
return {epoch, line, 0}`,
  parseCommand(parser, keys: readonly [string, string, string], values: readonly string[]) {
    for (const key of keys) parser.pushKey(key);
    parser.push(...values);
  },
  transformReply: (reply: unknown) => reply,
});

type AppendReply = [epoch: string, line: string, repeated: number];
type ReadReply = [epoch: string, seq: string, lines: string[]];

/**
 * Reads the number and the lines at one moment. An empty room gets its epoch now, so that its first reader can resume.
 */
const read = defineScript({
  NUMBER_OF_KEYS: 2,
  SCRIPT: `
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1], 'epoch', ARGV[1], 'seq', 0)
  redis.call('DEL', KEYS[2])
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return {redis.call('HGET', KEYS[1], 'epoch'), redis.call('HGET', KEYS[1], 'seq'), redis.call('LRANGE', KEYS[2], 0, -1)}`,
  parseCommand(parser, keys: readonly [string, string], values: readonly string[]) {
    for (const key of keys) parser.pushKey(key);
    parser.push(...values);
  },
  transformReply: (reply: unknown) => reply,
});

/** Takes the task if it is free, and extends it if this process holds it. */
const lead = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`,
  parseCommand(parser, key: string, owner: string, ttlMs: number) {
    parser.pushKey(key);
    parser.push(owner, String(ttlMs));
  },
  transformReply: (reply: unknown) => reply,
});

/** Called on connection errors; the connection recovers on its own. */
export type BusErrorListener = (error: unknown) => void;

/** Connects to Redis or Valkey. Rejects when the first connection fails. `prefix` separates platforms on one server. */
export async function createRedisBus(
  url: string,
  onError: BusErrorListener,
  prefix = 'footlight',
): Promise<Bus> {
  const self = randomUUID();
  const restored = new Set<() => void>();
  let wasReady = false;
  let restoredAt = Number.NEGATIVE_INFINITY;
  const socket = {
    connectTimeout: 5_000,
    // A wrong address must fail the start. After a first connection, the client reconnects for as long as it takes.
    reconnectStrategy: (retries: number, cause: Error) =>
      wasReady || retries < 5 ? Math.min(100 * (retries + 1), LONGEST_WAIT_MS) : cause,
  };
  // While Redis is down, commands queue up to a limit; beyond it they fail.
  const commands = createClient({
    url,
    socket,
    commandsQueueMaxLength: MOST_WAITING,
    scripts: { append, read, lead },
  });
  const ears = createClient({ url, socket });
  commands.on('error', onError);
  ears.on('error', onError);
  ears.on('ready', () => {
    if (wasReady) {
      restoredAt = performance.now();
      for (const listener of restored) listener();
    }
    wasReady = true;
  });
  try {
    await Promise.all([commands.connect(), ears.connect()]);
  } catch (error) {
    // A client that gave up has closed itself, and would return another error.
    for (const client of [commands, ears]) if (client.isOpen) client.destroy();
    throw error;
  }

  // The braces keep the keys of one room on one cluster node.
  const headKey = (room: string): string => `${prefix}:room:{${room}}:head`;
  const linesKey = (room: string): string => `${prefix}:room:{${room}}:lines`;
  const onceKeyOf = (room: string, key: string): string => `${prefix}:room:{${room}}:once:${key}`;
  const channel = (topic: string): string => `${prefix}:topic:${topic}`;
  const noteKey = (name: string): string => `${prefix}:notes:${name}`;

  const ping = async (): Promise<void> => {
    if (!commands.isReady || !ears.isReady) throw new Error('Redis is away');
    await inTime(commands.ping(), ANSWER_WITHIN_MS);
  };

  return {
    async publish(topic, message) {
      await commands.publish(channel(topic), JSON.stringify(message));
    },

    async subscribe(topic, listener) {
      // It would wait for as long, and its caller asks again all the time.
      if (!ears.isReady) throw new Error('Redis is away');
      const own = (text: string): void => {
        try {
          listener(JSON.parse(text) as BusMessage);
        } catch (error) {
          onError(error);
        }
      };
      await ears.subscribe(channel(topic), own);
      return async () => {
        if (ears.isOpen) await ears.unsubscribe(channel(topic), own);
      };
    },

    async appendRoomLine(room, line, onceKey) {
      const [epoch, text, repeated] = (await commands.append(
        [headKey(room), linesKey(room), onceKeyOf(room, onceKey ?? '')],
        [
          JSON.stringify({ event: line.event, payload: line.payload ?? null }),
          randomUUID(),
          String(HISTORY_LINES),
          channel(roomTopic(room)),
          String(ROOM_TTL_MS),
          onceKey === undefined ? '0' : '1',
          String(ONCE_TTL_MS),
        ],
      )) as AppendReply;
      return { epoch, line: JSON.parse(text) as RoomLine, repeated: repeated === 1 };
    },

    async roomLines(room, since = 0) {
      const [epoch, seq, texts] = (await commands.read(
        [headKey(room), linesKey(room)],
        [randomUUID(), String(ROOM_TTL_MS)],
      )) as ReadReply;
      const lines = texts.map((text) => JSON.parse(text) as RoomLine).filter((line) => line.seq > since);
      return { epoch, lastSeq: Number(seq), lines };
    },

    async leaveNote(name, note, ttlMs) {
      const value = JSON.stringify({ note, until: Date.now() + ttlMs });
      await commands.multi().hSet(noteKey(name), self, value).pExpire(noteKey(name), ttlMs).exec();
    },

    async readNotes(name) {
      const notes = Object.values(await commands.hGetAll(noteKey(name)));
      return notes
        .map((text) => JSON.parse(text) as { note: unknown; until: number })
        .filter(({ until }) => until > Date.now())
        .map(({ note }) => note);
    },

    lead: async (task, ttlMs) => (await commands.lead(`${prefix}:lead:${task}`, self, ttlMs)) === 1,

    ping,
    reachesAll: () =>
      ping().then(
        () => performance.now() - restoredAt > ALL_BACK_MS,
        () => false,
      ),

    onRestored(listener) {
      restored.add(listener);
    },

    async close() {
      restored.clear();
      const isThere = await ping().then(
        () => true,
        () => false,
      );
      for (const client of [ears, commands]) {
        if (isThere) await client.close();
        // Closing gracefully would wait forever for a server that is gone.
        else if (client.isOpen) client.destroy();
      }
    },
  };
}
