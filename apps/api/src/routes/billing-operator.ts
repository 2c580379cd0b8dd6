import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { purchaseView } from '../features/billing/purchase-view.ts';
import { reversalOf } from '../features/billing/refunds.ts';
import { takeEvent } from '../features/billing/take-event.ts';
import { requireAdmin } from '../kernel/accounts/admin.ts';
import { ApiError } from '../kernel/api-error.ts';
import { purchase, user } from '../kernel/db/schema/index.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { payOut } from '../kernel/ledger/payout.ts';
import type { Context } from './context.ts';

/** Operator bookkeeping: refunds to buyers, payouts to broadcasters. */
export function registerOperatorMoney(app: FastifyInstance, context: Context): void {
  const { work, now } = context;
  const { orm } = context.database;

  registerOperation(
    app,
    context,
    'POST /operator/purchases/{transaction_id}/refund',
    async ({ params, body, viewer }) => {
      requireAdmin(viewer.user);
      const [found] = await orm.select().from(purchase).where(eq(purchase.id, params.transaction_id));
      if (!found) throw new ApiError('not_found');
      if (found.state === 'refunded') return purchaseView(found, now());
      const event = await reversalOf(context, found, body.paid_back);
      const decision = await takeEvent(context, found.biller, event);
      if (decision.result !== 'decided' && decision.result !== 'repeated') throw new ApiError('conflict');
      return purchaseView(decision.purchase, now());
    },
  );

  registerOperation(app, context, 'POST /operator/payouts', async ({ body, viewer, idempotency }) => {
    requireAdmin(viewer.user);
    const [model] = await orm
      .select()
      .from(user)
      .where(and(eq(user.username, body.username), eq(user.type, 'model')));
    if (!model) throw new ApiError('user_not_found');
    const tokens = await work.once(idempotency, async (unit) => {
      const posted = await payOut(unit.tx, model.id, body.tokens);
      const left = posted.balances.get(`model:${model.id}`) ?? 0;
      publishBalance(unit, model, { tokens: left, change: -body.tokens, type: 'payout' });
      return left;
    });
    return { status: 1, tokens };
  });
}
