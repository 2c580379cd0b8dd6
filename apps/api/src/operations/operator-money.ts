import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LoggedIn } from '../auth/session.ts';
import { announceDecision } from '../billing/announce.ts';
import { takeEvent } from '../billing/purchases.ts';
import { reversalOf } from '../billing/refunds.ts';
import type { Context } from '../context.ts';
import { purchase, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { registerOperation } from '../http/operation.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import { payOut } from '../ledger/payout.ts';
import { purchaseView } from './billing.ts';

function checkAdmin({ traits }: LoggedIn['user']): void {
  if (traits.isAdmin !== true && traits.isSuperAdmin !== true) throw new ApiError('forbidden');
}

/** What an operator's bookkeeping does: money back to a payer, money out to a broadcaster. */
export function registerOperatorMoney(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const { orm } = database;

  registerOperation(
    app,
    context,
    'POST /operator/purchases/{transaction_id}/refund',
    async ({ params, body, viewer }) => {
      checkAdmin(viewer.user);
      const [found] = await orm.select().from(purchase).where(eq(purchase.id, params.transaction_id));
      if (!found) throw new ApiError('not_found');
      if (found.state === 'refunded') return purchaseView(found);
      const event = await reversalOf(context, found, body.paid_back);
      const decision = await takeEvent(database, found.biller, event);
      if (decision.result === 'decided') await announceDecision(context, decision);
      if (decision.result !== 'decided' && decision.result !== 'repeated') throw new ApiError('conflict');
      return purchaseView(decision.purchase);
    },
  );

  registerOperation(app, context, 'POST /operator/payouts', async ({ body, viewer, idempotency }) => {
    checkAdmin(viewer.user);
    const [model] = await orm
      .select()
      .from(user)
      .where(and(eq(user.username, body.username), eq(user.type, 'model')));
    if (!model) throw new ApiError('user_not_found');
    const { answer: tokens, replayed } = await withIdempotency(database, idempotency, async (tx) => {
      const posted = await payOut(tx, model.id, body.tokens);
      return posted.balances.get(`model:${model.id}`) ?? 0;
    });
    if (!replayed) {
      await context.broadcast
        .toUser(model.id, 'v3.token.update', {
          username: model.username,
          tokens,
          token_change: -body.tokens,
          type: 'payout',
        })
        .catch((error: unknown) => context.log.error({ err: error }, 'payout booked but not announced'));
    }
    return { status: 1, tokens };
  });
}
