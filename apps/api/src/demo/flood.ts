import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Broadcast } from '../ports.ts';
import { chatterNames } from './names.ts';
import { phrases } from './phrases.ts';

/** Most that one flood may be. */
const MOST = { perSecond: 10_000, seconds: 120 } as const;
const STEP_MS = 20;

/** How a flood went. */
interface FloodReport {
  sent: number;
  ms: number;
}

/** Says `perSecond` lines a second in a room for some seconds; for benches. Late steps are caught up with. */
async function floodRoom(
  broadcast: Broadcast,
  room: string,
  perSecond: number,
  seconds: number,
): Promise<FloodReport> {
  const texts = phrases.en.smallTalk;
  const started = performance.now();
  const total = Math.round(perSecond * seconds);
  let sent = 0;
  while (sent < total) {
    const wanted = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    const lines: Promise<void>[] = [];
    for (; sent < wanted; sent += 1) {
      lines.push(
        broadcast.toRoom(room, 'v3.chat.message', {
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
 * `POST /demo/flood` with `{ room, perSecond, seconds }`: starts a flood and answers when it is over. Register it
 * only where benches run: in the demo, with `FOOTLIGHT_FLOOD=1`.
 */
export function floodPlugin(broadcast: Broadcast): FastifyPluginAsync {
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
      ({ body: { room, perSecond, seconds } }) => floodRoom(broadcast, room, perSecond, seconds),
    );
  };
}
