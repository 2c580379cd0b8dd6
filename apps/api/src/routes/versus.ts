import { listsExplicit, versusUsername } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lastVersus } from '../features/versus/store.ts';
import type { TournamentRow } from '../features/versus/tournaments.ts';
import { recordAct } from '../kernel/accounts/audit.ts';
import { settingsFrom } from '../kernel/accounts/settings.ts';
import { ApiError } from '../kernel/api-error.ts';
import { nowOf } from '../kernel/db/clock.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { invitationViews, versusState } from '../read-models/versus.ts';
import { versusContests } from '../read-models/versus-contests.ts';
import { findTournament, tournamentView } from '../read-models/versus-tournament.ts';
import { requireInRoom } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Visitors of the same place share a list of contests; it may be this old. */
const CONTESTS_TTL_MS = 1_000;
const CONTESTS_KEPT = 200;

/** Versus contests and tournaments (spec 3 §3 and §7). */
export function registerVersus(app: FastifyInstance, context: Context): void {
  const { database, versus } = context;
  const { orm } = database;
  const limit = createLimit(context, 'versus', 30, 60_000);

  const roomOf = async (username: string): Promise<RoomRow> => {
    const row = await findRoom(orm, username);
    if (!row) throw new ApiError('user_not_found');
    return row;
  };
  const ownRoom = async ({ username }: UserRow): Promise<RoomRow> => {
    const row = await findRoom(orm, username);
    if (!row) throw new ApiError('forbidden');
    return row;
  };

  registerOperation(app, context, 'GET /versus/{username}', async (call) =>
    versusState(context, await roomOf(versusUsername(call.params.username)), call),
  );

  registerOperation(app, context, 'GET /versus', async ({ viewer }) => {
    const own = await ownRoom(viewer.user);
    const last = await lastVersus(orm, own.user.id);
    const isOpen = last !== null && (last.state === 'running' || last.restartsAt !== null);
    return {
      enabled: settingsFrom(own.user.settings).versus_enabled === true,
      invitations: await invitationViews(orm, own.user.id),
      versus_id: isOpen ? String(last.id) : null,
      now: await nowOf(orm),
    };
  });

  registerOperation(app, context, 'POST /versus/invite', async (call) => {
    const { viewer, body, request } = call;
    await limit.take(request, `versus ${viewer.user.id}`);
    const own = await ownRoom(viewer.user);
    const guest = await roomOf(body.username);
    // Users who may not chat in a room cannot invite its broadcaster either: banned, kicked, silenced, suspended.
    if (guest.user.id !== own.user.id) await requireInRoom(context, ['speak'], guest, call);
    const id = await versus.invite(own, guest, { seconds: body.seconds, autoRestart: body.auto_restart });
    return { status: 1, versus_id: String(id) };
  });

  for (const act of ['accept', 'reject', 'end'] as const) {
    registerOperation(app, context, `POST /versus/{id}/${act}`, async ({ params, viewer, request }) => {
      await limit.take(request, `versus ${viewer.user.id}`);
      await versus[act](Number(params.id), viewer.user.id);
      return { status: 1 };
    });
  }

  const contests = createShortCache<CallAnswer<'GET /versus-contests/{gender}'>>(
    CONTESTS_TTL_MS,
    CONTESTS_KEPT,
  );
  registerOperation(
    app,
    context,
    'GET /versus-contests/{gender}',
    async ({ params: { gender }, request }) => {
      const { site } = await context.sites.of(request);
      const place = placeOf(request, context.options);
      return contests.get(JSON.stringify([gender, listsExplicit(site), place]), () =>
        versusContests(orm, { gender, site, place }),
      );
    },
  );

  const leaderboard = async (tournament: TournamentRow, request: FastifyRequest) => {
    const { site } = await context.sites.of(request);
    return tournamentView(orm, tournament, { site, place: placeOf(request, context.options) });
  };
  registerOperation(app, context, 'GET /versus-tournament/leaderboard', async ({ request }) => {
    const newest = await findTournament(orm, null);
    return newest ? leaderboard(newest, request) : { tournament: null, leaderboard: [] };
  });
  registerOperation(app, context, 'GET /versus-tournament/leaderboard/{id}', async ({ params, request }) => {
    const tournament = await findTournament(orm, Number(params.id));
    if (!tournament) throw new ApiError('not_found');
    return leaderboard(tournament, request);
  });

  registerOperation(app, context, 'POST /operator/versus-tournament', async (call) => {
    const { body, viewer, request } = call;
    await limit.take(request, `versus ${viewer.user.id}`);
    const players: RoomRow[] = [];
    for (const name of body.usernames) players.push(await roomOf(name));
    const wish = {
      name: body.name,
      players,
      seconds: body.seconds,
      startsInSeconds: body.starts_in,
    };
    const id = await versus.tournaments.start(wish, (tx, made) =>
      recordAct(tx, call, { act: 'tournament_start', object: String(made) }),
    );
    return { status: 1, id: String(id) };
  });
}
