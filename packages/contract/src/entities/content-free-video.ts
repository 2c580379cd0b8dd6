import * as v from 'valibot';
import { Id, Username } from './common.ts';
import { MediaCardItem } from './media.ts';
import { MediaItem } from './media-item.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A page of free videos. Assumed: the specification names the calls and the page size (spec 3 §7, §9). */
export const FreeVideoPage = v.object({
  data: v.array(MediaCardItem),
  count_total: Count,
  /** At least 1. */
  last_page: Count,
});
export type FreeVideoPage = v.InferOutput<typeof FreeVideoPage>;

/** A broadcaster with free videos. Assumed. */
export const FreeVideoModel = v.object({
  user_id: Id,
  username: Username,
  display_name: v.string(),
  avatar_url: v.string(),
  video_count: Count,
});
export type FreeVideoModel = v.InferOutput<typeof FreeVideoModel>;

export const FreeVideoTag = v.object({ tag: v.string(), video_count: Count });
export type FreeVideoTag = v.InferOutput<typeof FreeVideoTag>;

/** A free video as its page shows it, and others to watch next. Without access (age), `items` is empty. Assumed. */
export const FreeVideo = v.object({
  video: MediaItem,
  /** Its name in the address. */
  slug: v.string(),
  related: v.array(MediaCardItem),
});
export type FreeVideo = v.InferOutput<typeof FreeVideo>;
