import * as v from 'valibot';
import { Product, SavedCard } from './billing.ts';
import { IsoTimestamp } from './common.ts';
import { MEMBERSHIPS } from './user.ts';

const Level = v.picklist(MEMBERSHIPS);

/** A membership that is paid by the month. Assumed. */
export const MembershipTerm = v.object({
  level: Level,
  since: IsoTimestamp,
  paid_until: IsoTimestamp,
  /** Ends at `paid_until`; nothing more is charged. Also where no card is kept that could be charged. */
  is_ending: v.boolean(),
  /** US dollars a month, as agreed when it was bought. */
  amount: v.number(),
  /** The card that renews it. */
  card: v.nullable(v.pick(SavedCard, ['id', 'brand', 'last_four', 'expires'])),
});
export type MembershipTerm = v.InferOutput<typeof MembershipTerm>;

/** The asking person's membership and what is on sale (spec 1 §2, §3). Assumed. */
export const MembershipAnswer = v.object({
  /** What the account has now, also one that was given and has no end. */
  membership: v.nullable(Level),
  term: v.nullable(MembershipTerm),
  /** One product a level, the lowest first. */
  products: v.array(Product),
});
export type MembershipAnswer = v.InferOutput<typeof MembershipAnswer>;
