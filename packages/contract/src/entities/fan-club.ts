import * as v from 'valibot';
import { Id, IsoTimestamp, Tokens } from './common.ts';
import { FANCLUB_LEVELS, MediaCardItem } from './media.ts';

const Level = v.picklist(FANCLUB_LEVELS);

/** Tokens a month of each level. */
export const FanclubPrices = v.object({ supporter: Tokens, insider: Tokens, legend: Tokens });
export type FanclubPrices = v.InferOutput<typeof FanclubPrices>;

/** The asking person's membership of one club. */
export const FanclubMembership = v.object({
  modelUsername: v.string(),
  modelDisplayName: v.string(),
  level: Level,
  since: IsoTimestamp,
  paid_until: IsoTimestamp,
  /** Tokens that a month of the present level was agreed at. */
  paid: Tokens,
  /** Ends at `paid_until`; nothing more is charged. */
  is_ending: v.boolean(),
  /** Level from `paid_until` on, where a lower one was chosen. */
  next_level: v.nullable(Level),
  /** Tokens that `paid_until` costs, agreed when the level was chosen; 0 where it ends. */
  renewal_price: Tokens,
});
export type FanclubMembership = v.InferOutput<typeof FanclubMembership>;

/** A broadcaster's fan club as its page shows it (spec 1 §2, §6). */
export const Fanclub = v.object({
  username: v.string(),
  display_name: v.string(),
  avatar_url: v.string(),
  is_enabled: v.boolean(),
  prices: FanclubPrices,
  member_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  membership: v.nullable(FanclubMembership),
});
export type Fanclub = v.InferOutput<typeof Fanclub>;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What only those read whom the level of a post lets in. */
export const FanclubPostContent = v.object({
  /** Plain text with line breaks; never markup. */
  text: v.string(),
  media: v.nullable(MediaCardItem),
  likes: Count,
  is_liked: v.boolean(),
});
export type FanclubPostContent = v.InferOutput<typeof FanclubPostContent>;

/** A post in a fan club. Others learn that it is there, for which level, and since when. */
export const FanclubPost = v.object({
  /** Numbers rise: a higher one is newer. */
  id: Id,
  /** The lowest level that reads it. */
  level: Level,
  created_at: IsoTimestamp,
  /** Null: the asking person may not read it. */
  content: v.nullable(FanclubPostContent),
});
export type FanclubPost = v.InferOutput<typeof FanclubPost>;
