import type { product } from '../db/schema/index.ts';

type NewProduct = typeof product.$inferInsert;

/** List price: 10 tokens a dollar (spec 1 §9). */
const LIST_CENTS_PER_TOKEN = 10;

/** Tokens and per cent off. The packs of 50, 100 and 200 are the quick-buy packs: no discount, one click. */
const PACKS: readonly [tokens: number, discount: number][] = [
  [50, 0],
  [100, 0],
  [200, 0],
  [500, 5],
  [1000, 10],
  [2500, 15],
];

const QUICK_BUY = new Set([50, 100, 200]);

function pack(
  groupName: 'credit' | 'paypal',
  tokens: number,
  discount: number,
  position: number,
): NewProduct {
  return {
    internalId: `${groupName}_${tokens}`,
    tokens,
    amountCents: (tokens * LIST_CENTS_PER_TOKEN * (100 - discount)) / 100,
    discount,
    groupName,
    isOneclick: groupName === 'credit' && QUICK_BUY.has(tokens),
    position,
  };
}

/** All that the reference platform sells, in the order it is shown. */
export const CATALOGUE: readonly NewProduct[] = [
  ...PACKS.map(([tokens, discount], index) => pack('credit', tokens, discount, index)),
  ...PACKS.map(([tokens, discount], index) => pack('paypal', tokens, discount, index)),
  {
    internalId: 'promo_new_member_300',
    tokens: 300,
    amountCents: 1099,
    // The percentage that spec 1 §9 names for this offer.
    discount: 69,
    groupName: 'credit',
    isPromo: true,
    position: 100,
  },
];
