import * as v from 'valibot';
import { FANCLUB_LEVELS } from '../rules/fan-clubs/fan-club-levels.ts';
import { IsoTimestamp, LongId, Tokens } from './common.ts';
import { MediaCardItem } from './media.ts';

const Level = v.picklist(FANCLUB_LEVELS);

/** Tokens per month for each level. */
export const FanclubPrices = v.object({ supporter: Tokens, insider: Tokens, legend: Tokens });
export type FanclubPrices = v.InferOutput<typeof FanclubPrices>;

/** The user's membership of one club. */
export const FanclubMembership = v.object({
  modelUsername: v.string(),
  modelDisplayName: v.string(),
  level: Level,
  since: IsoTimestamp,
  paid_until: IsoTimestamp,
  /** The accepted price of the current level per month. */
  paid: Tokens,
  /** Ends at `paid_until` without another charge. */
  is_ending: v.boolean(),
  /** Level from `paid_until` on, if a lower one was chosen. */
  next_level: v.nullable(Level),
  /** Tokens that the renewal at `paid_until` will cost, as accepted; 0 if the membership ends. */
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

/** The part of a post that only readers of its level receive. */
export const FanclubPostContent = v.object({
  /** Plain text with line breaks, no markup. */
  text: v.string(),
  media: v.nullable(MediaCardItem),
  likes: Count,
  is_liked: v.boolean(),
});
export type FanclubPostContent = v.InferOutput<typeof FanclubPostContent>;

/** What users who may not read a post see of its media. */
export const FanclubPostPreview = v.object({
  /** A small picture that shows colours alone. It is blurred where it is stored. */
  picture_url: v.string(),
  ...v.pick(MediaCardItem, ['type_name', 'item_count', 'duration']).entries,
});
export type FanclubPostPreview = v.InferOutput<typeof FanclubPostPreview>;

/** A fan club post. Other users see only that it exists, its level and date, and the preview of its media. */
export const FanclubPost = v.object({
  /** Ids rise with time. */
  id: LongId,
  /** The lowest level that may read it. */
  level: Level,
  created_at: IsoTimestamp,
  /** Null: the user may not read it. */
  content: v.nullable(FanclubPostContent),
  /** Absent: the post has no media, or its content is there. */
  preview: v.optional(FanclubPostPreview),
});
export type FanclubPost = v.InferOutput<typeof FanclubPost>;
