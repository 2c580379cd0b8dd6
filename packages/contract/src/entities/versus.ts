import * as v from 'valibot';
import { VERSUS_ENDS, VERSUS_HISTORY, VERSUS_RESULTS } from '../rules/versus/versus.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Unix milliseconds of the platform's clock. */
const Moment = v.number();
const Names = v.array(v.string());

export const VersusTournamentRef = v.object({ id: v.string(), name: v.string() });

const VersusSide = v.object({
  username: v.string(),
  display_name: v.string(),
  avatar_url: v.string(),
  /** Tokens of the tips that settled in this room between start and end. */
  score: Count,
  /** Lost its connection; its grace period runs. */
  is_away: v.boolean(),
});

/** The state of a contest (spec 3 §3, versus state). Fields that the specification does not name are assumed. */
export const VersusState = v.object({
  versus_id: v.string(),
  state: v.picklist(['running', 'ended']),
  /** The two sides, the inviting one first. */
  modelList: v.pipe(v.array(VersusSide), v.length(2)),
  /** 0 once it has ended. */
  secondsRemaining: Count,
  /** Clients count down to this moment by the platform's clock, so that all screens agree. */
  ends_at: Moment,
  tournament: v.nullable(VersusTournamentRef),
  autoRestart: v.boolean(),
  /** When it starts again; null if it does not. */
  restarts_at: v.nullable(Moment),
  /** Null: still running, or a draw. */
  winner: v.nullable(v.string()),
  end_reason: v.nullable(v.picklist(VERSUS_ENDS)),
  /** The last tips that counted, newest last. */
  history: v.pipe(
    v.array(v.object({ username: v.string(), broadcaster: v.string(), tokens: Count, at: Moment })),
    v.maxLength(VERSUS_HISTORY),
  ),
  /** Users whose names the history hides, because one of the rooms silenced or banned them. Staff see all names. */
  muted: Names,
  banned: Names,
  silenced: Names,
});
export type VersusState = v.InferOutput<typeof VersusState>;

/** A contest as a list of contests shows it. Assumed. */
export const VersusContest = v.object({
  ...v.pick(VersusState, [
    'versus_id',
    'state',
    'ends_at',
    'tournament',
    'restarts_at',
    'winner',
    'end_reason',
  ]).entries,
  /** The two sides, the inviting one first, with the pictures of their rooms. */
  modelList: v.pipe(v.array(v.object({ ...VersusSide.entries, thumbnail_url: v.string() })), v.length(2)),
});
export type VersusContest = v.InferOutput<typeof VersusContest>;

/** A contest that has a date: the next one of an auto restart, or of a tournament's first round. Assumed. */
export const VersusMatch = v.object({
  modelList: v.pipe(v.array(v.pick(VersusSide, ['username', 'display_name', 'avatar_url'])), v.length(2)),
  starts_at: Moment,
  tournament: v.nullable(VersusTournamentRef),
});
export type VersusMatch = v.InferOutput<typeof VersusMatch>;

/** The contests of a section. Contests with a room that the visitor may not see are missing. Assumed. */
export const VersusContests = v.object({
  /** Those that run, and results for a minute or until a side's next contest; the most tokens first. */
  contests: v.array(VersusContest),
  /** Soonest first. */
  next: v.array(VersusMatch),
  /** Newest first, without those of `contests`. */
  results: v.pipe(v.array(VersusContest), v.maxLength(VERSUS_RESULTS)),
});
export type VersusContests = v.InferOutput<typeof VersusContests>;

/** An open invitation of one broadcaster to another. */
export const VersusInvitation = v.object({
  versus_id: v.string(),
  from: v.string(),
  to: v.string(),
  seconds: Count,
  autoRestart: v.boolean(),
  expires_at: Moment,
});
export type VersusInvitation = v.InferOutput<typeof VersusInvitation>;

/** A tournament's table: its players and their scores. */
export const VersusTournament = v.object({
  ...VersusTournamentRef.entries,
  state: v.picklist(['starting', 'running', 'ended']),
  starts_at: Moment,
  round: Count,
  winner: v.nullable(v.string()),
});
export type VersusTournament = v.InferOutput<typeof VersusTournament>;

export const VersusLeader = v.object({
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  username: v.string(),
  display_name: v.string(),
  avatar_url: v.string(),
  wins: Count,
  /** Tokens of all contests of the tournament. */
  tokens: Count,
  is_out: v.boolean(),
});
export type VersusLeader = v.InferOutput<typeof VersusLeader>;
