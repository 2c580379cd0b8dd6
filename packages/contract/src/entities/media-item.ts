import * as v from 'valibot';
import { GENDERS } from '../rules/constants.ts';
import { MEDIA_ACCESS } from '../rules/media/media-access.ts';
import { Id, IsoTimestamp, Tokens, Username } from './common.ts';
import { MediaCardItem } from './media.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Lists of the purchased-media page (spec 3 §2). */
export const MEDIA_TABS = [
  'videos',
  'pictures',
  'recording',
  'fanclub',
  'playlists',
  'hidden_media',
] as const;
export type MediaTab = (typeof MEDIA_TABS)[number];
export const MEDIA_SORTS = ['date_added', 'popular', 'popular_all_time'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];
export const MEDIA_LIST_TYPES = ['picture', 'video'] as const;
export type MediaListType = (typeof MEDIA_LIST_TYPES)[number];

/** One file of an item; its URL carries a short-lived token for this item. */
export const MediaFile = v.object({
  id: Id,
  /** A picture; empty for a video. */
  url: v.string(),
  /** The playlist of one rendition, and of all. */
  hls_url: v.nullable(v.string()),
  hls_abr_url: v.nullable(v.string()),
  /** The file to store, with a name; absent if it cannot be downloaded. */
  download_url: v.optional(v.string()),
  width: Count,
  height: Count,
  sprites_url: v.nullable(v.object({ index: v.string(), main: v.string() })),
});
export type MediaFile = v.InferOutput<typeof MediaFile>;

/**
 * A media item as its page shows it (spec 3 §3). Without access, `items` is empty: file URLs do not leave the server.
 */
export const MediaItem = v.object({
  ...MediaCardItem.entries,
  user_gender: v.picklist(GENDERS),
  is_video: v.boolean(),
  items: v.array(MediaFile),
  /** 1 if it can be bought. */
  for_sale: v.picklist([0, 1]),
  access_type: v.picklist(MEDIA_ACCESS),
  tags: v.array(v.string()),
  views: Count,
  created_at_iso8601: IsoTimestamp,
  /** The visitor's price in tokens, after the fan club discount. */
  price: Tokens,
  /** Discount in per cent, and the level that grants it; 0 and null without. */
  discount: Count,
  fanclub_level: MediaCardItem.entries.fanclub_access_level,
  is_owner: v.boolean(),
  /** Whether it is in the library, and hidden there. */
  in_library: v.boolean(),
  is_hidden: v.boolean(),
});
export type MediaItem = v.InferOutput<typeof MediaItem>;

/** A visitor's media of one broadcaster, to be played in sequence. */
export const MediaPlaylist = v.object({
  user_id: Id,
  username: Username,
  display_name: v.string(),
  /** The first item to play. */
  first_id: Id,
  item_count: Count,
  thumbnail_url: v.string(),
});
export type MediaPlaylist = v.InferOutput<typeof MediaPlaylist>;

/** A broadcaster in the ranking by media buyers. Earnings are not shown. */
export const TopMediaModel = v.object({
  user_id: Id,
  username: Username,
  display_name: v.string(),
  avatar_url: v.string(),
  media_count: Count,
  rank: Count,
});
export type TopMediaModel = v.InferOutput<typeof TopMediaModel>;

/** The bundle price of a broadcaster's media (spec 2 §5). */
export const MediaBundle = v.object({
  /** The broadcaster sells bundles. */
  is_enabled: v.boolean(),
  is_owner: v.boolean(),
  item_count: Count,
  /** Tokens, with each item's discount. */
  price: Tokens,
  /** Tokens without discounts. */
  full_price: Tokens,
  discount: Count,
  fanclub_level: MediaCardItem.entries.fanclub_access_level,
});
export type MediaBundle = v.InferOutput<typeof MediaBundle>;
