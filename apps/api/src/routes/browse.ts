import {
  type BrowseAnswer,
  DEFAULT_LANGUAGE,
  GENDERS,
  type Gender,
  hasRoom,
  isExplicit,
  listsExplicit,
  type Site,
  withoutTrailingSlashes,
} from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { servedHtml } from '../features/brand/brand-checks.ts';
import { lookAtToy } from '../features/toys/toys.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import { grantAccess, isRightPassword } from '../kernel/rooms/access.ts';
import { mediaOf, mediaView } from '../kernel/rooms/media-card.ts';
import { roleRowsIn, rolesFrom } from '../kernel/rooms/roles.ts';
import { homeOf, refuseInRoom } from '../kernel/rooms/room-access.ts';
import { findRoom, suggestRooms } from '../kernel/rooms/rooms.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { audienceOf } from '../kernel/streams/stream-rights.ts';
import { browseView, pageFrom, perPageFrom, sectionOf } from '../read-models/browse.ts';
import { isPictureOpen, roomView } from '../read-models/room.ts';
import { NO_FACTS, viewerFactsOf } from '../read-models/viewer-facts.ts';
import { ageProofEndOf, standingOf } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** All visitors share a list; it may be this old. */
const LIST_TTL_MS = 2_000;
const LISTS_KEPT = 200;

const hiddenIn = (query: { 'gender-hide'?: string | undefined }): Gender[] => {
  const hidden = new Set(query['gender-hide']?.split(','));
  return GENDERS.filter((gender) => hidden.has(gender));
};

export function registerBrowse(app: FastifyInstance, context: Context): void {
  const { options } = context;
  const { orm } = context.database;
  const lists = createShortCache<BrowseAnswer>(LIST_TTL_MS, LISTS_KEPT);

  /** A number per site object: a changed site gets a new object, and so new lists. */
  const numbers = new WeakMap<Site, number>();
  let sitesSeen = 0;
  const numberOf = (site: Site): number => {
    const number = numbers.get(site) ?? ++sitesSeen;
    numbers.set(site, number);
    return number;
  };
  const htmlOf = ({ custom }: Site) => ({
    headerHtml: servedHtml(context.brandChecks, custom.header_html),
    footerHtml: servedHtml(context.brandChecks, custom.footer_html),
  });

  const placeFor = ({ viewer, request }: Pick<Call<'GET /chat/react/{username}'>, 'viewer' | 'request'>) => {
    const place = placeOf(request, options);
    return place.country === null ? homeOf(viewer.user) : place;
  };

  registerOperation(app, context, 'GET /browse/react{path}', async ({ params, query, viewer, request }) => {
    const path = withoutTrailingSlashes(params.path);
    if (sectionOf(path) === undefined) throw new ApiError('not_found');
    const hiddenGenders = hiddenIn(query);
    const { site, preview } = await context.sites.of(request);
    const asked = {
      path,
      page: pageFrom(query.p),
      perPage: perPageFrom(query.perPage),
      hiddenGenders,
      language: query.language ?? DEFAULT_LANGUAGE,
      place: placeFor({ viewer, request }),
    };
    const make = () => browseView(orm, { ...asked, site, headerAndFooter: htmlOf(site), now: Date.now() });
    // A draft is only for visitors with its link.
    return preview ? make() : lists.get(JSON.stringify([numberOf(site), asked]), make);
  });

  const roomOrSuggestions = async (username: string, site: Site, hiddenGenders: readonly Gender[] = []) => {
    const row = await findRoom(orm, username);
    if (!row || row.user.traits.isRemoved || !hasRoom(site, row.model.tags)) {
      const suggestions = await suggestRooms(orm, username, {
        withExplicit: listsExplicit(site),
        hiddenGenders,
      });
      throw new ApiError('user_not_found', { suggestions });
    }
    return row;
  };

  registerOperation(
    app,
    context,
    'GET /chat/react/{username}',
    async ({ params, query, viewer, request }) => {
      const { site } = await context.sites.of(request);
      const row = await roomOrSuggestions(params.username, site, hiddenIn(query));
      const shows = await context.shows.roomShows(row, viewer.user);
      const roleRows = await roleRowsIn(orm, row.user.id);
      const standing = await standingOf(
        context,
        row,
        { viewer, request },
        { isPictureOpen: isPictureOpen(row.model, shows), roleRows },
      );
      const mayWatch = refuseInRoom('watch', standing) === null;
      // The picture ends with the proof of age, at the stream's origin too.
      const watchEnd = standing.isStreamer ? undefined : await ageProofEndOf(context, { viewer, request });
      return roomView(context, row, {
        viewer,
        site,
        now: Date.now(),
        roles: rolesFrom(roleRows),
        facts: viewer.user ? await viewerFactsOf(orm, viewer.user.id, row.user.id) : NO_FACTS,
        shows,
        apps: await context.roomApps.ids(row.user.id),
        toy: (await lookAtToy(orm, row.user.id)).vendor,
        standing,
        token: mayWatch ? await context.streamRights.issue(row.model, audienceOf(viewer), watchEnd) : null,
      });
    },
  );

  const guesses = createLimit(context, 10, 60_000);
  const guessesOfAll = createLimit(context, 60, 60_000);
  registerOperation(app, context, 'POST /chat/react/{username}/password', async (call) => {
    const { body, params, viewer, request, reply } = call;
    const { site } = await context.sites.of(request);
    const row = await roomOrSuggestions(params.username, site);
    // Only wrong passwords count, but each counts before it is checked: a burst must not pass.
    const attempts = [
      [guesses, `${request.ip} ${row.user.username}`],
      [guessesOfAll, `door ${request.ip}`],
    ] as const;
    for (const [limit, key] of attempts) await limit.take(request, key);
    if (!(await isRightPassword(row.model, body.password))) throw new ApiError('cam_password_wrong');
    for (const [limit, key] of attempts) await limit.giveBack(request, key);
    grantAccess(context.signer, row.model, viewer, { request, reply, trust: options });
    return { status: 1 };
  });

  registerOperation(app, context, 'GET /user/{username}/media', async ({ params, viewer, request }) => {
    const { site } = await context.sites.of(request);
    const row = await roomOrSuggestions(params.username, site);
    if (isExplicit(row.model.tags) && !listsExplicit(site)) return { mediaList: [] };
    const items = await mediaOf(orm, row.user.id, viewer.user?.id === row.user.id);
    return { mediaList: items.map((item) => mediaView(item, row.user)) };
  });
}
