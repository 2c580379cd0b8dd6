import { type BrowseAnswer, GENDERS, type Gender } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { type Call, registerOperation } from '../http/operation.ts';
import { countryOf, hostnameOf, hostOf } from '../http/request.ts';
import { createShortCache } from '../http/short-cache.ts';
import { findRoom, mediaOf, suggestRooms } from '../rooms/rooms.ts';
import { browseView, perPageFrom, sectionOf } from '../views/browse-view.ts';
import { mediaView, roomView } from '../views/room-view.ts';
import { siteOfHost } from './site.ts';

/** Every visitor of a list sees the same one; it may be this old. */
const LIST_TTL_MS = 2_000;
const LISTS_KEPT = 200;

export function registerBrowse(app: FastifyInstance, context: Context): void {
  const { options } = context;
  const { orm } = context.database;
  const lists = createShortCache<BrowseAnswer>(LIST_TTL_MS, LISTS_KEPT);

  const countryFor = ({ viewer, request }: Pick<Call<'GET /chat/react/{username}'>, 'viewer' | 'request'>) =>
    countryOf(request, options) ?? viewer.user?.country ?? null;

  registerOperation(app, context, 'GET /browse/react{path}', async ({ params, query, viewer, request }) => {
    if (sectionOf(params.path) === undefined) throw new ApiError('not_found');
    const hidden = new Set(query['gender-hide']?.split(',') ?? []);
    const site = await siteOfHost(context, hostnameOf(hostOf(request, options)));
    const asked = {
      path: params.path,
      page: Math.max(1, Number(query.p ?? 1)),
      perPage: perPageFrom(query.perPage),
      hiddenGenders: GENDERS.filter((gender: Gender) => hidden.has(gender)),
      country: countryFor({ viewer, request }),
    };
    return lists.get(JSON.stringify([site.sitecode, asked]), () =>
      browseView(orm, { ...asked, site, now: Date.now() }),
    );
  });

  const roomOrSuggestions = async (username: string) => {
    const row = await findRoom(orm, username);
    if (!row) throw new ApiError('user_not_found', { suggestions: await suggestRooms(orm, username) });
    return row;
  };

  registerOperation(app, context, 'GET /chat/react/{username}', async ({ params, viewer, request }) =>
    roomView(
      context,
      await roomOrSuggestions(params.username),
      viewer,
      countryFor({ viewer, request }),
      Date.now(),
    ),
  );

  registerOperation(app, context, 'GET /user/{username}/media', async ({ params }) => {
    const row = await roomOrSuggestions(params.username);
    const items = await mediaOf(orm, row.user.id);
    return { mediaList: items.map((item) => mediaView(item, row.user)) };
  });
}
