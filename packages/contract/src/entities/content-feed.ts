import * as v from 'valibot';
import { BrowseUser } from './browse.ts';
import { Tokens, Username } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Selections of the feed. `followed` is empty for guests. Assumed. */
export const FEED_COLLECTIONS = ['live', 'followed', 'new', 'top'] as const;
export type FeedCollection = (typeof FEED_COLLECTIONS)[number];

/** Broadcasters of one page of the feed. Assumed. */
export const FEED_PER_PAGE = 20;
/** Most broadcasters that an account can hide; hiding another one shows the first of them again. Assumed. */
export const MAX_FEED_HIDDEN = 500;

/**
 * A page of the feed (spec 3 §3, swiper feed). `modelsHidden` names the broadcasters whom this account hides; `userList`
 * has them too, so that hiding one does not move the pages.
 */
export const FeedPage = v.object({
  /** Proposed tip (spec 3 §9). */
  tipTokenAmount: Tokens,
  modelsHidden: v.array(Username),
  /** The selections with their number of broadcasters. */
  collections: v.array(v.object({ id: v.picklist(FEED_COLLECTIONS), count: Count })),
  /** The selection of `userList`. */
  collection: v.picklist(FEED_COLLECTIONS),
  /** Broadcasters in public shows. */
  userList: v.array(BrowseUser),
  page: Count,
  /** At least 1. */
  last_page: Count,
});
export type FeedPage = v.InferOutput<typeof FeedPage>;
