import { type Gender, hasRoom, isExplicit, listsExplicit, type Site } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { lookAtToy } from '../features/toys/toys.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { grantAccess, isRightPassword } from '../kernel/rooms/access.ts';
import { mediaOf, mediaView } from '../kernel/rooms/media-card.ts';
import { roleRowsIn, rolesFrom } from '../kernel/rooms/roles.ts';
import { refuseInRoom } from '../kernel/rooms/room-access.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { audienceOf } from '../kernel/streams/stream-rights.ts';
import { visible } from '../read-models/browse/conditions.ts';
import { suggestedRooms } from '../read-models/browse/suggested.ts';
import { isPictureOpen, roomView } from '../read-models/room.ts';
import { opponentOf } from '../read-models/versus.ts';
import { NO_FACTS, viewerFactsOf } from '../read-models/viewer-facts.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import { ageProofEndOf, standingOf, type Visitor } from '../read-models/visitor-standing.ts';
import { hiddenIn } from './browse-lists.ts';
import type { Context } from './context.ts';

export function registerBrowse(app: FastifyInstance, context: Context): void {
  const { options } = context;
  const { orm } = context.database;

  const roomOrSuggestions = async (
    username: string,
    site: Site,
    visitor: Visitor,
    hiddenGenders: readonly Gender[] = [],
  ) => {
    const row = await findRoom(orm, username);
    if (row && !row.user.traits.isRemoved && hasRoom(site, row.model.tags)) return row;
    const where = visible({ gender: null, hiddenGenders, site, place: visitorPlace(context, visitor) });
    const shown = { site, now: context.now() };
    throw new ApiError('user_not_found', await suggestedRooms(orm, where, shown, username));
  };

  registerOperation(
    app,
    context,
    'GET /chat/react/{username}',
    async ({ params, query, viewer, request }) => {
      const { site } = await context.sites.of(request);
      const row = await roomOrSuggestions(params.username, site, { viewer, request }, hiddenIn(query));
      // Read before the viewer's rights: if a right is withdrawn in the meantime, the token is already outdated.
      const counts = await context.streamRights.countsFor(row.model, audienceOf(viewer));
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
        versus: await opponentOf(context, row, { viewer, request }),
        standing,
        stream: mayWatch
          ? {
              ...context.streamRights.issue(row.model.streamName, counts, watchEnd),
              ...(await context.streams.streamFor(row.model)),
            }
          : null,
      });
    },
  );

  const guesses = createLimit(context, 'browse:guesses', 10, 60_000);
  const guessesOfAll = createLimit(context, 'browse:guesses-of-all', 60, 60_000);
  registerOperation(app, context, 'POST /chat/react/{username}/password', async (call) => {
    const { body, params, viewer, request, reply } = call;
    const { site } = await context.sites.of(request);
    const row = await roomOrSuggestions(params.username, site, { viewer, request });
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
    const row = await roomOrSuggestions(params.username, site, { viewer, request });
    if (isExplicit(row.model.tags) && !listsExplicit(site)) return { mediaList: [] };
    const items = await mediaOf(orm, row.user.id, viewer.user?.id === row.user.id);
    return { mediaList: items.map((item) => mediaView(item, row.user)) };
  });
}
