import type { OneClickAnswer } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { closeAt } from '../features/billing/abandoned-checkouts.ts';
import { dropCard } from '../features/billing/cards.ts';
import { charge, VERIFY } from '../features/billing/charge.ts';
import { checkBuyer } from '../features/billing/check-buyer.ts';
import { billerOf } from '../features/billing/choose-biller.ts';
import { createPurchase, purchaseOf } from '../features/billing/purchases.ts';
import type { PurchaseRow } from '../features/billing/rows.ts';
import { takeEvent } from '../features/billing/take-event.ts';
import { attributionOf } from '../features/brand/attribution.ts';
import { accountSettings } from '../features/limits/account-settings.ts';
import { setReUp } from '../features/limits/terms.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { product, savedCard } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import type { Context } from './context.ts';

/** A payment above the buyer's own limit was charged and is refunded: the client must not take it for undecided. */
const isReturned = ({ state, notice }: PurchaseRow): boolean =>
  notice === 'daily_limit' && (state === 'returning' || state === 'refunded');

const errorOf = (row: PurchaseRow): string | null => {
  if (isReturned(row)) return 'user_daily_limit';
  return row.declineCode === VERIFY ? 'verification_required' : row.declineCode;
};

const answerOf = (row: PurchaseRow): OneClickAnswer => ({
  status: row.state === 'settled',
  transaction_id: row.id,
  link: null,
  error: errorOf(row),
});

/** One-click purchases with a saved card, and removing a card. */
export function registerOneClick(app: FastifyInstance, context: Context): void {
  const { database, work, options } = context;
  const { orm } = database;
  const limit = createLimit(context, 'billing-one-click', 30, 60_000);

  /** A settled purchase may turn on auto re-up. */
  const finish = async (
    row: PurchaseRow,
    { cardId, autoReUpsSettings: wish }: Call<'POST /billing/oneclick/{product_id}'>['body'],
  ): Promise<OneClickAnswer> => {
    if (wish && row.state === 'settled') {
      await work.run(async (unit) => {
        const chosen = { ...wish, product_id: row.productId, card_id: cardId, disabled_by_user: false };
        await setReUp(unit.tx, row.userId, chosen);
        const settings = await accountSettings(unit.tx, await userById(unit.tx, row.userId), context.now());
        unit.toUser(row.userId, 'v3.user.settings', { settings });
      });
    }
    return answerOf(row);
  };

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
    // The purchase is committed before the biller is called. Its id is the biller's idempotency key, so a lost answer
    // never causes a second charge, and the callback finds the purchase.
    const id = await work.once(idempotency, async ({ tx }) => {
      const row = await createPurchase(tx, {
        userId: viewer.user.id,
        product: wanted,
        biller: biller.name,
        returnUrl: new URL(body.return_path, siteOrigin(request, context, site)).href,
        attribution: attributionOf(site, body.attribution),
        cardId: card.id,
        now: context.now(),
        close: closeAt(biller),
      });
      return row.id;
    });
    const begun = await purchaseOf(orm, viewer.user.id, id);
    if (!begun) throw new ApiError('not_found');
    if (begun.state !== 'created') return finish(begun, body);
    const result = await charge(orm, biller, begun, card.token, context.now());
    if (result.kind === 'step') return { ...answerOf(begun), link: result.url };
    if (result.kind === 'decided') await takeEvent(context, biller.name, result.event);
    // Answers the stored state: a callback may have come first.
    return finish((await purchaseOf(orm, viewer.user.id, id)) ?? begun, body);
  });

  registerOperation(app, context, 'POST /billing/cards/{card_id}/remove', async ({ params, viewer }) => {
    if (!(await dropCard(orm, viewer.user.id, params.card_id))) throw new ApiError('not_found');
    return { status: 1 };
  });
}
