import type { OneClickAnswer } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { announceDecision } from '../billing/announce.ts';
import { dropCard } from '../billing/cards.ts';
import { charge, VERIFY } from '../billing/charge.ts';
import { billerOf } from '../billing/choose-biller.ts';
import { createPurchase, type PurchaseRow, purchaseOf, takeEvent } from '../billing/purchases.ts';
import type { Context } from '../context.ts';
import { product, savedCard } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf, originOf } from '../http/request.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import { attributionOf } from '../sites/attribution.ts';
import { checkBuyer } from './billing.ts';

const answerOf = ({ id, state, declineCode }: PurchaseRow): OneClickAnswer => ({
  status: state === 'settled',
  transaction_id: id,
  link: null,
  error: declineCode === VERIFY ? 'verification_required' : declineCode,
});

/** Buying with a card that the biller keeps, and forgetting one. */
export function registerOneClick(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const { orm } = database;
  const limit = createLimit(app, context, 30, 60_000);

  registerOperation(app, context, 'POST /billing/oneclick/{product_id}', async (call) => {
    const { params, body, viewer, request, idempotency } = call;
    await limit.take(request, `buy ${viewer.user.id}`);
    checkBuyer(viewer.user, countryOf(request, options));
    const { site } = await context.sites.of(request);
    const biller = billerOf(context, site);
    const [wanted] = await orm.select().from(product).where(eq(product.internalId, params.product_id));
    if (!wanted?.isOneclick) throw new ApiError('product_not_found');
    const [card] = await orm
      .select()
      .from(savedCard)
      .where(
        and(
          eq(savedCard.id, body.cardId),
          eq(savedCard.userId, viewer.user.id),
          eq(savedCard.biller, biller.name),
        ),
      );
    if (!card) throw new ApiError('not_found');
    // The wish is committed before the biller hears of it: whatever is lost after this, the purchase's id is the
    // biller's own guard against a second charge, and its callback finds the purchase.
    const { answer: id } = await withIdempotency(database, idempotency, async (tx) => {
      const row = await createPurchase(tx, {
        userId: viewer.user.id,
        product: wanted,
        biller: biller.name,
        returnUrl: new URL(body.return_path, originOf(request, options)).href,
        attribution: attributionOf(site, body.attribution),
        cardId: card.id,
        now: context.now(),
      });
      return row.id;
    });
    const begun = await purchaseOf(orm, viewer.user.id, id);
    if (!begun) throw new ApiError('not_found');
    if (begun.state !== 'created') return answerOf(begun);
    const result = await charge(biller, begun, card.token);
    if (result.kind === 'step') return { ...answerOf(begun), link: result.url };
    if (result.kind === 'pending') return answerOf(begun);
    const decision = await takeEvent(database, biller.name, result.event);
    if (decision.result === 'decided') await announceDecision(context, decision);
    // What the books say, and not what was asked for: a callback may have been first.
    return answerOf((await purchaseOf(orm, viewer.user.id, id)) ?? begun);
  });

  registerOperation(app, context, 'POST /billing/cards/{card_id}/remove', async ({ params, viewer }) => {
    if (!(await dropCard(orm, viewer.user.id, params.card_id))) throw new ApiError('not_found');
    return { status: 1 };
  });
}
