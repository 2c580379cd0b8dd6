import {
  CARD_CHECK_PATH,
  CARD_CHECK_PRODUCT,
  type ProductsAnswer,
  voucherCountryOf,
} from '@footlight/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { closeAt } from '../features/billing/abandoned-checkouts.ts';
import { beginWait, waitsOf } from '../features/billing/async-payments.ts';
import { BillerUnreachableError } from '../features/billing/biller.ts';
import { cardsOf, cardView } from '../features/billing/cards.ts';
import { checkBuyer } from '../features/billing/check-buyer.ts';
import { billerOf, billerOfGroup, cardCheckerOf } from '../features/billing/choose-biller.ts';
import { keepFingerprint } from '../features/billing/fingerprints.ts';
import { checkMembership } from '../features/billing/memberships.ts';
import { oneClickSuggestion } from '../features/billing/one-click-suggestion.ts';
import { productView } from '../features/billing/product-view.ts';
import { purchaseView } from '../features/billing/purchase-view.ts';
import { createPurchase, purchaseOf } from '../features/billing/purchases.ts';
import type { ProductRow } from '../features/billing/rows.ts';
import { purchaseAllowance } from '../features/billing/spending-view.ts';
import { takeEvent } from '../features/billing/take-event.ts';
import { attributionOf } from '../features/brand/attribution.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import { ApiError } from '../kernel/api-error.ts';
import { product, purchase } from '../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../kernel/events/outbox.ts';
import { BadCallbackError, callbackOf } from '../kernel/http/callback.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { purseOf } from '../kernel/ledger/purses.ts';
import { tokenHistory } from '../read-models/history.ts';
import type { Context } from './context.ts';

/** Card verification: a checkout over 0 that the payer's bank must approve. */
const CARD_CHECK = { internalId: CARD_CHECK_PRODUCT, tokens: 0, amountCents: 0, membership: null };

/**
 * Checkouts that are opened at a time. Each holds a connection of the database until the company has answered, and a
 * company that does not answer must leave some to everybody else.
 */
const CHECKOUTS_TOGETHER = 4;

