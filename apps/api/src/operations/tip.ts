import { MODEL_TIP_SHARE_PERCENT } from '@footlight/contract';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LoggedIn } from '../auth/session.ts';
import type { Context } from '../context.ts';
import type { Orm } from '../db/database.ts';
import { tip } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { type Call, registerOperation } from '../http/operation.ts';
import { countryOf } from '../http/request.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import type { AccountId } from '../ledger/ledger.ts';
import { applyTip } from '../room-apps/apply.ts';
import { refusePlaces } from '../rooms/may-pay.ts';
import { findRoom } from '../rooms/rooms.ts';
import { spend } from '../spending/spend.ts';
import type { RoomRow } from '../views/room-view.ts';
import { ANONYMOUS } from './auth.ts';

/** Tokens that may be tipped in a day without a confirmed identity; above it verification is asked for. */
const UNVERIFIED_DAILY_TIPS = 5_000;
const DAY_MS = 86_400_000;

type TipBody = Call<'POST /tip/{username}'>['body'];

/** What the effects of a tip need to know; stored with the key, so that a repeated call needs no query. */
interface SettledTip {
  entryId: number;
  balance: number;
  /** How many of the tokens came from the purse; the others are owed. */
  fromPurse: number;
  receiverBalance: number;
  share: number;
  /** The tip moved apps of the room. */
  movedApps: boolean;
}

/** The broadcaster's part is rounded down; what is left over a whole token stays with the house. */
export function splitTip(amount: number): { share: number; house: number } {
  const share = Math.floor((amount * MODEL_TIP_SHARE_PERCENT) / 100);
  return { share, house: amount - share };
}

/** Rules of spec 1 §6 that need no ledger; throws the error of the catalogue. */
export function checkTip(row: RoomRow | null, sender: LoggedIn['user'], country: string | null): RoomRow {
  if (!row || row.user.id === sender.id) throw new ApiError('tip_target_missing');
  refusePlaces(row, sender, country);
  return row;
}

/**
 * What may be tipped in a day before an identity is known. Runs after the debit, which holds the sender's purse: two tips
 * at once cannot both slip under it. `more` are tokens that are on their way to be a tip.
 */
export async function checkUnverified(tx: Orm, sender: LoggedIn['user'], more = 0): Promise<void> {
  if (sender.identityConfirmed) return;
  const [row] = await tx
    .select({ total: sum(tip.amount).mapWith(Number) })
    .from(tip)
    .where(and(eq(tip.userId, sender.id), gt(tip.createdAt, new Date(Date.now() - DAY_MS))));
  const total = (row?.total ?? 0) + more;
  if (total > UNVERIFIED_DAILY_TIPS) throw new ApiError('over_daily_limit');
}

/** What an app calls the tipper: by name only what the room is told by name too. */
const isNamed = ({ type }: TipBody): boolean => type !== 'anonymous' && type !== 'private';

/** The app that a tip is meant for, and what of it. */
function appOf({ app_data }: TipBody): { app?: string; choice?: string } {
  const { app, choice } = app_data ?? {};
  return {
    ...(typeof app === 'string' ? { app } : {}),
    ...(typeof choice === 'string' ? { choice } : {}),
  };
}

async function settleTip(
  tx: Orm,
  sender: LoggedIn['user'],
  row: RoomRow,
  body: TipBody,
  now: number,
): Promise<SettledTip> {
  const to: AccountId = `model:${row.user.id}`;
  const { share, house } = splitTip(body.amount);
  const posted = await spend(tx, sender, {
    kind: 'tip',
    amount: body.amount,
    to: [
      { account: to, amount: share },
      { account: 'platform:revenue', amount: house },
    ],
    memo: { to: row.user.username },
    agreed: body.confirmed_tokens ?? null,
    now,
  });
  await tx.insert(tip).values({
    entryId: posted.entryId,
    userId: sender.id,
    modelId: row.user.id,
    amount: body.amount,
    comment: body.comment ?? '',
    type: body.type ?? 'public',
    sourceId: body.source_id ?? '',
  });
  await checkUnverified(tx, sender);
  const movedApps = await applyTip(
    tx,
    { id: row.user.id, username: row.user.username },
    {
      entry: posted.entryId,
      username: isNamed(body) ? sender.username : ANONYMOUS,
      amount: body.amount,
      ...appOf(body),
    },
  );
  return {
    entryId: posted.entryId,
    balance: posted.tokens,
    fromPurse: body.amount - posted.credit,
    receiverBalance: posted.balances.get(to) ?? 0,
    share,
    movedApps,
  };
}

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
      withIdempotency(database, idempotency, (tx) => settleTip(tx, viewer.user, row, body, context.now())),
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
