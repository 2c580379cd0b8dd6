import type { FastifyInstance } from 'fastify';
import { memberLevel } from '../features/fan-clubs/store.ts';
import { peopleOf } from '../features/social/accounts.ts';
import {
  closeThread,
  deleteMessage,
  markRead,
  messageView,
  openThreads,
  pageOf,
  placeMessage,
  readUpTo,
  refusalOf,
  threadOf,
} from '../features/social/messages.ts';
import { publishUnread } from '../features/social/unread.ts';
import { accountNamed } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

function registerReading(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;

  registerOperation(app, context, 'GET /messages', async ({ viewer }) => {
    const me = viewer.user;
    const threads = await openThreads(orm, me.id);
    const ids = threads.map(({ otherId }) => otherId);
    const people = await peopleOf(orm, me.id, ids, await context.presence.onlineIds());
    const names = new Map([
      [me.id, me.username],
      ...[...people].map(([id, one]) => [id, one.username] as const),
    ]);
    const conversations = threads.flatMap(({ otherId, last, ...rest }) => {
      const person = people.get(otherId);
      return person ? [{ ...person, ...rest, last: last && messageView(last, names) }] : [];
    });
    return { conversations };
  });

  registerOperation(app, context, 'GET /messages/{username}', async ({ params, query, viewer }) => {
    const me = viewer.user;
    const other = await accountNamed(orm, params.username);
    const people = await peopleOf(orm, me.id, [other.id], await context.presence.onlineIds());
    const person = people.get(other.id);
    if (!person) throw new ApiError('moderation_target_missing');
    const thread = await threadOf(orm, me.id, other.id);
    const before = query.before === undefined ? null : Number(query.before);
    const page = thread ? await pageOf(orm, thread.id, before) : { rows: [], hasMore: false };
    const names = new Map([
      [me.id, me.username],
      [other.id, other.username],
    ]);
    return {
      person,
      messages: page.rows.map((row) => messageView(row, names)),
      has_more: page.hasMore,
      read_up_to: thread ? await readUpTo(orm, thread.id, me.id) : 0,
      refusal: await refusalOf(orm, me, other),
    };
  });
}

function registerWriting(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const { work } = context;
  const sending = createLimit(context, 'social-messages:sending', 30, 60_000);
  const keeping = createLimit(context, 'social-messages:keeping', 240, 60_000);

  registerOperation(app, context, 'POST /messages/{username}', async ({ params, body, viewer, request }) => {
    const me = viewer.user;
    await sending.take(request, `message ${me.id}`);
    const other = await accountNamed(orm, params.username);
    const wanted = { clientId: body.client_id, body: body.message };
    return work.run(async (unit) => {
      const { row, isNew } = await placeMessage(unit.tx, me, other, wanted);
      const view = messageView(row, new Map([[me.id, me.username]]));
      if (isNew) {
        unit.toUser(me.id, 'v3.private_message.new', { with: other.username, ...view });
        // First, so that the recipient's page knows the fan when the message arrives.
        if ((await memberLevel(unit.tx, me.id, other.id, context.now())) !== null) {
          const { message_id, from, message, at } = view;
          unit.toUser(other.id, 'v3.fan_direct_message.new', { message_id, from, message, at });
        }
        unit.toUser(other.id, 'v3.private_message.new', { with: me.username, ...view });
        await publishUnread(unit, me.id);
        await publishUnread(unit, other.id);
      }
      return { status: 1, message: view };
    });
  });

  registerOperation(
    app,
    context,
    'POST /messages/{username}/delete',
    async ({ params, body, viewer, request }) => {
      const me = viewer.user;
      await keeping.take(request, `messages ${me.id}`);
      const other = await accountNamed(orm, params.username);
      const { message_id } = body;
      return work.run(async (unit) => {
        if (!(await deleteMessage(unit.tx, me, other, message_id))) throw new ApiError('not_found');
        unit.toUser(me.id, 'v3.private_message.delete', { with: other.username, message_id });
        unit.toUser(other.id, 'v3.private_message.delete', { with: me.username, message_id });
        await publishUnread(unit, other.id);
        return { status: 1 };
      });
    },
  );

  registerOperation(
    app,
    context,
    'POST /messages/{username}/read',
    async ({ params, body, viewer, request }) => {
      const me = viewer.user;
      await keeping.take(request, `messages ${me.id}`);
      const other = await accountNamed(orm, params.username);
      const thread = await threadOf(orm, me.id, other.id);
      if (thread) {
        await work.run(async (unit) => {
          const up_to = await markRead(unit.tx, thread.id, me.id, body.up_to);
          unit.toUser(me.id, 'v3.private_message.read', { with: other.username, up_to });
          await publishUnread(unit, me.id);
        });
      }
      return { status: 1 };
    },
  );

  registerOperation(app, context, 'POST /messages/{username}/close', async ({ params, viewer, request }) => {
    const me = viewer.user;
    await keeping.take(request, `messages ${me.id}`);
    const other = await accountNamed(orm, params.username);
    const thread = await threadOf(orm, me.id, other.id);
    if (thread) {
      await work.run(async (unit) => {
        await closeThread(unit.tx, thread.id, me.id);
        unit.toUser(me.id, 'v3.private_message.close', { with: other.username });
        await publishUnread(unit, me.id);
      });
    }
    return { status: 1 };
  });
}

/** Private messages: reading, sending, deleting, closing. */
export function registerMessages(app: FastifyInstance, context: Context): void {
  registerReading(app, context);
  registerWriting(app, context);
}
