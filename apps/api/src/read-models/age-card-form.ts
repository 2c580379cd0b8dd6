import type { AgeMethod, Site } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { AgeCards } from '../features/billing/age-cards.ts';
import type { Biller, Billers } from '../features/billing/biller.ts';
import { checkBuyer } from '../features/billing/check-buyer.ts';
import { billerOf } from '../features/billing/choose-biller.ts';
import type { ProductRow } from '../features/billing/rows.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { KernelContext } from '../kernel/context.ts';
import type { Orm } from '../kernel/db/database.ts';
import { product } from '../kernel/db/schema/index.ts';

export type CardCompany = Biller & { readonly ageCards: AgeCards };

/** The company that proves ages by cards on a site; null if its biller cannot. */
export function cardCompanyOf(
  context: Pick<KernelContext, 'options'> & { billers: Billers },
  site: Site,
): CardCompany | null {
  if (context.billers.size === 0) return null;
  const biller = billerOf(context, site);
  return biller.ageCards ? (biller as CardCompany) : null;
}

/** The new-member offer that the card form sells (spec 3 §9); null for visitors who cannot buy it. */
export async function cardOfferOf(
  orm: Orm,
  viewer: Viewer,
  country: string | null,
): Promise<ProductRow | null> {
  const { user } = viewer;
  if (user === null) return null;
  try {
    checkBuyer(user, country);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  if (await hasSettledPurchase(orm, user.id)) return null;
  const [offer] = await orm.select().from(product).where(eq(product.isPromo, true)).limit(1);
  return offer ?? null;
}

/** What the card form shows this visitor; null if it is not offered. */
export async function ageCardForm(
  orm: Orm,
  visit: {
    viewer: Viewer;
    country: string | null;
    company: CardCompany | null;
    methods: readonly AgeMethod[];
  },
) {
  if (!visit.company || !visit.methods.includes('card')) return null;
  const offer = await cardOfferOf(orm, visit.viewer, visit.country);
  return {
    needs_email: !visit.viewer.user?.email,
    offer: offer && {
      product_id: offer.internalId,
      tokens: offer.tokens,
      amount: offer.amountCents / 100,
      discount_percent: offer.discount,
    },
  };
}
