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
  /** Only in lists of fan clubs: tokens per month for each level. */
  fanclub_prices: v.optional(FanclubPrices),
  flagList: v.array(v.picklist(['voyeur', 'versus'])),
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
