import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { Friend, FriendStatusSchema } from '../entities/social.ts';
import { exampleFriend } from '../fixtures/social.ts';
import { FRIEND_ACTIONS } from '../rules/social/social.ts';
import { defineOperations } from './define.ts';

/** Friends: request, accept, remove (spec 2 §4). */
export const friendOperations = defineOperations('social', {
  'GET /user/friends': {
    id: 'listFriends',
    summary: 'Friends, sent requests and received requests, by name; at most 250 of each.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ friends: v.array(Friend) }),
    errors: ['login_required'],
    example: { friends: [exampleFriend] },
  },
  'POST /user/{username}/friend': {
    id: 'changeFriendship',
    summary:
      'Requests, accepts or removes a friend (removing also declines or withdraws a request). Notifies both users in all their tabs.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({ action: v.picklist(FRIEND_ACTIONS) }),
    ok: v.object({ status: v.literal(1), friendStatus: v.nullable(FriendStatusSchema) }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'moderation_target_missing',
      'forbidden',
      'conflict',
      'friend_limit',
      'rate_limited',
    ],
    example: { status: 1, friendStatus: 'REQUESTED' },
  },
});
