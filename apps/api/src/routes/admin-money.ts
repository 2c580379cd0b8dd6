import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { purchaseView } from '../features/billing/purchase-view.ts';
import { reversalOf } from '../features/billing/refunds.ts';
import { takeEvent } from '../features/billing/take-event.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { ApiError } from '../kernel/api-error.ts';
import { purchase, user } from '../kernel/db/schema/index.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { checkAndStore, lastLedgerCheck } from '../kernel/ledger/last-check.ts';
import { payOut } from '../kernel/ledger/payout.ts';
import { allPromoCodes, purchasesOf } from '../read-models/admin/money.ts';
import type { Context } from './context.ts';

/** What the staff books: refunds to buyers, payouts to broadcasters. And what it reads about money. */
export function registerAdminMoney(app: FastifyInstance, context: Context): void {
  const { work, now } = context;
  const { orm } = context.database;
  // It reads the whole ledger.
  const checks = createLimit(context, 'admin-money:checks', 2, 60_000);

  registerOperation(
    app,
    context,
    'GET /operator/accounts/{username}/purchases',
    async ({ params, query }) => {
      const [account] = await orm.select().from(user).where(eq(user.username, params.username));
      if (!account) throw new ApiError('user_not_found');
      return purchasesOf(orm, account, query.cursor, now());
    },
  );

  registerOperation(app, context, 'POST /operator/purchases/{transaction_id}/refund', async (call) => {
    const { params, body } = call;
    const [found] = await orm.select().from(purchase).where(eq(purchase.id, params.transaction_id));
    if (!found) throw new ApiError('not_found');
    if (found.state === 'refunded') return purchaseView(found, now());
    const event = await reversalOf(context, found, body.paid_back);
    const decision = await takeEvent(context, found.biller, event, (tx) =>
      recordAct(tx, call, {
        act: 'purchase_refund',
        aboutId: found.userId,
        object: found.id,
        reason: body.reason,
      }),
    );
    if (decision.result !== 'decided' && decision.result !== 'repeated') throw new ApiError('conflict');
    return purchaseView(decision.purchase, now());
  });

  registerOperation(app, context, 'POST /operator/payouts', async (call) => {
    const { body, idempotency } = call;
    const [model] = await orm
      .select()
      .from(user)
      .where(and(eq(user.username, body.username), eq(user.type, 'model')));
    if (!model) throw new ApiError('user_not_found');
    const tokens = await work.once(idempotency, async (unit) => {
      const posted = await payOut(unit.tx, model.id, body.tokens);
      const left = posted.balances.get(`model:${model.id}`) ?? 0;
      publishBalance(unit, model, { tokens: left, change: -body.tokens, type: 'payout' });
      await recordAct(unit.tx, call, {
        act: 'payout_book',
        aboutId: model.id,
        object: String(body.tokens),
        reason: body.reason,
      });
      return left;
    });
    return { status: 1, tokens };
  });

  registerOperation(app, context, 'GET /operator/promo-codes', ({ query }) =>
    allPromoCodes(orm, query.cursor),
  );

  registerOperation(app, context, 'GET /operator/ledger', async () => ({ last: await lastLedgerCheck(orm) }));

  registerOperation(app, context, 'POST /operator/ledger/check', async (call) => {
    await checks.take(call.request, 'ledger check');
    const { stored } = await checkAndStore(orm, now());
    const object = stored.fault_count === 0 ? '' : `${stored.fault_count} faults`;
    await recordAct(orm, call, { act: 'ledger_check', object });
    return { last: stored };
  });
}
