import { listsExplicit, RATINGS_PER_PAGE } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { Audience } from '../features/content/listed-rooms.ts';
import { ratingRoom, ratingRooms, ratingView } from '../features/content/ratings.ts';
import { unsentPicture } from '../features/orders/pictures.ts';
import { termsOf } from '../features/orders/terms.ts';
import { ApiError } from '../kernel/api-error.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import type { Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Ratings on sale (spec 3 §2, §7). */
export function registerRatings(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const audienceOf = async (visitor: Visitor): Promise<Audience> => ({
    withExplicit: listsExplicit((await context.sites.of(visitor.request)).site),
    place: visitorPlace(context, visitor),
  });
  const viewOf = (room: RoomRow) => ratingView(room, termsOf(room.model, 'dickrating').price);

  registerOperation(app, context, 'GET /dickratings/model', async ({ query, viewer, request }) => {
    const page = Number(query.p ?? 1);
    const { rows, total } = await ratingRooms(orm, await audienceOf({ viewer, request }), page);
    if (page > 1 && rows.length === 0) throw new ApiError('not_found');
    return {
      data: rows.map(viewOf),
      count_total: total,
      last_page: Math.max(1, Math.ceil(total / RATINGS_PER_PAGE)),
    };
  });

  registerOperation(app, context, 'GET /dickratings/model/{name}', async ({ params, viewer, request }) => {
    const room = await ratingRoom(orm, await audienceOf({ viewer, request }), params.name);
    if (!room) throw new ApiError('not_found');
    return { model: viewOf(room) };
  });

  registerOperation(app, context, 'GET /dickratings/open_request', async ({ viewer }) => {
    const placed = await context.orders.list(viewer.user.id, 'placed');
    return {
      orders: placed.filter(({ kind, state }) => kind === 'dickrating' && state === 'waiting'),
      picture: await unsentPicture(orm, viewer.user.id, context.now()),
    };
  });
}
