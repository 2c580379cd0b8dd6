import { QUICK_BUY_PACKS } from '../constants.ts';
import type { Product } from '../entities/billing.ts';

const sizes = new Set<number>(QUICK_BUY_PACKS);

/** Whether a product may be bought with one press (spec 1 §5): a plain pack of 50, 100 or 200 tokens at its list price. */
export const isQuickBuy = ({ tokens, amount, membership, discount, is_oneclick }: Product): boolean =>
  is_oneclick && sizes.has(tokens) && amount > 0 && membership === null && !discount;
