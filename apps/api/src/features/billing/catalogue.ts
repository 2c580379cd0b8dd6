import {
  MEMBERSHIP_CENTS,
  MEMBERSHIP_PREFIX,
  MEMBERSHIPS,
  NEW_MEMBER_OFFER,
  QUICK_BUY_PACKS,
  TOKENS_PER_DOLLAR,
} from '@footlight/contract';
import type { product } from '../../kernel/db/schema/index.ts';

type NewProduct = typeof product.$inferInsert;

const LIST_CENTS_PER_TOKEN = 100 / TOKENS_PER_DOLLAR;

/** Tokens and per cent off. The packs of 50, 100 and 200 are the quick-buy packs: no discount, one click. */
const PACKS: readonly [tokens: number, discount: number][] = [
  [50, 0],
  [100, 0],
  [200, 0],
  [500, 5],
  [1000, 10],
  [2500, 15],
];

const QUICK_BUY = new Set<number>(QUICK_BUY_PACKS);

type Group = 'credit' | 'paypal' | 'crypto' | 'voucher';
/** Shops sell vouchers in round amounts; fees make small crypto payments uneconomic. */
const VOUCHER_PACKS: readonly [tokens: number, discount: number][] = [
  [100, 0],
  [200, 0],
  [500, 0],
];
const CRYPTO_PACKS = PACKS.filter(([tokens]) => tokens >= 200);

function pack(groupName: Group, tokens: number, discount: number, position: number): NewProduct {
  return {
    internalId: `${groupName === 'credit' ? 'tokens' : groupName}_${tokens}`,
    tokens,
    amountCents: (tokens * LIST_CENTS_PER_TOKEN * (100 - discount)) / 100,
    discount,
    groupName,
    isOneclick: groupName === 'credit' && QUICK_BUY.has(tokens),
    position,
  };
}

/** Everything that the reference platform sells, in display order. */
export const CATALOGUE: readonly NewProduct[] = [
  ...PACKS.map(([tokens, discount], index) => pack('credit', tokens, discount, index)),
  ...PACKS.map(([tokens, discount], index) => pack('paypal', tokens, discount, index)),
  ...CRYPTO_PACKS.map(([tokens, discount], index) => pack('crypto', tokens, discount, index)),
  ...VOUCHER_PACKS.map(([tokens, discount], index) => pack('voucher', tokens, discount, index)),
  ...MEMBERSHIPS.map((membership, index) => ({
    internalId: `${MEMBERSHIP_PREFIX}${membership}`,
    tokens: 0,
    amountCents: MEMBERSHIP_CENTS[membership],
    groupName: 'credit',
    membership,
    position: 200 + index,
  })),
  {
    internalId: 'promo_300',
    tokens: NEW_MEMBER_OFFER.tokens,
    amountCents: Math.round(NEW_MEMBER_OFFER.amount * 100),
    discount: NEW_MEMBER_OFFER.discountPercent,
    groupName: 'credit',
    isPromo: true,
    position: 100,
  },
];
