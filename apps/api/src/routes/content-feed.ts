import { DEFAULT_TIP, FEED_COLLECTIONS, FEED_PER_PAGE, hasRoom, listsExplicit } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { type FeedQuery, feedPage, hiddenIn, setHidden } from '../features/content/feed.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { userView } from '../read-models/browse/card.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import type { Context } from './context.ts';

/** Guests of a place share a page; it may be this old. */
const LIST_TTL_MS = 2_000;

/** The swipe feed (spec 3 §2). */
export function registerFeed(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const pages = createShortCache<Awaited<ReturnType<typeof feedPage>>>(LIST_TTL_MS, 200);
  const limit = createLimit(context, 'content-feed', 60, 60_000);

  registerOperation(app, context, 'GET /feed/{gender}', async ({ params, query, viewer, request }) => {
    const { site } = await context.sites.of(request);
    const asked: FeedQuery = {
      gender: params.gender,
      collection: query.collection ?? 'live',
      userId: viewer.user?.id ?? null,
      withExplicit: listsExplicit(site),
      place: visitorPlace(context, { viewer, request }),
    };
    const page = Number(query.page ?? 1);
    const make = () => feedPage(orm, asked, { page, size: FEED_PER_PAGE, now: context.now() });
    const found = viewer.user ? await make() : await pages.get(JSON.stringify([asked, page]), make);
    if (page > 1 && found.rows.length === 0) throw new ApiError('not_found');
    const now = Date.now();
    return {
      tipTokenAmount: DEFAULT_TIP,
      modelsHidden: viewer.user ? await hiddenIn(orm, viewer.user.id) : [],
      collections: FEED_COLLECTIONS.map((id) => ({ id, count: found.counts[id] })),
      collection: asked.collection,
      userList: found.rows.map((row) => userView(row, { site, now })),
      page,
      last_page: Math.max(1, Math.ceil(found.counts[asked.collection] / FEED_PER_PAGE)),
    };
  });

  registerOperation(
    app,
    context,
    'POST /feed/hidden/{username}',
    async ({ params, body, viewer, request }) => {
      await limit.take(request, `feed hidden ${viewer.user.id}`);
      const room = await findRoom(orm, params.username);
      const { site } = await context.sites.of(request);
      if (!room || !hasRoom(site, room.model.tags)) throw new ApiError('user_not_found');
      await setHidden(orm, viewer.user.id, room.user.id, body.hidden);
      return { status: 1, modelsHidden: await hiddenIn(orm, viewer.user.id) };
    },
  );
}
