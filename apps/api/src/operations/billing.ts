import {
  mayBuyTokens,
  NO_TOKENS_COUNTRY,
  type Product,
  type ProductsAnswer,
  type Purchase,
} from '@footlight/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LoggedIn } from '../auth/session.ts';
import { BadCallbackError } from '../billing/biller.ts';
import { tokenHistory } from '../billing/history.ts';
import {
  createPurchase,
  type Decision,
  decidePurchase,
  type ProductRow,
  type PurchaseRow,
  purchaseOf,
} from '../billing/purchases.ts';
import type { Context } from '../context.ts';
import { product, purchase, user } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf, originOf } from '../http/request.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import { attributionOf } from '../sites/attribution.ts';
import { hasSettledPurchase } from '../views/user-view.ts';

/** The biller of the products of this release. */
const BILLER = 'sandbox';

function productView(row: ProductRow): Product {
  return {
    internal_id: row.internalId,
    biller: BILLER,
    biller_link: '/api/v1/billing/purchase',
    tokens: row.tokens,
    amount: row.amountCents / 100,
    discount: row.discount > 0 ? row.discount : null,
    membership: row.membership,
    is_oneclick: row.isOneclick,
  };
}

const purchaseView = (row: PurchaseRow): Purchase => ({
  transaction_id: row.id,
  product_id: row.productId,
  state: row.state,
  tokens: row.tokens,
  amount: row.amountCents / 100,
  decline_code: row.declineCode,
});

/** Who may buy at all (spec 1 §6); the site sends the others elsewhere before they ask. */
function checkBuyer(buyer: LoggedIn['user'], country: string | null): void {
  if (buyer.country === NO_TOKENS_COUNTRY || country === NO_TOKENS_COUNTRY) {
    throw new ApiError('purchase_country_blocked');
  }
  const person = { type: buyer.type, compliance_status: buyer.complianceStatus, country_code: buyer.country };
  if (!mayBuyTokens(person)) throw new ApiError('forbidden');
}

export function registerBilling(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const { orm } = database;
  const limit = createLimit(app, context, 30, 60_000);

  registerOperation(app, context, 'POST /billing/products', async ({ viewer, request }) => {
    checkBuyer(viewer.user, countryOf(request, options));
    const rows = await orm.select().from(product).orderBy(asc(product.position));
    const group = (name: string) =>
      rows.filter((row) => row.groupName === name && !row.isPromo).map(productView);
    // The offer is for new members: gone with the first purchase.
    const isNew = !(await hasSettledPurchase(orm, viewer.user.id));
    const promo = rows.find((row) => row.isPromo);
    const [last] = await orm
      .select()
      .from(purchase)
      .where(eq(purchase.userId, viewer.user.id))
      .orderBy(desc(purchase.createdAt))
      .limit(1);
    const answer: ProductsAnswer = {
      products: { credit: group('credit'), paypal: group('paypal') },
      promo_products: { default: isNew && promo ? productView(promo) : null },
      declined_reason: last?.state === 'declined' ? last.declineCode : null,
      oneclick_suggestion: null,
      cards: [],
      daily_purchase_remaining: null,
    };
    return answer;
  });

  registerOperation(app, context, 'POST /billing/purchase', async (call) => {
    const { body, viewer, request, idempotency } = call;
    await limit.take(request, `buy ${viewer.user.id}`);
    checkBuyer(viewer.user, countryOf(request, options));
    const [wanted] = await orm.select().from(product).where(eq(product.internalId, body.product_id));
    const biller = context.billers.get(BILLER);
    if (!wanted || !biller) throw new ApiError('product_not_found');
    if (wanted.isPromo && (await hasSettledPurchase(orm, viewer.user.id))) {
      throw new ApiError('product_not_found');
    }
    const returnUrl = new URL(body.return_path, originOf(request, options)).href;
    const { site } = await context.sites.of(request);
    const { answer } = await withIdempotency(database, idempotency, async (tx) => {
      const row = await createPurchase(tx, {
        userId: viewer.user.id,
        product: wanted,
        biller: biller.name,
        returnUrl,
        attribution: attributionOf(site, body.attribution),
      });
      const { url } = await biller.createCheckout({
        reference: row.id,
        amountCents: row.amountCents,
        description: `${row.tokens} tokens`,
        returnUrl,
      });
      return { transaction_id: row.id, link: url };
    });
    return { status: 1, ...answer };
  });

  registerOperation(app, context, 'GET /account/tokens/history', ({ query, viewer }) =>
    tokenHistory(orm, viewer.user.id, query.cursor),
  );

  registerOperation(app, context, 'GET /billing/purchase/{transaction_id}', async ({ params, viewer }) => {
    const row = await purchaseOf(orm, viewer.user.id, params.transaction_id);
    if (!row) throw new ApiError('not_found');
    return purchaseView(row);
  });
}

/** Tells the buyer's tabs; what is told has been committed. */
async function announceDecision(context: Context, decision: Extract<Decision, { result: 'decided' }>) {
  const { purchase: row, balance } = decision;
  const [buyer] = await context.database.orm.select().from(user).where(eq(user.id, row.userId));
  if (buyer && row.state === 'settled') {
    await context.broadcast.toUser(row.userId, 'v3.token.update', {
      username: buyer.username,
      tokens: balance,
      token_change: row.tokens,
      type: 'purchase_tokens',
      ...(row.membership === 'premium' || row.membership === 'vip' || row.membership === 'super_vip'
        ? { membership: row.membership }
        : {}),
    });
  }
  await context.broadcast.toUser(row.userId, 'v3.payment.update', {
    transaction_id: row.id,
    state: row.state === 'settled' ? 'settled' : 'declined',
    tokens: row.state === 'settled' ? row.tokens : 0,
    decline_code: row.declineCode,
  });
}

/** Where billers call. Its own scope: signatures are over raw bytes, so nothing may parse the body first. */
export async function registerCallbacks(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  registerOperation(app, context, 'POST /billing/callback/{biller}', async ({ params, body, request }) => {
    const biller = context.billers.get(params.biller);
    if (!biller) throw new ApiError('not_found');
    const read = () => {
      try {
        const rawBody = typeof body === 'string' ? body : '';
        return biller.parseCallback({ headers: request.headers, rawBody, now: Date.now() });
      } catch (error) {
        if (!(error instanceof BadCallbackError)) throw error;
        request.log.warn({ biller: biller.name, reason: error.message }, 'biller callback refused');
        throw new ApiError('bad_signature');
      }
    };
    const event = read();
    const decision = await decidePurchase(context.database, biller.name, event);
    if (decision.result === 'unknown') throw new ApiError('not_found');
    if (decision.result === 'conflict') {
      request.log.error({ biller: biller.name, reference: event.reference }, 'biller callback conflicts');
      throw new ApiError('conflict');
    }
    if (decision.result === 'decided') {
      await announceDecision(context, decision).catch((error: unknown) =>
        context.log.error({ err: error, purchase: event.reference }, 'purchase decided but not announced'),
      );
    }
    return { status: 1 };
  });
}
