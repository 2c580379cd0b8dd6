import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Publisher } from '../kernel/events/publisher.ts';
import { talks } from './bots/talk/talks.ts';
import { chatterNames } from './names.ts';

/** Upper limits of a flood. */
const MOST = { perSecond: 10_000, seconds: 120 } as const;
const STEP_MS = 20;

/** The result of a flood. */
interface FloodReport {
  sent: number;
  ms: number;
}

/** Publishes `perSecond` lines per second in a room for some seconds; for load tests. Late steps catch up. */
async function floodRoom(
  publisher: Publisher,
  room: string,
  perSecond: number,
  seconds: number,
): Promise<FloodReport> {
  const texts = talks.en.remarks;
  const started = performance.now();
  const total = Math.round(perSecond * seconds);
  let sent = 0;
  while (sent < total) {
    const wanted = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    const lines: Promise<void>[] = [];
    for (; sent < wanted; sent += 1) {
      lines.push(
        publisher.toRoom(room, 'v3.chat.message', {
          username: chatterNames[sent % chatterNames.length] ?? 'somebody',
          message: `${texts[sent % texts.length]} ${sent}`,
          has_tokens: sent % 3 === 0,
        }),
      );
    }
    await Promise.all(lines);
    await sleep(STEP_MS);
  }
  return { sent, ms: Math.round(performance.now() - started) };
}

/**
 * `POST /demo/flood` with `{ room, perSecond, seconds }`: runs a flood and answers when it is over. Register it only
 * for load tests: in the demo, with `FOOTLIGHT_FLOOD=1`.
 */
export function floodPlugin(publisher: Publisher): FastifyPluginAsync {
  const body = {
    type: 'object',
    required: ['room', 'perSecond', 'seconds'],
    additionalProperties: false,
    properties: {
      room: { type: 'string', pattern: '^[a-z0-9_-]{3,32}$' },
      perSecond: { type: 'number', exclusiveMinimum: 0, maximum: MOST.perSecond },
      seconds: { type: 'number', exclusiveMinimum: 0, maximum: MOST.seconds },
    },
  };
  return async (app) => {
    app.post<{ Body: { room: string; perSecond: number; seconds: number } }>(
      '/demo/flood',
      { schema: { body } },
      ({ body: { room, perSecond, seconds } }) => floodRoom(publisher, room, perSecond, seconds),
    );
  };
}
