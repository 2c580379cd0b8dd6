import type { JoinProducts } from '@footlight/contract';
import { packToStart } from '../purchase-form/packs.ts';

export type JoinMethod = 'cc' | 'pp';

/** What the join form sells by a method. The offer is a card product. */
export const joinPacksOf = ({ promo, regular }: JoinProducts, method: JoinMethod) => ({
  offer: method === 'cc' ? promo : null,
  packs: regular,
});

/** The `internal_id` to show as chosen: what the visitor selected, or else as in the purchase. */
export const startingJoinPack = (
  products: JoinProducts,
  method: JoinMethod,
  selected: string | null,
): string | null => packToStart(joinPacksOf(products, method), [selected]);
