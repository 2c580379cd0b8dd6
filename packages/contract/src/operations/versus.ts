import * as v from 'valibot';
import { filled, GenderSchema, line, Username } from '../entities/common.ts';
import {
  VersusContests,
  VersusInvitation,
  VersusLeader,
  VersusState,
  VersusTournament,
} from '../entities/versus.ts';
import { PAY_ERRORS } from '../errors/room-errors.ts';
import {
  exampleVersus,
  exampleVersusContests,
  exampleVersusLeaders,
  exampleVersusTournament,
} from '../fixtures/versus.ts';
import { VERSUS_SECONDS, VERSUS_TOURNAMENT_SIDES } from '../rules/versus/versus.ts';
import { defineOperations } from './define.ts';

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'invalid_format'));
const byId = v.object({ id: Id });
const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;
const Done = v.object({ status: v.literal(1) });
const decide = [...write, 'not_found', 'conflict'] as const;
const Leaderboard = v.object({ tournament: VersusTournament, leaderboard: v.array(VersusLeader) });
const NewestLeaderboard = v.object({
  ...Leaderboard.entries,
  tournament: v.nullable(VersusTournament),
});
const exampleLeaderboard = {
  tournament: exampleVersusTournament,
  leaderboard: [...exampleVersusLeaders],
};

/** Versus: contests of two rooms, and tournaments (spec 3 §3 and §7). */
export const versusOperations = defineOperations('versus', {
  'GET /versus/{username}': {
    id: 'getVersus',
    summary:
      'The contest of a room: the running one, or its result for a minute; null without one, or if the visitor may not see both rooms.',
    spec: '3§3',
    auth: 'session',
    assumed: true,
    params: v.object({ username: v.pipe(v.string(), v.maxLength(64)) }),
    ok: v.object({
      versus: v.nullable(VersusState),
      /** The platform's clock, Unix milliseconds: clients count down by it. */
      now: v.number(),
    }),
    errors: ['invalid_input', 'user_not_found'],
    example: { versus: exampleVersus, now: 1_800_000_000_000 },
  },
  'GET /versus': {
    id: 'listVersusInvitations',
    summary: 'Open invitations from and to the broadcaster, and whether they take part (`versus_enabled`).',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    ok: v.object({
      enabled: v.boolean(),
      invitations: v.array(VersusInvitation),
      /** Id of the broadcaster's contest that runs or will restart; null without one. */
      versus_id: v.nullable(v.string()),
      now: v.number(),
    }),
    errors: ['login_required', 'forbidden'],
    example: { enabled: true, invitations: [], versus_id: null, now: 1_800_000_000_000 },
  },
  'POST /versus/invite': {
    id: 'inviteToVersus',
    summary:
      'Invites another live broadcaster. `conflict`: one of the rooms cannot take part now, or an own invitation is still open.',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      username: Username,
      seconds: v.picklist(VERSUS_SECONDS, 'invalid_format'),
      auto_restart: v.optional(v.boolean(), false),
    }),
    ok: v.object({ status: v.literal(1), versus_id: v.string() }),
    errors: [...write, ...PAY_ERRORS, 'account_suspended', 'room_silenced', 'forbidden', 'conflict'],
    example: { status: 1, versus_id: '7' },
  },
  'POST /versus/{id}/accept': {
    id: 'acceptVersus',
    summary:
      'Accepts an invitation: the contest starts in both rooms. `conflict`: the invitation is over, or one of the rooms cannot take part now.',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: Done,
    errors: decide,
    example: { status: 1 },
  },
  'POST /versus/{id}/reject': {
    id: 'rejectVersus',
    summary: 'Rejects an invitation, or withdraws an own one.',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: Done,
    errors: decide,
    example: { status: 1 },
  },
  'POST /versus/{id}/end': {
    id: 'endVersus',
    summary: 'Gives up a running contest, or cancels the next one of an auto restart.',
    spec: '3§3',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: Done,
    errors: decide,
    example: { status: 1 },
  },
  'GET /versus-contests/{gender}': {
    id: 'listVersusContests',
    summary:
      'The contests of a section: those that run or have just ended, the next ones, and the last results.',
    spec: '3§3',
    auth: 'public',
    assumed: true,
    params: v.object({ gender: GenderSchema }),
    ok: v.object({
      ...VersusContests.entries,
      /** The platform's clock, Unix milliseconds: clients count down by it. */
      now: v.number(),
    }),
    errors: ['invalid_input'],
    example: { ...exampleVersusContests, now: 1_800_000_000_000 },
  },
  'GET /versus-tournament/leaderboard': {
    id: 'getTournament',
    summary: 'The newest tournament and its table; null and an empty table before the first one.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    ok: NewestLeaderboard,
    errors: [],
    example: exampleLeaderboard,
  },
  'GET /versus-tournament/leaderboard/{id}': {
    id: 'getTournamentById',
    summary: 'A tournament and its table. Broadcasters that this visitor may not see are missing.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: byId,
    ok: Leaderboard,
    errors: ['invalid_input', 'not_found'],
    example: exampleLeaderboard,
  },
  'POST /operator/versus-tournament': {
    id: 'startTournament',
    summary:
      'Starts a knock-out tournament of broadcasters who take part in versus. The order of the names is the seeding; after a draw the better seed goes on.',
    spec: '3§3',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    body: v.object({
      name: filled(line(60)),
      usernames: v.pipe(
        v.array(Username),
        v.minLength(VERSUS_TOURNAMENT_SIDES.from, 'too_short'),
        v.maxLength(VERSUS_TOURNAMENT_SIDES.to, 'too_long'),
        v.check((names) => new Set(names).size === names.length, 'invalid_format'),
      ),
      /** Of each contest. */
      seconds: v.picklist(VERSUS_SECONDS, 'invalid_format'),
      starts_in: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(0, 'too_small'),
        v.maxValue(86_400, 'too_big'),
      ),
    }),
    ok: v.object({ status: v.literal(1), id: v.string() }),
    errors: [...write, 'forbidden', 'user_not_found', 'conflict'],
    example: { status: 1, id: '1' },
  },
});
