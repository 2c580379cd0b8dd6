import { lowTokenProduct, type Product, type ProductsAnswer } from '@footlight/contract';

/** Payment methods, as billing/products groups them (spec 1 §3). */
export const purchaseGroups = ['credit', 'paypal', 'crypto', 'voucher'] as const;
export type PurchaseGroup = (typeof purchaseGroups)[number];

export interface Packs {
  /** The promotional offer. It is a card product, so only the credit group has it. */
  offer: Product | null;
  packs: Product[];
}

const isTokenPack = ({ membership, internal_id }: Product): boolean =>
  membership === null && !internal_id.startsWith('membership_');

/** Guards against malformed products: tokens must be a whole number, tokens and amount above zero. */
const isSane = ({ amount, tokens }: Product): boolean =>
  Number.isSafeInteger(tokens) && tokens > 0 && amount > 0 && amount <= Number.MAX_SAFE_INTEGER;

const isOnSale = (product: Product): boolean => isTokenPack(product) && isSane(product);

/** The discount in whole percent; null for none, or for a value outside 1 to 99. */
export const discountOf = ({ discount }: Product): number | null => {
  const percent = Math.floor(discount ?? 0);
  return percent > 0 && percent < 100 ? percent : null;
};

/**
 * The products of one group: the offer and the token packs, without memberships, malformed products and repeated ids.
 */
export const packsOf = (answer: ProductsAnswer, group: PurchaseGroup): Packs => {
  const offer = group === 'credit' ? answer.promo_products.default : null;
  return {
    offer: offer && isOnSale(offer) ? offer : null,
    packs: (answer.products[group] ?? []).filter(
      (product, index, all) =>
        isOnSale(product) &&
        product.internal_id !== offer?.internal_id &&
        all.findIndex(({ internal_id }) => internal_id === product.internal_id) === index,
    ),
  };
};

/** The payment methods in an answer. Card and PayPal are always included. */
export const groupsOf = ({ products }: ProductsAnswer): PurchaseGroup[] =>
  purchaseGroups.filter((group) => products[group] !== undefined);

/** Whether the remaining daily limit covers the product. */
export const isWithinLimit = (answer: ProductsAnswer, product: Product): boolean =>
  answer.daily_purchase_remaining === null || product.amount <= answer.daily_purchase_remaining;

/** The chosen product, or null if this group does not sell it or the daily limit does not cover it. */
export const chosenProduct = (
  answer: ProductsAnswer | null,
  group: PurchaseGroup,
  selected: string | null,
): Product | null => {
  if (!answer) return null;
  const { offer, packs } = packsOf(answer, group);
  const product = [offer, ...packs].find((one) => one?.internal_id === selected);
  return product && isWithinLimit(answer, product) ? product : null;
};

/** What is sold by one payment method. */
interface Sold<P> {
  offer: P | null;
  packs: readonly P[];
}

/** The first wished pack that is sold, or else the offer, the suggestion for few tokens, or the first pack. */
export const packToStart = <P extends { internal_id: string; tokens: number }>(
  { offer, packs }: Sold<P>,
  wished: readonly (string | null | undefined)[],
  suggested?: string | null,
): string | null => {
  const sold = new Set([offer, ...packs].map((pack) => pack?.internal_id));
  const ids = [
    ...wished,
    offer?.internal_id,
    suggested,
    lowTokenProduct(packs)?.internal_id,
    packs[0]?.internal_id,
  ];
  return ids.find((id) => id && sold.has(id)) ?? null;
};

/**
 * The `internal_id` to show as chosen: what the viewer selected, as many tokens if they selected it under another payment
 * method, and before any choice the offer, the pack that one click buys, or a small one. Null if nothing can be bought.
 */
export const startingPack = (
  answer: ProductsAnswer,
  group: PurchaseGroup,
  selected: string | null,
): string | null => {
  const { offer, packs } = packsOf(answer, group);
  const affordable = packs.filter((pack) => isWithinLimit(answer, pack));
  const elsewhere = purchaseGroups
    .flatMap((other) => packsOf(answer, other).packs)
    .find(({ internal_id }) => internal_id === selected);
  const asMany = affordable.find(({ tokens }) => tokens === elsewhere?.tokens)?.internal_id;
  return packToStart(
    { offer: offer && isWithinLimit(answer, offer) ? offer : null, packs: affordable },
    [selected, asMany],
    answer.oneclick_suggestion,
  );
};
