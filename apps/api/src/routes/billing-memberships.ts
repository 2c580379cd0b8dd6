import { MEMBERSHIPS, membershipOf, NO_TOKENS_COUNTRY } from '@footlight/contract';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { billerOf } from '../features/billing/choose-biller.ts';
import { lockTerm, termView } from '../features/billing/memberships.ts';
import { pendingOf } from '../features/billing/pending.ts';
import { productView } from '../features/billing/product-view.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction, type Orm } from '../kernel/db/database.ts';
import { membershipTerm, product } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import type { Context } from './context.ts';

const PURCHASE = '/api/v1/billing/purchase';

/** The join form offers only the most popular packs. */
const JOIN_PACKS = ['tokens_100', 'tokens_200', 'tokens_500', 'tokens_1000'];

/** Memberships, pending items, and the products of the join form (spec 1 §2, spec 2 §2, §7). */
export function registerAccount(app: FastifyInstance, context: Context): void {
  const { database, options } = context;
  const { orm } = database;
  const limit = createLimit(context, 'billing-memberships', 30, 60_000);

  const membershipView = async (owner: UserRow, biller: string) => {
    const rows = await orm.select().from(product).where(isNotNull(product.membership));
    const products = MEMBERSHIPS.flatMap((level) => rows.filter(({ membership }) => membership === level));
    const { membership } = await userById(orm, owner.id);
    return {
      membership: membershipOf(membership),
      term: await termView(orm, owner.id, Date.now()),
      products: products.map((row) => productView(row, biller)),
    };
  };

  registerOperation(app, context, 'GET /billing/membership', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    return membershipView(viewer.user, billerOf(context, site).name);
  });

  /** Sets whether the membership ends after the paid month. */
  const setEnding = (userId: number, isEnding: boolean) =>
    inTransaction(database, async (tx: Orm) => {
      const term = await lockTerm(tx, userId);
      if (!term) throw new ApiError('not_found');
      // Without a card there is nothing to renew with.
      if (!isEnding && term.cardId === null) throw new ApiError('conflict');
      await tx.update(membershipTerm).set({ isEnding }).where(eq(membershipTerm.userId, userId));
    });

  registerOperation(app, context, 'POST /billing/membership/cancel', async ({ viewer, request }) => {
    await limit.take(request, `membership ${viewer.user.id}`);
    await setEnding(viewer.user.id, true);
    const { site } = await context.sites.of(request);
    return { status: 1, ...(await membershipView(viewer.user, billerOf(context, site).name)) };
  });

  registerOperation(app, context, 'POST /billing/membership/resume', async ({ viewer, request }) => {
    await limit.take(request, `membership ${viewer.user.id}`);
    await setEnding(viewer.user.id, false);
    const { site } = await context.sites.of(request);
    return { status: 1, ...(await membershipView(viewer.user, billerOf(context, site).name)) };
  });

  registerOperation(app, context, 'GET /tokens/pending', ({ viewer }) =>
    pendingOf(orm, viewer.user.id, Date.now()),
  );

  registerOperation(app, context, 'GET /billing/products_rcc', async ({ viewer, request }) => {
    const country = countryOf(request, options) ?? viewer.user?.country ?? null;
    if (country === NO_TOKENS_COUNTRY) throw new ApiError('purchase_country_blocked');
    const rows = await orm
      .select()
      .from(product)
      .where(and(inArray(product.internalId, [...JOIN_PACKS, 'promo_300'])))
      .orderBy(asc(product.position));
    const pack = (row: (typeof rows)[number]) => ({
      internal_id: row.internalId,
      tokens: row.tokens,
      amount: row.amountCents / 100,
      biller_link: PURCHASE,
    });
    const promo = rows.find(({ isPromo }) => isPromo);
    const isNew = !viewer.user || !(await hasSettledPurchase(orm, viewer.user.id));
    return {
      join_form: '/?join_form=1',
      cc: PURCHASE,
      pp: PURCHASE,
      regular: rows.filter(({ isPromo }) => !isPromo).map(pack),
      promo: promo && isNew ? { ...pack(promo), link: PURCHASE, discount: promo.discount || null } : null,
    };
  });
}
