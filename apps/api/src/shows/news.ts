import type { EventInput, EventName } from '@footlight/contract/realtime';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import type { Broadcast } from '../ports.ts';
import type { Moved } from '../spending/holds.ts';

/** What is to be told of a change; collected in its transaction and sent after the commit. */
export interface News {
  toUser<N extends EventName>(userId: number, event: N, payload: EventInput<N>): void;
  toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>): void;
  /** New balances of viewer and broadcaster. */
  moved(viewer: UserRow, model: UserRow, moved: Moved): void;
  /** Somebody's tokens are nearly gone: so many are missing for what comes next. */
  short(userId: number, missing: number): void;
  /** Who was said to be short. */
  shorts(): readonly { userId: number; missing: number }[];
  send(broadcast: Broadcast, log: FastifyBaseLogger): Promise<void>;
}

export function createNews(): News {
  const items: ((broadcast: Broadcast) => Promise<void>)[] = [];
  const short: { userId: number; missing: number }[] = [];
  const news: News = {
    short: (userId, missing) => {
      short.push({ userId, missing });
    },
    shorts: () => short,
    toUser: (userId, event, payload) => {
      items.push((broadcast) => broadcast.toUser(userId, event, payload));
    },
    toRoom: (room, event, payload) => {
      items.push((broadcast) => broadcast.toRoom(room, event, payload));
    },
    moved(viewer, model, { tokens, change, credit, modelTokens, share }) {
      const tell = (user: UserRow, now: number, token_change: number) =>
        news.toUser(user.id, 'v3.token.update', {
          username: user.username,
          tokens: now,
          token_change,
          type: 'show',
        });
      if (change !== 0 || credit > 0) tell(viewer, tokens, change);
      if (share > 0) tell(model, modelTokens, share);
    },
    async send(broadcast, log) {
      for (const item of items.splice(0)) {
        // The money has moved: a message that cannot be delivered must not make it look as if it had not.
        await item(broadcast).catch((error: unknown) =>
          log.error({ err: error }, 'a show changed and could not be told'),
        );
      }
    },
  };
  return news;
}
