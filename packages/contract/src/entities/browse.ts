import * as v from 'valibot';
import { GenderSchema, Id, Tokens } from './common.ts';
import { FanclubPrices } from './fan-clubs.ts';
import { MediaCardItem } from './media.ts';
import { ChatStatusSchema } from './room-status.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One broadcaster in a browse list. username and flagList are the spec's (3 §3); the rest is assumed. */
export const BrowseUser = v.object({
  id: Id,
  username: v.string(),
  display_name: v.string(),
  gender: GenderSchema,
  age: v.nullable(Count),
  country: v.nullable(v.string()),
  languages: v.array(v.string()),
  status: ChatStatusSchema,
  subject: v.string(),
  tags: v.array(v.string()),
  viewer_count: Count,
  thumbnail_url: v.string(),
  is_new: v.boolean(),
  private_price: v.nullable(Tokens),
  /** The open goal of the room in tokens; missing without one. Assumed. */
  goal: v.optional(v.object({ raised: Tokens, target: Tokens })),
  /** Only in lists of fan clubs: tokens per month for each level. */
  fanclub_prices: v.optional(FanclubPrices),
  flagList: v.array(v.picklist(['voyeur', 'versus', 'vr'])),
  /**
   * Only in rankings: the place from 1, and the number it is based on, which is likes or tips; null for leaders,
   * because earnings are private. Assumed.
   */
  ranking: v.optional(v.object({ place: Count, value: v.nullable(Count) })),
});
export type BrowseUser = v.InferOutput<typeof BrowseUser>;

export const Link = v.object({ label: v.string(), path: v.string() });

export const Seo = v.object({
  breadcrumbList: v.array(Link),
  description: v.string(),
  footerHtml: v.string(),
  h1: v.string(),
  headerHtml: v.string(),
  metaDescription: v.string(),
  metaTitle: v.string(),
  relatedLinks: v.array(Link),
  /** Whether search engines may index the page. Assumed. */
  isIndexed: v.boolean(),
});

/** Answer of GET browse/react{path} (spec 3 §3, browse response). */
export const BrowseAnswer = v.object({
  userList: v.array(BrowseUser),
  mediaList: v.array(MediaCardItem),
  totalCount: Count,
  perPageCount: Count,
  isSearchEmpty: v.boolean(),
  popularSearchList: v.array(v.string()),
  popularModelSearch: v.array(v.string()),
  alternativeUserList: v.array(BrowseUser),
  tabList: v.array(Link),
  topModelList: v.array(BrowseUser),
  redirect: v.nullable(v.string()),
  responseCode: v.number(),
  seo: Seo,
});
export type BrowseAnswer = v.InferOutput<typeof BrowseAnswer>;

/** Answer of GET user/like (spec 2 §7). Shapes of its entries are assumed. */
export const LikesAnswer = v.object({
  /** Broadcasters with most likes in this calendar month (UTC), best first. */
  leaderboard: v.array(BrowseUser),
  /** Likes that the logged-in user received this month, and their place; 0 and null for viewers and guests. */
  user_like_count: Count,
  user_position: v.nullable(Count),
  /** The most liked of past months, latest first. `month` is `YYYY-MM`. */
  past_winners: v.array(v.object({ month: v.string(), likes: Count, user: BrowseUser })),
});
export type LikesAnswer = v.InferOutput<typeof LikesAnswer>;

/** Answer of GET user/model_shows: rooms whose show a viewer can join now. Assumed. */
export const ModelShowsAnswer = v.object({
  shows: v.array(
    v.object({
      /** A ticket show, or a private that can be spied on. */
      kind: v.picklist(['limited', 'spy']),
      /** Tokens: for the ticket, or for a minute. */
      price: Count,
      started_at: v.nullable(v.string()),
      user: BrowseUser,
    }),
  ),
});
export type ModelShowsAnswer = v.InferOutput<typeof ModelShowsAnswer>;

/** Answer of GET browse/statuses: what changes on the cards of a list while it is open. Assumed. */
export const StatusesAnswer = v.object({
  rooms: v.array(
    v.object({
      username: v.string(),
      status: ChatStatusSchema,
      viewer_count: Count,
      thumbnail_url: v.string(),
    }),
  ),
});
export type StatusesAnswer = v.InferOutput<typeof StatusesAnswer>;

const CountOf = v.record(v.string(), Count);
/**
 * Answer of GET browse/filters: how many rooms a list would have with this value of a filter and the other filters as
 * they are. A value without rooms is missing. The paths of `source` are the sections and the filtered list. Assumed.
 */
export const FilterCounts = v.object({
  source: CountOf,
  lang: CountOf,
  region: CountOf,
  tag: CountOf,
  rate: CountOf,
  chRate: CountOf,
});
export type FilterCounts = v.InferOutput<typeof FilterCounts>;

/** Answer of GET sitemap/rooms. Assumed. */
export const SitemapRooms = v.object({
  rooms: v.array(
    v.object({
      username: v.string(),
      /** When the room was last live; null if never. */
      changed_at: v.nullable(v.string()),
    }),
  ),
  pages: Count,
});
export type SitemapRooms = v.InferOutput<typeof SitemapRooms>;
