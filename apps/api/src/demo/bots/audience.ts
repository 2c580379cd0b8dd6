import { and, eq, inArray } from 'drizzle-orm';
import { model, user } from '../../kernel/db/schema/index.ts';
import type { Publisher } from '../../kernel/events/publisher.ts';
import type { Context } from '../../routes/context.ts';
import type { Crowd } from '../../sockets/ports.ts';
import { randomFrom } from '../art/random.ts';
import type { DemoModel } from '../world.ts';
import { listedChatters } from './crowd.ts';
import { type RoomScript, roomScript, type ScriptLine } from './room-script.ts';

/** The first viewer says hello this long after the room has opened; the next line and tip follow at these distances. */
const FIRST_MS = 3_000;
const LINE_MS = { from: 9_000, to: 24_000 };
const FIRST_TIP_MS = 12_000;
const TIP_MS = { from: 35_000, to: 90_000 };

/** Settings of {@link createAudience}. */
export interface AudienceOptions {
  context: Pick<Context, 'database'>;
  publisher: Publisher;
  /** One bot's tip. */
  tip(room: Pick<DemoModel, 'username'>): Promise<void>;
  now?: () => number;
}

interface Visit {
  /** Nobody has said anything. */
  isFirst: boolean;
  nextLineAt: number;
  nextTipAt: number;
}

/** The account whose room gets an audience. The others stay empty, so that people can try them alone. */
const NAMES = ['model'];

/**
 * An audience for whoever goes live as `model`: bots greet, talk and tip. They never speak for the broadcaster. `crowd` knows them
 * in the process that takes the steps; a demo runs in one.
 */
export function createAudience({ context, publisher, tip, now = Date.now }: AudienceOptions): {
  step: () => Promise<void>;
  crowd: Crowd;
} {
  const { orm } = context.database;
  const visits = new Map<string, Visit>();
  // A script goes on where the last broadcast ended: from its start, each would be greeted with the same line.
  const scripts = new Map<string, RoomScript>();
  const random = randomFrom(`audience/${now()}`);

  const post = async (room: string, line: ScriptLine | null): Promise<void> => {
    if (!line || line.isModel) return;
    await publisher.toRoom(room, 'v3.chat.message', {
      username: line.username,
      message: line.message,
      user_language: line.language,
      is_model: false,
      has_tokens: true,
      email_confirmed: true,
    });
  };

  const users = (room: string): ReturnType<Crowd['users']> => {
    const visit = visits.get(room);
    return !visit || visit.isFirst ? [] : listedChatters({ username: room });
  };

  const step = async (): Promise<void> => {
    const open = await orm
      .select({ username: user.username, tags: model.tags, languages: model.languages })
      .from(model)
      .innerJoin(user, eq(user.id, model.userId))
      .where(and(inArray(user.username, NAMES), eq(model.status, 'online')));
    for (const name of visits.keys())
      if (!open.some(({ username }) => username === name)) visits.delete(name);
    for (const room of open) {
      const time = now();
      const visit = visits.get(room.username);
      const script = scripts.get(room.username) ?? roomScript(room, now);
      scripts.set(room.username, script);
      if (!visit) {
        visits.set(room.username, {
          isFirst: true,
          nextLineAt: time + FIRST_MS,
          nextTipAt: time + FIRST_TIP_MS,
        });
        continue;
      }
      if (time >= visit.nextLineAt) {
        const { isFirst } = visit;
        visit.isFirst = false;
        visit.nextLineAt = time + random.range(LINE_MS.from, LINE_MS.to);
        await post(room.username, isFirst ? script.arrive() : script.next());
      }
      if (time >= visit.nextTipAt) {
        visit.nextTipAt = time + random.range(TIP_MS.from, TIP_MS.to);
        await tip(room);
      }
    }
  };

  return { step, crowd: { users, count: (room) => users(room).length } };
}
