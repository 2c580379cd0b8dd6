import {
  AI_PER_DAY,
  AI_PRICES,
  AI_WITHIN_MS,
  type AiKind,
  cleanLines,
  MAX_AI_ANSWER,
} from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { abortWithin } from '../../kernel/abort-within.ts';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { aiExchange, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { drawing } from '../../kernel/drawing.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import type { Companion } from './companions.ts';
import { holdExchange, payExchange, refundExchange } from './money.ts';
import type { AiProvider, ChatTurn } from './provider.ts';
import * as store from './store.ts';

interface AiParts {
  orm: Orm;
  work: Work;
  log: FastifyBaseLogger;
  /** Null: no companion is offered. */
  provider: AiProvider | null;
  /** Longest answer time in ms. */
  withinMs?: number | undefined;
  now(): number;
}

export interface AiAsk {
  kind: AiKind;
  message: string;
  nsfw: boolean;
  price: number;
  confirmed_tokens?: number | undefined;
}

/** How often a growing answer is stored, and how many past messages the provider reads. */
const STORED_EVERY_MS = 250;
const REMEMBERED = 12;
const SIDE = 1024;

export type Ai = ReturnType<typeof createAi>;

/** AI companions: a request holds its price until its answer is delivered, or until it fails and is refunded. */
export function createAi({ orm, work, log, provider, withinMs = AI_WITHIN_MS, now }: AiParts) {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  const fail = (id: number): Promise<void> =>
    work.run(async (unit) => {
      const row = await store.lockExchange(unit.tx, id);
      if (row?.state !== 'waiting') return;
      const owner = await userById(unit.tx, row.userId);
      const moved = await refundExchange(unit.tx, owner, row, now());
      await unit.tx
        .update(aiExchange)
        .set({ state: 'failed', answer: '', image: null })
        .where(eq(aiExchange.id, id));
      publishBalance(unit, owner, { ...moved });
    });

  const deliver = (id: number, result: { answer: string } | { image: Buffer }): Promise<void> =>
    work.run(async ({ tx }) => {
      const row = await store.lockExchange(tx, id);
      // The job may have refunded it already.
      if (row?.state !== 'waiting') return;
      await payExchange(tx, row);
      await tx
        .update(aiExchange)
        .set({ state: 'delivered', ...result })
        .where(eq(aiExchange.id, id));
    });

  const turnsOf = async (userId: number, companion: Companion, message: string): Promise<ChatTurn[]> => {
    const past = (await store.conversationOf(orm, userId, companion.name))
      .filter(({ kind, state }) => kind === 'chat' && state === 'delivered')
      .slice(-REMEMBERED);
    return [
      ...past.flatMap(({ message: content, answer }): ChatTurn[] => [
        { role: 'user', content },
        { role: 'assistant', content: answer },
      ]),
      { role: 'user', content: message },
    ];
  };

  /** Writes the growing answer into its row, where every process can read it. */
  const write = async (
    from: AiProvider,
    id: number,
    companion: Companion,
    turns: readonly ChatTurn[],
    signal: AbortSignal,
  ): Promise<string> => {
    let answer = '';
    let storedAt = 0;
    for await (const part of from.chat(companion, turns, signal)) {
      answer += part;
      if (answer.length > MAX_AI_ANSWER) throw new Error(`AI answer is longer than ${MAX_AI_ANSWER}`);
      if (Date.now() - storedAt < STORED_EVERY_MS) continue;
      storedAt = Date.now();
      await orm
        .update(aiExchange)
        .set({ answer: cleanLines(answer) })
        .where(and(eq(aiExchange.id, id), eq(aiExchange.state, 'waiting')));
    }
    const whole = cleanLines(answer);
    if (whole === '') throw new Error('AI provider sent an empty answer');
    if (!(await from.allows(whole, signal))) throw new Error('AI answer was refused by the moderation');
    return whole;
  };

  const answer = async (
    from: AiProvider,
    id: number,
    userId: number,
    companion: Companion,
    ask: AiAsk,
  ): Promise<void> => {
    const signal = abortWithin(withinMs, closing.signal);
    try {
      if (ask.kind === 'chat') {
        const turns = await turnsOf(userId, companion, ask.message);
        await deliver(id, { answer: await raced(write(from, id, companion, turns, signal), signal) });
      } else {
        const bytes = await raced(from.image(companion, ask, signal), signal);
        await deliver(id, { image: await drawn(bytes) });
      }
    } catch (error) {
      log.warn({ err: error, exchange: id }, 'AI request failed; refunding it');
      // If this fails too, the job refunds it later.
      await fail(id).catch((problem: unknown) => log.error({ err: problem, exchange: id }, 'not refunded'));
    }
  };

  const askIn = async (
    unit: UnitOfWork,
    from: AiProvider,
    asker: UserRow,
    companion: Companion,
    ask: AiAsk,
  ) => {
    const { tx } = unit;
    const at = now();
    // Two requests of one user run one after the other, so that the second one counts the first.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, asker.id)).for('no key update');
    const price = AI_PRICES[ask.kind];
    if (ask.price !== price) throw new ApiError('price_changed');
    const isBusy = await store.isWaiting(tx, asker.id);
    if (isBusy || (await store.askedToday(tx, asker.id, ask.kind, at)) >= AI_PER_DAY[ask.kind]) {
      throw new ApiError('rate_limited');
    }
    const [row] = await tx
      .insert(aiExchange)
      .values({
        userId: asker.id,
        companion: companion.name,
        kind: ask.kind,
        message: ask.message,
        price,
        createdAt: new Date(at),
        // The job leaves the process that answers time to refund it itself.
        expiresAt: new Date(at + 2 * withinMs),
      })
      .returning();
    if (!row) throw new ApiError('internal');
    const spent = await holdExchange(tx, asker, row, { agreed: ask.confirmed_tokens ?? null, now: at });
    const { tokens, credit } = spent;
    if (credit > 0) await tx.update(aiExchange).set({ credit }).where(eq(aiExchange.id, row.id));
    publishBalance(unit, asker, { tokens, change: credit - price });
    unit.afterCommit(async () => {
      const task = answer(from, row.id, asker.id, companion, ask);
      running.add(task);
      void task.finally(() => running.delete(task));
    });
    return { exchange: store.exchangeView(row), tokens };
  };

  return {
    isOffered: provider !== null,
    /** Buys one answer. It is written after this call returns. */
    async ask(asker: UserRow, companion: Companion, wish: AiAsk, call: IdempotentCall) {
      if (!provider) throw new ApiError('not_found');
      const { message } = wish;
      const ask = { ...wish, nsfw: wish.nsfw && companion.nsfw };
      const isAllowed = await provider
        .allows(message, AbortSignal.timeout(withinMs))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'AI moderation failed; refusing the request');
          return false;
        });
      if (!isAllowed) throw new ApiError('invalid_input', { fields: { message: 'not_accepted' } });
      return work.once(call, (unit) => askIn(unit, provider, asker, companion, ask));
    },
    list: async (userId: number, companion: Companion) =>
      (await store.conversationOf(orm, userId, companion.name)).map(store.exchangeView),
    picture: (userId: number, id: number) => store.pictureOf(orm, userId, id),
    forget: (userId: number, companion: Companion) =>
      store.forgetConversation(orm, userId, companion.name, now()),
    /** Refunds all requests of a user that have no answer yet. Answers that arrive later are dropped. */
    async withdraw(userId: number): Promise<void> {
      for (const { id } of await store.waitingOf(orm, userId)) await fail(id);
    },
    /** Refunds requests whose process died. */
    async step(): Promise<void> {
      for (const { id } of await store.dueExchanges(orm, now())) {
        await fail(id).catch((error: unknown) =>
          log.error({ err: error, exchange: id }, 'expired AI request not refunded; will retry'),
        );
      }
    },
    /** Ends running requests, which are refunded. */
    async close(): Promise<void> {
      closing.abort(new Error('the platform is closing'));
      await Promise.all(running);
    },
  };
}

/** Ends with the signal even if the provider ignores it. */
const raced = <T>(task: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    task,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** Redraws a foreign picture: only pixels survive, and bytes that are no picture fail. */
async function drawn(bytes: Uint8Array): Promise<Buffer> {
  const library = await drawing();
  return library(bytes, { failOn: 'error', limitInputPixels: 4_096 ** 2 })
    .timeout({ seconds: 10 })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
