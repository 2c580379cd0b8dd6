import * as v from 'valibot';
import { BrowseUser } from '../entities/browse.ts';
import { line, lines, Username } from '../entities/common.ts';
import { Fan } from '../entities/social.ts';
import { exampleBrowseUser } from '../fixtures/examples.ts';
import { MAX_NOTE } from '../rules/constants.ts';
import { MAX_MODERATION_REASON, MODERATION_ACTIONS } from '../rules/room/moderation.ts';
import { RATINGS } from '../rules/room/rating.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const done = { status: 1 } as const;
const Done = v.object({ status: v.literal(1) });

/** Between users in a room: moderation, follows, ratings, notes and view history. */
export const peopleOperations = defineOperations('social', {
  'POST /chat/react/{username}/moderate': {
    id: 'moderateUser',
    summary: 'Silences, kicks, bans or appoints a user in a room, or revokes it. Notifies the room.',
    spec: '2§6',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      action: v.picklist(MODERATION_ACTIONS),
      target: Username,
      /** For a silence, a kick or a ban: only the person reads it, when it happens and when they try to come back. */
      reason: v.optional(line(MAX_MODERATION_REASON)),
    }),
    ok: Done,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'user_not_found',
      'moderation_target_missing',
      'moderation_protected',
      'rate_limited',
    ],
    example: done,
  },
  'GET /chat/{username}/fans': {
    id: 'listFans',
    summary:
      'The viewers who tipped most in a room, by public tips; without users in invisible mode. Empty for visitors who may not enter. `profile=1` adds names and pictures.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params,
    query: v.object({ profile: v.optional(v.picklist(['0', '1'])) }),
    ok: v.object({ fans: v.array(Fan) }),
    errors: ['invalid_input', 'user_not_found'],
    example: { fans: [{ username: 'ines_k', tokens: 900, displayName: 'Ines', avatarUrl: null }] },
  },
  'POST /user/{username}/follow': {
    id: 'followBroadcaster',
    summary:
      'Follows or unfollows a broadcaster; `notify` requests a notice whenever they come online, and once when a closed room opens.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ follow: v.boolean(), notify: v.optional(v.boolean()) }),
    ok: v.object({
      status: v.literal(1),
      isFollowing: v.boolean(),
      isNotified: v.boolean(),
      isAwaitingOpening: v.boolean(),
      followerCount: Count,
    }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'user_not_found',
      'forbidden',
      'follow_disabled',
      'rate_limited',
    ],
    example: {
      status: 1,
      isFollowing: true,
      isNotified: false,
      isAwaitingOpening: false,
      followerCount: 1201,
    },
  },
  'POST /user/{username}/rate': {
    id: 'rateBroadcaster',
    summary: 'Rates a broadcaster once a day; a second rating of the day replaces the first.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ value: v.picklist(RATINGS) }),
    ok: v.object({
      status: v.literal(1),
      rateToday: v.picklist(RATINGS),
      rating: v.number(),
      ratingCount: Count,
    }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'user_not_found',
      'forbidden',
      'rating_needs_tips',
      'rate_limited',
    ],
    example: { status: 1, rateToday: 'RATE_UP', rating: 4.8, ratingCount: 313 },
  },
  'GET /user/{username}/notes': {
    id: 'getUserNote',
    summary: 'The user’s private note about another user.',
    spec: '2§7',
    auth: 'user',
    params,
    ok: v.object({ notes: v.string() }),
    errors: ['login_required', 'user_not_found'],
    example: { notes: 'Likes slow songs.' },
  },
  'POST /user/{username}/notes': {
    id: 'saveUserNote',
    summary: 'Saves the note about a user; an empty text deletes it.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ notes: lines(MAX_NOTE) }),
    ok: v.object({ notes: v.string() }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'user_not_found', 'rate_limited'],
    example: { notes: 'Likes slow songs.' },
  },
  'GET /user/history': {
    id: 'listVisitedRooms',
    summary: 'Rooms that the user has visited, latest first.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ userList: v.array(BrowseUser) }),
    errors: ['login_required'],
    example: { userList: [exampleBrowseUser] },
  },
});
