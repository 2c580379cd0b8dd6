import * as v from 'valibot';
import { GenderSchema, Username } from '../entities/common.ts';
import { FEED_COLLECTIONS, FeedPage } from '../entities/content-feed.ts';
import { exampleFeedPage } from '../fixtures/content.ts';
import { defineOperations } from './define.ts';

/** The swipe feed of live broadcasters. */
export const feedOperations = defineOperations('content', {
  'GET /feed/{gender}': {
    id: 'listFeed',
    summary:
      'Live broadcasters of a gender, 20 per page: all by viewers, followed, new or top rated ones. A page after the last one is not found.',
    spec: '3§7',
    auth: 'session',
    assumed: true,
    params: v.object({ gender: GenderSchema }),
    query: v.object({
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'invalid_format'))),
      collection: v.optional(v.picklist(FEED_COLLECTIONS)),
    }),
    ok: FeedPage,
    errors: ['invalid_input', 'not_found'],
    example: exampleFeedPage,
  },
  'POST /feed/hidden/{username}': {
    id: 'hideFeedBroadcaster',
    summary:
      'Hides a broadcaster in the feed of this account, or shows them again. Answers all hidden ones, latest first.',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({ hidden: v.boolean() }),
    ok: v.object({ status: v.literal(1), modelsHidden: FeedPage.entries.modelsHidden }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'user_not_found', 'rate_limited'],
    example: { status: 1, modelsHidden: ['luna_maren'] },
  },
});
