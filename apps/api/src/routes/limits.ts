import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cardsOf } from '../features/billing/cards.ts';
import { checkBuyer } from '../features/billing/check-buyer.ts';
import { billerOf } from '../features/billing/choose-biller.ts';
import { dailyLimits, spendingView } from '../features/billing/spending-view.ts';
import { accountSettings } from '../features/limits/account-settings.ts';
import { setLimits, setReUp } from '../features/limits/terms.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import { product, user } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import type { Context } from './context.ts';

/** Own limits, post-pay and auto re-up (spec 1 §3, §4, §8). */
export function registerSpending(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const { orm } = database;
  const limit = createLimit(context, 'limits', 60, 60_000);

  const view = async (request: FastifyRequest, id: number) => {
    const { site } = await context.sites.of(request);
    const [owner] = await orm.select().from(user).where(eq(user.id, id));
    if (!owner) throw new ApiError('login_required');
    return spendingView(context, owner, billerOf(context, site).name);
  };
  /** Changes an account and publishes its settings to its other tabs. */
  const change = async (request: FastifyRequest, id: number, write: (tx: Orm) => Promise<void>) => {
    await context.work.run(async (unit) => {
      await write(unit.tx);
      const settings = await accountSettings(unit.tx, await userById(unit.tx, id), context.now());
      unit.toUser(id, 'v3.user.settings', { settings });
    });
    return view(request, id);
  };

  registerOperation(app, context, 'GET /payment/daily-limit', ({ viewer }) =>
    dailyLimits(orm, viewer.user, context.now()),
  );
  registerOperation(app, context, 'GET /account/spending', ({ viewer, request }) =>
    view(request, viewer.user.id),
  );

  registerOperation(app, context, 'POST /account/spending', async ({ body, viewer, request }) => {
    await limit.take(request, `limits ${viewer.user.id}`);
    return change(request, viewer.user.id, (tx) => setLimits(tx, viewer.user.id, body, context.now()));
  });

  registerOperation(app, context, 'POST /account/spending/re-up', async ({ body, viewer, request }) => {
    const { id } = viewer.user;
    await limit.take(request, `re-up ${id}`);
    if (body.enabled) {
      checkBuyer(viewer.user, countryOf(request, options));
      const { site } = await context.sites.of(request);
      const cards = await cardsOf(orm, id, billerOf(context, site).name);
      if (!cards.some((card) => card.id === body.card_id)) throw new ApiError('not_found');
      const [pack] = await orm.select().from(product).where(eq(product.internalId, body.product_id));
      if (!pack?.isOneclick) throw new ApiError('product_not_found');
    }
    const wish = body.enabled
      ? { ...body, disabled_by_user: false }
      : { enabled: false, disabled_by_user: true };
    return change(request, id, (tx) => setReUp(tx, id, wish));
  });

  registerOperation(app, context, 'POST /billing/postpay/charge', async ({ viewer, request }) => {
    await limit.take(request, `charge ${viewer.user.id}`);
    // The charge's own id makes the call idempotent: a second call finds it in progress, or the debt paid.
    const outcome = await context.autoCharges.chargeDebt(viewer.user.id);
    if (outcome === 'declined') throw new ApiError('postpay_card_fail');
    return change(request, viewer.user.id, async () => undefined);
  });

  // Not an operation: a biller sends payers here who were to replace a declined card and did not (spec 1 §7).
  app.get('/billing/postpay_decline', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/account/tokens?postpay=declined', 303),
  );
}
