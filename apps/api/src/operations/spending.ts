import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cardsOf } from '../billing/cards.ts';
import { billerOf } from '../billing/choose-biller.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { product, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf } from '../http/request.ts';
import { setLimits, setReUp } from '../spending/terms.ts';
import { dailyLimits, spendingView } from '../spending/view.ts';
import { accountSettings } from '../views/user-view.ts';
import { checkBuyer } from './billing.ts';

/** One's own limits, post-pay and auto re-up (spec 1 §3, §4, §8). */
export function registerSpending(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const { orm } = database;
  const limit = createLimit(app, context, 60, 60_000);

  const view = async (request: FastifyRequest, id: number) => {
    const { site } = await context.sites.of(request);
    const [owner] = await orm.select().from(user).where(eq(user.id, id));
    if (!owner) throw new ApiError('login_required');
    return spendingView(context, owner, billerOf(context, site).name);
  };
  /** The other tabs of the account hear of what has changed. */
  const changed = async (request: FastifyRequest, id: number) => {
    const [owner] = await orm.select().from(user).where(eq(user.id, id));
    if (owner) {
      const settings = await accountSettings(orm, owner, context.now());
      await context.broadcast.toUser(id, 'v3.user.settings', { settings });
    }
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
    await inTransaction(database, (tx) => setLimits(tx, viewer.user.id, body, context.now()));
    return changed(request, viewer.user.id);
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
    await inTransaction(database, (tx) => setReUp(tx, id, wish));
    return changed(request, id);
  });

  registerOperation(app, context, 'POST /billing/postpay/charge', async ({ viewer, request }) => {
    await limit.take(request, `charge ${viewer.user.id}`);
    // The charge's own id is what makes it happen once: a second asking finds it under way, or the debt paid.
    const outcome = await context.refills.chargeDebt(viewer.user.id);
    if (outcome === 'declined') throw new ApiError('postpay_card_fail');
    return changed(request, viewer.user.id);
  });

  // A browser's own way, and no call: where a biller sends somebody whose charge was declined (spec 1 §7).
  app.get('/billing/postpay_decline', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/account/tokens?postpay=declined', 303),
  );
}
