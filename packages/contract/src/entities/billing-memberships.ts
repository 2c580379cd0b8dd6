import * as v from 'valibot';
import { MEMBERSHIPS } from '../rules/billing/membership.ts';
import { Product, SavedCard } from './billing.ts';
import { IsoTimestamp } from './common.ts';

const Level = v.picklist(MEMBERSHIPS);

/** A monthly paid membership. Assumed. */
export const MembershipTerm = v.object({
  level: Level,
  since: IsoTimestamp,
  paid_until: IsoTimestamp,
  /** Ends at `paid_until` without another charge. Also true without a saved card. */
  is_ending: v.boolean(),
  /** US dollars per month, as accepted at purchase. */
  amount: v.number(),
  /** The card that pays renewals. */
  card: v.nullable(v.pick(SavedCard, ['id', 'brand', 'last_four', 'expires'])),
});
export type MembershipTerm = v.InferOutput<typeof MembershipTerm>;

/** The user's membership and the levels on sale (spec 1 §2, §3). Assumed. */
export const MembershipAnswer = v.object({
  /** The current level, including one that was granted without an end. */
  membership: v.nullable(Level),
  term: v.nullable(MembershipTerm),
  /** One product per level, lowest first. */
  products: v.array(Product),
});
export type MembershipAnswer = v.InferOutput<typeof MembershipAnswer>;
