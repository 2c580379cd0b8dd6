import * as v from 'valibot';
import { FANCLUB_LEVELS } from '../rules/fan-clubs/fan-club-levels.ts';
import { Id, IsoTimestamp, Tokens } from './common.ts';

/** A media item as a card shows it (spec 1 §3, media item). */
export const MediaCardItem = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  username: v.string(),
  user_display_name: v.string(),
  description: v.string(),
  /** 1 pictures, 2 video. */
  type_id: v.picklist([1, 2]),
  type_name: v.picklist(['pictures', 'videos', 'recording']),
  item_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Seconds; 0 for pictures. */
  duration: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  token_price: Tokens,
  thumbnail_url: v.string(),
  /** The video was recorded without sound; the player says so. Absent: it has sound. */
  muted: v.optional(v.boolean()),
  /** Only its author and its buyers see it. Absent: it is published. */
  is_published: v.optional(v.boolean()),
  is_free_no_auth: v.boolean(),
  fanclub_access_level: v.nullable(v.picklist(FANCLUB_LEVELS)),
  created_at: IsoTimestamp,
  user_id: Id,
  user_status: v.number(),
});
export type MediaCardItem = v.InferOutput<typeof MediaCardItem>;
