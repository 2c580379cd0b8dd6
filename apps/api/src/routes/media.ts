import { hasRoom, listsExplicit, type MediaListType } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  libraryTab,
  listMedia,
  monthAgo,
  ownPlaylist,
  playlistAround,
  playlistsOf,
  topModels,
} from '../features/media/lists.ts';
import { bundleOf, type Sale, sellAllMedia, sellMedia, sellsAll } from '../features/media/sales.ts';
import { discountOf, hidePurchase, type MediaWork, mediaItemView } from '../features/media/store.ts';
import type { LoggedIn, Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { media, mediaPurchase, model } from '../kernel/db/schema/index.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import type { UnitOfWork } from '../kernel/events/outbox.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { mediaView } from '../kernel/rooms/media-card.ts';
import { publishMediaChange } from '../kernel/rooms/media-change.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { visitorMedia } from '../read-models/visitor-media.ts';
import { lacksAgeProof, requireInRoom } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** All visitors share the lists; they may be this old. */
const LIST_TTL_MS = 5_000;

/** Pictures and videos: lists, pages, sales and the library (spec 1 §4–§6, spec 3 §2). */
export function registerMedia(app: FastifyInstance, context: Context): void {
  const { database, work, mediaFiles } = context;
  const { orm } = database;
  const limit = createLimit(context, 'media', 60, 60_000);

  const workOf = (id: string, request: FastifyRequest, viewer: Viewer): Promise<MediaWork> =>
    visitorMedia(context, Number(id), { viewer, request });
  const roomOf = async (username: string, request: FastifyRequest): Promise<RoomRow> => {
    const room = await findRoom(orm, username);
    const { site } = await context.sites.of(request);
    if (!room || !hasRoom(site, room.model.tags)) throw new ApiError('user_not_found');
    return room;
  };
  const withExplicit = async (request: FastifyRequest) =>
    listsExplicit((await context.sites.of(request)).site);

  registerOperation(app, context, 'GET /media/get/{id}', async ({ params, viewer, request }) => {
    const found = await workOf(params.id, request, viewer);
    const item = await mediaItemView(orm, mediaFiles, found, {
      userId: viewer.user?.id ?? null,
      needsAge: await lacksAgeProof(context, { viewer, request }, found.user.id),
      now: Date.now(),
    });
    return { result: 'ok', media: item, access_type: item.access_type };
  });

  registerOperation(
    app,
    context,
    'GET /media/user/playlist/{id}',
    async ({ params, query, viewer, request }) => {
      const found = await workOf(params.id, request, viewer);
      const own =
        viewer.user && Number(query.playlist) === found.user.id
          ? await ownPlaylist(orm, viewer.user.id, found.item)
          : null;
      const around = own ?? (await playlistAround(orm, found.item));
      return {
        media: mediaView(found.item, found.user),
        playlist: around.map((item) => mediaView(item, found.user)),
      };
    },
  );

  registerOperation(app, context, 'GET /media/user/playlist', async ({ viewer }) => ({
    data: await playlistsOf(orm, viewer.user.id),
  }));

  registerOperation(app, context, 'GET /media/index/{list}/{tab}', async ({ params, query, viewer }) =>
    libraryTab(
      orm,
      viewer.user.id,
      { tab: params.tab, page: Number(query.page ?? 1), username: query.username ?? null },
      Date.now(),
    ),
  );

  const lists = createShortCache<Awaited<ReturnType<typeof listMedia>>>(LIST_TTL_MS, 200);
  registerOperation(app, context, 'GET /media/list/{type}', async ({ params, query, request }) => {
    const asked = {
      type: params.type as MediaListType,
      page: Number(query.page ?? 1),
      sort: query.sort_by ?? ('date_added' as const),
      tag: query.tag ?? null,
      withExplicit: await withExplicit(request),
    };
    const found = await lists.get(JSON.stringify(asked), () => listMedia(orm, asked, Date.now()));
    if (asked.tag !== null && found.count_total === 0) throw new ApiError('not_found');
    return found;
  });

  registerOperation(app, context, 'GET /exclusive-videos/list', async ({ query, request }) => {
    const asked = {
      type: 'video' as const,
      page: Number(query.page ?? 1),
      sort: 'date_added' as const,
      tag: null,
      withExplicit: await withExplicit(request),
      isExclusive: true,
    };
    return lists.get(JSON.stringify(asked), () => listMedia(orm, asked, Date.now()));
  });

  const tops = createShortCache<Awaited<ReturnType<typeof topModels>>>(LIST_TTL_MS, 50);
  registerOperation(app, context, 'GET /media/top_model/month', async ({ request }) => {
    const explicit = await withExplicit(request);
    const asked = { since: monthAgo(Date.now()), page: 1, withExplicit: explicit };
    return { data: (await tops.get(`month ${explicit}`, () => topModels(orm, asked))).data };
  });
  registerOperation(app, context, 'GET /media/top_model/list', async ({ query, request }) => {
    const asked = { since: null, page: Number(query.page ?? 1), withExplicit: await withExplicit(request) };
    return tops.get(JSON.stringify(asked), () => topModels(orm, asked));
  });

  registerOperation(
    app,
    context,
    'GET /user/{username}/media/bundle',
    async ({ params, viewer, request }) => {
      const room = await roomOf(params.username, request);
      const { viewer: seen, bundle: all } = await bundleOf(orm, viewer.user?.id ?? null, room, Date.now());
      // Users who must verify their age cannot buy.
      const bundle = (await lacksAgeProof(context, { viewer, request }, room.user.id)) ? null : all;
      return {
        is_enabled: sellsAll(room.model),
        is_owner: viewer.user?.id === room.user.id,
        item_count: bundle?.items.length ?? 0,
        price: bundle?.price ?? 0,
        full_price: bundle?.fullPrice ?? 0,
        discount: discountOf(seen.level),
        fanclub_level: seen.level,
      };
    },
  );

  const publishSale = (unit: UnitOfWork, buyer: LoggedIn['user'], author: RoomRow['user'], sale: Sale) => {
    if (sale.charged === 0) return;
    publishBalance(unit, buyer, { tokens: sale.tokens, change: -sale.fromPurse });
    publishBalance(unit, author, { tokens: sale.modelTokens, change: sale.share });
  };
  const answerOf = ({ charged, tokens, mediaIds }: Sale) =>
    ({ status: 1, charged, tokens, media_ids: mediaIds }) as const;

  registerOperation(app, context, 'POST /media/purchase/{id}', async (call) => {
    const { viewer, body, request, params } = call;
    await limit.take(request, `media ${viewer.user.id}`);
    const item: MediaWork = await workOf(params.id, request, viewer);
    await requireInRoom(context, ['buy'], item, call);
    const sale = await context.autoCharges.paying(viewer.user, () =>
      work.once(call.idempotency, async (unit) => {
        const sold = await sellMedia(unit.tx, viewer.user, item, item.item.id, body, context.now());
        publishSale(unit, viewer.user, item.user, sold);
        return sold;
      }),
    );
    return answerOf(sale);
  });

  registerOperation(app, context, 'POST /media/purchase-all/{username}', async (call) => {
    const { viewer, body, request, params } = call;
    await limit.take(request, `media ${viewer.user.id}`);
    const room = await roomOf(params.username, request);
    await requireInRoom(context, ['buy'], room, call);
    const sale = await context.autoCharges.paying(viewer.user, () =>
      work.once(call.idempotency, async (unit) => {
        const sold = await sellAllMedia(unit.tx, viewer.user, room, body, context.now());
        publishSale(unit, viewer.user, room.user, sold);
        return sold;
      }),
    );
    return answerOf(sale);
  });

  registerOperation(app, context, 'POST /media/library/{id}', async ({ params, viewer, request }) => {
    await limit.take(request, `media ${viewer.user.id}`);
    const found = await workOf(params.id, request, viewer);
    const asking = { userId: viewer.user.id, needsAge: false, now: Date.now() };
    const { access_type, in_library } = await mediaItemView(orm, mediaFiles, found, asking);
    if (access_type !== 'free' && !in_library) throw new ApiError('conflict');
    await orm
      .insert(mediaPurchase)
      .values({ userId: viewer.user.id, mediaId: found.item.id })
      .onConflictDoUpdate({ target: [mediaPurchase.userId, mediaPurchase.mediaId], set: { hiddenAt: null } });
    return { status: 1 };
  });

  const hide = async (user: LoggedIn['user'], id: string, hiddenAt: Date | null) => {
    if (!(await hidePurchase(orm, user.id, Number(id), hiddenAt))) throw new ApiError('not_found');
    return { status: 1 } as const;
  };
  registerOperation(app, context, 'DELETE /media/purchase/{id}', async ({ params, viewer, request }) => {
    await limit.take(request, `media ${viewer.user.id}`);
    return hide(viewer.user, params.id, new Date());
  });
  registerOperation(
    app,
    context,
    'POST /media/purchase/restore/{id}',
    async ({ params, viewer, request }) => {
      await limit.take(request, `media ${viewer.user.id}`);
      return hide(viewer.user, params.id, null);
    },
  );

  registerOperation(app, context, 'POST /media/item/{id}', async ({ params, viewer, body, request }) => {
    await limit.take(request, `media ${viewer.user.id}`);
    const found = await workOf(params.id, request, viewer);
    if (found.user.id !== viewer.user.id) throw new ApiError('forbidden');
    await work.run(async (unit) => {
      const [item] = await unit.tx
        .select()
        .from(media)
        .where(eq(media.id, found.item.id))
        .for('no key update');
      if (!item || item.removedAt) throw new ApiError('not_found');
      if (body.is_published && item.itemCount === 0) throw new ApiError('upload_not_ready');
      await unit.tx
        .update(media)
        .set({
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.is_published === undefined ? {} : { isPublished: body.is_published }),
          tokenPrice: body.token_price,
          fanclubAccessLevel: body.fanclub_access_level,
          isForSale: body.for_sale,
          // Paid items are no longer visible to guests.
          ...(body.token_price > 0 || body.fanclub_access_level !== null ? { isFreeNoAuth: false } : {}),
        })
        .where(eq(media.id, found.item.id));
      publishMediaChange(unit, found.user);
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/media/settings', async ({ viewer, body, request }) => {
    await limit.take(request, `media ${viewer.user.id}`);
    const room = await findRoom(orm, viewer.user.username);
    if (!room) throw new ApiError('forbidden');
    await work.run(async (unit) => {
      await unit.tx
        .update(model)
        .set({
          settings: sql`${model.settings} || jsonb_build_object('sellAllMedia', ${body.sell_all}::boolean)`,
        })
        .where(eq(model.userId, room.user.id));
      publishMediaChange(unit, room.user);
    });
    return { status: 1 };
  });
}
