import { freeVideoSlug, idOfFreeVideoSlug, listsExplicit } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import {
  freeVideoModel,
  freeVideoModels,
  freeVideos,
  freeVideoTags,
  isFreeItem,
  relatedFreeVideos,
} from '../features/content/free-videos.ts';
import type { Audience } from '../features/content/listed-rooms.ts';
import { mediaItemView } from '../features/media/store.ts';
import { ApiError } from '../kernel/api-error.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { visitorMedia, visitorPlace } from '../read-models/visitor-media.ts';
import { lacksAgeProof, type Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** All visitors of a place share the lists; they may be this old. */
const LIST_TTL_MS = 5_000;
/** Tags above the list; the page of all tags shows up to `ALL_TAGS`. */
const TAGS = 12;
const ALL_TAGS = 500;

/** Free videos (spec 3 §2, §7). */
export function registerFreeVideos(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const lists = createShortCache<unknown>(LIST_TTL_MS, 200);
  const shared = <T>(name: string, asked: object, make: () => Promise<T>): Promise<T> =>
    lists.get(`${name} ${JSON.stringify(asked)}`, make) as Promise<T>;
  const audienceOf = async (visitor: Visitor): Promise<Audience> => ({
    withExplicit: listsExplicit((await context.sites.of(visitor.request)).site),
    place: visitorPlace(context, visitor),
  });
  const pageOf = (query: { p?: string | undefined }) => Number(query.p ?? 1);
  /** A page after the last one does not exist; the first one may be empty. */
  const existing = <T extends { data: unknown[] }>(found: T, page: number): T => {
    if (page > 1 && found.data.length === 0) throw new ApiError('not_found');
    return found;
  };

  registerOperation(app, context, 'GET /free-porn', async ({ query, viewer, request }) => {
    const audience = await audienceOf({ viewer, request });
    const { tag = null, o: sort = 'date_added', q: search = '' } = query;
    const asked = { ...audience, page: pageOf(query), tag, sort, search };
    const found = await shared('list', asked, () => freeVideos(orm, asked, Date.now()));
    if (tag !== null && search === '' && found.count_total === 0) throw new ApiError('not_found');
    const tags = await shared('tags', { ...audience, most: TAGS }, () => freeVideoTags(orm, audience, TAGS));
    return { ...existing(found, asked.page), tags };
  });

  registerOperation(app, context, 'GET /free-porn/tag', async ({ viewer, request }) => {
    const audience = await audienceOf({ viewer, request });
    const asked = { ...audience, most: ALL_TAGS };
    return { data: await shared('tags', asked, () => freeVideoTags(orm, audience, ALL_TAGS)) };
  });

  registerOperation(app, context, 'GET /free-porn/model', async ({ query, viewer, request }) => {
    const audience = await audienceOf({ viewer, request });
    const page = pageOf(query);
    const asked = { ...audience, page };
    return existing(await shared('models', asked, () => freeVideoModels(orm, audience, page)), page);
  });

  registerOperation(
    app,
    context,
    'GET /free-porn/model/{name}',
    async ({ params, query, viewer, request }) => {
      const audience = await audienceOf({ viewer, request });
      const model = await freeVideoModel(orm, audience, params.name);
      if (!model) throw new ApiError('not_found');
      const asked = {
        ...audience,
        page: pageOf(query),
        tag: null,
        sort: 'date_added' as const,
        search: '',
        userId: model.user_id,
      };
      const found = await shared('list', asked, () => freeVideos(orm, asked, Date.now()));
      return { ...existing(found, asked.page), model };
    },
  );

  const videoOf = async (id: number, visitor: Visitor) => {
    const work = await visitorMedia(context, id, visitor);
    if (!isFreeItem(work.item) || work.user.traits.isRemoved) throw new ApiError('not_found');
    const audience = await audienceOf(visitor);
    return {
      video: await mediaItemView(orm, context.mediaFiles, work, {
        userId: visitor.viewer.user?.id ?? null,
        needsAge: await lacksAgeProof(context, visitor, work.user.id),
        now: Date.now(),
      }),
      slug: freeVideoSlug(work.item),
      related: await relatedFreeVideos(orm, audience, work.item),
    };
  };
  registerOperation(app, context, 'GET /free-porn/video/{slug}', async ({ params, viewer, request }) => {
    const id = idOfFreeVideoSlug(params.slug);
    const found = id === null ? null : await videoOf(id, { viewer, request });
    if (found?.slug !== params.slug) throw new ApiError('not_found');
    return found;
  });
  registerOperation(app, context, 'GET /free-porn/video-by-id/{id}', ({ params, viewer, request }) =>
    videoOf(Number(params.id), { viewer, request }),
  );
}
