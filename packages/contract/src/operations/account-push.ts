import * as v from 'valibot';
import { PlayerId, PushBrowser, PushSubscriptionInput } from '../entities/push.ts';
import { defineOperations } from './define.ts';

const player_id = '7d1c0a52-9a1b-4f0e-8b57-0f6c2a1d9e34';
const change = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;

/** Push messages to browsers. Without keys of the operator `GET /site_config` has no `pushPublicKey`, and nothing is offered. */
export const pushOperations = defineOperations('account', {
  'GET /user/push': {
    id: 'listPushDevices',
    summary: 'The browsers that get the account’s push messages.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    ok: v.object({ status: v.literal(1), browsers: v.array(PushBrowser) }),
    errors: ['login_required'],
    example: {
      status: 1,
      browsers: [{ player_id, browser: 'Firefox', os: 'Windows', created_at: '2026-03-01T10:00:00.000Z' }],
    },
  },
  'POST /user/push': {
    id: 'registerPushDevice',
    summary:
      'Registers this browser for push messages, or renews it; repeating it has no effect. Ends with the session, and with `POST /user/push/{player_id}/end`.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    body: PushSubscriptionInput,
    ok: v.object({ status: v.literal(1), player_id: PlayerId }),
    errors: [...change, 'push_unavailable', 'push_service_refused', 'conflict'],
    example: { status: 1, player_id },
  },
  'POST /user/push/{player_id}/end': {
    id: 'removePushDevice',
    summary: 'Ends the push messages to a browser of the account.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    params: v.object({ player_id: PlayerId }),
    body: v.object({}),
    ok: v.object({ status: v.literal(1) }),
    errors: [...change, 'not_found'],
    example: { status: 1 },
  },
  'POST /notices/unsubscribe': {
    id: 'unsubscribeFromNotices',
    summary:
      'Ends the mails about followed broadcasters. The token stands in each of these mails, also as one-click address of its `List-Unsubscribe` (RFC 8058).',
    spec: '1§7',
    auth: 'public',
    assumed: true,
    query: v.object({ token: v.pipe(v.string(), v.maxLength(200, 'too_long')) }),
    /** Mail programs send a form; it is not read. */
    body: v.object({}),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'email_link_invalid', 'rate_limited'],
    example: { status: 1 },
  },
});