export function registerBilling(app: FastifyInstance, context: Context): void {
  const { options } = context;
  const { orm } = context.database;
  const limit = createLimit(context, 'billing', 30, 60_000);
  const checkouts = pLimit(CHECKOUTS_TOGETHER);

  registerOperation(app, context, 'POST /billing/products', async ({ body, viewer, request }) => {
    checkBuyer(viewer.user, countryOf(request, options));
    const { site } = await context.sites.of(request);
    await keepFingerprint(orm, context.signer, {
      userId: viewer.user.id,
      fingerprint: site.custom.fingerprint_enabled ? (body.fp ?? null) : null,
      now: context.now(),
    });
    const { name: biller } = billerOf(context, site);
    const view = (row: ProductRow) => productView(row, biller);
    const rows = await orm.select().from(product).orderBy(asc(product.position));
    const group = (name: string) => rows.filter((row) => row.groupName === name && !row.isPromo).map(view);
    /** The products of an asynchronous method; left out if no biller takes it. */
    const byHand = (name: 'crypto' | 'voucher') => {
      const taker = billerOfGroup(context, site, name);
      if (!taker) return {};
      return {
        [name]: rows.filter((row) => row.groupName === name).map((row) => productView(row, taker.name)),
      };
    };
    // The offer is for new members: it ends with the first purchase.
    const isNew = !(await hasSettledPurchase(orm, viewer.user.id));
    const promo = rows.find((row) => row.isPromo);
    const [last] = await orm
      .select()
      .from(purchase)
      .where(eq(purchase.userId, viewer.user.id))
      .orderBy(desc(purchase.createdAt))
      .limit(1);
    const cards = await cardsOf(orm, viewer.user.id, biller);
    const answer: ProductsAnswer = {
      products: {
        credit: group('credit'),
        paypal: group('paypal'),
        ...(body.crypto ? byHand('crypto') : {}),
        ...(voucherCountryOf(body.cashtocode_country_code) ? byHand('voucher') : {}),
      },
      promo_products: { default: isNew && promo ? view(promo) : null },
      declined_reason: last?.state === 'declined' ? last.declineCode : null,
      oneclick_suggestion: cards.length > 0 ? await oneClickSuggestion(orm, viewer.user.id, rows) : null,
      cards: cards.map(cardView),
      daily_purchase_remaining: (await purchaseAllowance(orm, viewer.user.id, context.now())).left,
    };
    return answer;
  });

  registerOperation(app, context, 'POST /billing/purchase', async (call) => {
    const { body, viewer, request, idempotency } = call;
    await limit.take(request, `buy ${viewer.user.id}`);
    checkBuyer(viewer.user, countryOf(request, options));
    const [wanted] = await orm.select().from(product).where(eq(product.internalId, body.product_id));
    const { site } = await context.sites.of(request);
    if (!wanted) throw new ApiError('product_not_found');
    const biller = billerOfGroup(context, site, wanted.groupName);
    const country = voucherCountryOf(body.cashtocode_country_code);
    if (!biller || (biller.method === 'voucher' && !country)) throw new ApiError('product_not_found');
    if (wanted.isPromo && (await hasSettledPurchase(orm, viewer.user.id))) {
      throw new ApiError('product_not_found');
    }
    const returnUrl = new URL(body.return_path, siteOrigin(request, context, site)).href;
    const begin = async ({ tx }: UnitOfWork) => {
      if (wanted.membership) await checkMembership(tx, viewer.user.id, wanted.membership);
      const row = await createPurchase(tx, {
        userId: viewer.user.id,
        product: wanted,
        biller: biller.name,
        returnUrl,
        attribution: attributionOf(site, body.attribution),
        now: context.now(),
        close: closeAt(biller),
      });
      const { url, waits, id } = await biller.createCheckout({
        reference: row.id,
        amountCents: row.amountCents,
        description: wanted.membership
          ? `Membership: ${wanted.membership.replace('_', ' ')}`
          : `${row.tokens} tokens`,
        returnUrl,
        ...(country ? { country } : {}),
      });
      if (waits) await beginWait(tx, row, waits, url);
      if (id) await tx.update(purchase).set({ checkoutId: id }).where(eq(purchase.id, row.id));
      return { transaction_id: row.id, link: url };
    };
    const answer = await checkouts(() => context.work.once(idempotency, begin));
    return { status: 1, ...answer };
  });

  registerOperation(app, context, 'GET /billing/product_av', async ({ query, viewer, request }) => {
    await limit.take(request, `card check ${viewer.user.id}`);
    checkBuyer(viewer.user, countryOf(request, options));
    const { site } = await context.sites.of(request);
    const biller = cardCheckerOf(context, site, query.type);
    const origin = siteOrigin(request, context, site);
    const returnUrl = new URL(query.return_path ?? CARD_CHECK_PATH, origin).href;
    const row = await createPurchase(orm, {
      userId: viewer.user.id,
      product: CARD_CHECK,
      biller: biller.name,
      returnUrl,
      attribution: {},
      purpose: 'card_check',
      now: context.now(),
    });
    const { id: reference, amountCents } = row;
    const description = 'Verification of a card';
    const isReplacement = viewer.user.traits.postpayPaused === true;
    const { url, id } = await biller.createCheckout({
      reference,
      amountCents,
      description,
      returnUrl,
      // Without another card post-pay stays declined.
      ...(isReplacement ? { declineUrl: new URL('/api/v1/billing/postpay_decline', origin).href } : {}),
    });
    if (id) await orm.update(purchase).set({ checkoutId: id }).where(eq(purchase.id, reference));
    return { biller_link: url };
  });

  registerOperation(app, context, 'GET /account/tokens/history', ({ query, viewer }) =>
    tokenHistory(orm, purseOf(viewer.user), query.cursor),
  );

  // Not an operation: a biller that knows one address for all payers sends them here. `ans` is a hint, as everywhere.
  app.get<{ Querystring: { transaction_id?: unknown; ans?: unknown } }>(
    '/billing/return',
    async (request, reply) => {
      await limit.take(request, `return ${request.ip}`);
      const { transaction_id: id, ans } = request.query;
      const [row] = await orm
        .select({ id: purchase.id, returnUrl: purchase.returnUrl })
        .from(purchase)
        .where(eq(purchase.id, typeof id === 'string' ? id : ''));
      const { site } = await context.sites.of(request);
      const back = new URL(row?.returnUrl ?? new URL('/account/tokens', siteOrigin(request, context, site)));
      if (row) {
        back.searchParams.set('ans', ans === 'Y' ? `Y${row.id}` : 'NDECLINED');
        back.searchParams.set('transaction_id', row.id);
      }
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    },
  );

  registerOperation(app, context, 'GET /billing/purchase/{transaction_id}', async ({ params, viewer }) => {
    const row = await purchaseOf(orm, viewer.user.id, params.transaction_id);
    if (!row) throw new ApiError('not_found');
    return purchaseView(row, context.now(), (await waitsOf(orm, [row.id])).get(row.id));
  });
}

/** The callback endpoints of billers. A separate scope without body parsing: signatures cover the raw bytes. */
export async function registerCallbacks(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  const rejections = createLimit(context, 'billing:rejections', 30, 60_000);
  registerOperation(app, context, 'POST /billing/callback/{biller}', async ({ params, body, request }) => {
    const biller = context.billers.get(params.biller);
    if (!biller) throw new ApiError('not_found');
    const read = async () => {
      try {
        return await biller.parseCallback(callbackOf(request, body));
      } catch (error) {
        // The biller will retry.
        if (error instanceof BillerUnreachableError) throw new ApiError('unavailable');
        if (!(error instanceof BadCallbackError)) throw error;
        // Anybody can send such calls: beyond the limit they are not worth a line each.
        await rejections.take(request, request.ip);
        request.log.warn({ biller: biller.name, reason: error.message }, 'biller callback rejected');
        throw new ApiError('bad_signature');
      }
    };
    const event = await read();
    if (!event) return { status: 1 };
    if (event.kind === 'unexpected') {
      request.log.error(
        { biller: biller.name, transaction: event.transactionId },
        'biller charged a payer without an order; needs review',
      );
      return { status: 1 };
    }
    const decision = await takeEvent(context, biller.name, event);
    if (decision.result === 'unknown') throw new ApiError('not_found');
    // Billers retry callbacks that were not accepted.
    if (decision.result === 'early') throw new ApiError('unavailable');
    if (decision.result === 'conflict') {
      request.log.error(
        { biller: biller.name, reference: event.reference },
        'biller callback conflicts with the stored purchase; rejected, needs review',
      );
      throw new ApiError('conflict');
    }
    return { status: 1 };
  });
}
