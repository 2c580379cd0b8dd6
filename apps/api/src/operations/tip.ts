import type { FastifyInstance } from 'fastify';
import type { LoggedIn } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf } from '../http/request.ts';
import { findRoom } from '../rooms/rooms.ts';
import { checkTip, type SettledTip, type TipBody } from '../tips/rules.ts';
import { settleTip } from '../tips/settle-tip.ts';
import type { RoomRow } from '../views/room-view.ts';
import { ANONYMOUS } from './auth.ts';

/** Tells the room, the receiver and the sender's other tabs. Only ever called for a committed tip. */
async function announceTip(
  { broadcast }: Context,
  sender: LoggedIn['user'],
  { user: receiver }: RoomRow,
  body: TipBody,
  settled: SettledTip,
): Promise<void> {
  const received = {
    tokens: body.amount,
    receiver_name: receiver.username,
    sender_name: body.type === 'anonymous' ? ANONYMOUS : sender.username,
    ...(body.type ? { type: body.type } : {}),
    ...(body.comment ? { comment: body.comment } : {}),
    // The entry names the line: told twice, it stands in the room once.
    line_id: `tip-${settled.entryId}`,
    at: Date.now(),
  };
  await broadcast.toUser(sender.id, 'v3.token.update', {
    username: sender.username,
    tokens: settled.balance,
    token_change: -settled.fromPurse,
    type: 'tip',
  });
  if (body.type !== 'private') await broadcast.toRoom(receiver.username, 'v3.tip.received', received);
  await broadcast.toUser(receiver.id, 'v3.tip.received', received);
  if (settled.share > 0) {
    await broadcast.toUser(receiver.id, 'v3.token.update', {
      username: receiver.username,
      tokens: settled.receiverBalance,
      token_change: settled.share,
      type: 'tip',
    });
  }
}

export function registerTip(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const limit = createLimit(app, context, 60, 10_000);

  registerOperation(app, context, 'POST /tip/{username}', async (call) => {
    const { params, body, viewer, request, idempotency } = call;
    await limit.take(request, `tip ${viewer.user.id}`);
    const found = await findRoom(database.orm, params.username);
    const row = checkTip(found, viewer.user, countryOf(request, options));
    const { answer, replayed } = await context.refills.paying(viewer.user, () =>
      settleTip(database, idempotency, viewer.user, row, body, context.now()),
    );
    if (!replayed) {
      // The money has moved: a message that cannot be delivered must not make it look as if it had not.
      await announceTip(context, viewer.user, row, body, answer).catch((error: unknown) =>
        context.log.error({ err: error, entry: answer.entryId }, 'tip settled but not announced'),
      );
      if (answer.movedApps) {
        // What could not be told is written down, and told a second later.
        await context.roomApps
          .tipped(row)
          .catch((error: unknown) => context.log.error({ err: error }, 'apps moved but not told'));
      }
    }
    return { status: 1, tip_id: String(answer.entryId), tokens: answer.balance };
  });
}
