import * as v from 'valibot';
import { Confirmed, Id, Tokens, Username } from '../entities/common.ts';
import { PAY_ERRORS } from '../errors/room-errors.ts';
import { APP_NAMES, AppInstall } from '../room-apps/configs.ts';
import { AppPanels, AppView, TipSplit } from '../room-apps/views.ts';
import { MAX_SPLITTERS } from '../rules/chat/commands.ts';
import { MAX_INTEGER, MAX_TIP } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Done = v.object({ status: v.literal(1) });
const write = ['invalid_input', 'login_required', 'csrf_failed', 'user_not_found', 'rate_limited'] as const;
const spend = [
  ...write,
  ...PAY_ERRORS,
  'not_enough_tokens',
  'postpay_card_fail',
  'over_own_limit',
  'over_daily_limit',
  'user_daily_limit',
  'tip_target_missing',
  'conflict',
  'idempotency_key_missing',
  'idempotency_conflict',
] as const;
const split = {
  mode: 'proposed',
  split_id: 3,
  by: 'viewer',
  splitters: ['viewer'],
  target_splitters: 3,
  remaining: 2,
  split_amount: 100,
  next_share: 33,
  expires_at: 1_800_000_000_000,
  rev: 1,
} as const;
const Paid = v.object({ status: v.literal(1), split: TipSplit, tokens: Tokens });

/** Apps of a room and split tips (spec 2 §3 and §4). `{username}` is always the broadcaster. */
export const roomAppOperations = defineOperations('room-apps', {
  'GET /room_apps/{username}': {
    id: 'listRoomApps',
    summary: 'A room’s apps, their panels, and the current split tip.',
    spec: '2§3',
    auth: 'session',
    assumed: true,
    params,
    ok: v.object({
      apps: v.array(AppView),
      ...AppPanels.entries,
      /** Null: no split was proposed here yet, and one is possible (`available`). */
      split: v.nullable(TipSplit),
    }),
    errors: ['invalid_input', 'user_not_found'],
    example: {
      apps: [
        {
          app: 'tip_goal',
          title: 'Dance with the lights',
          target: 500,
          raised: 125,
          reached_by: null,
          rev: 3,
        },
      ],
      app_panel: { row1_label: 'Dance with the lights', row1_value: '125 / 500' },
      tip_panel: null,
      split: null,
    },
  },
  'POST /room_apps/{username}/install': {
    id: 'installRoomApp',
    summary: 'Installs an app in the broadcaster’s room; a running one restarts with the new settings.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: AppInstall,
    ok: Done,
    errors: [...write, 'forbidden'],
    example: { status: 1 },
  },
  'POST /room_apps/{username}/uninstall': {
    id: 'uninstallRoomApp',
    summary: 'Removes an app. Reveals the seed of its draws, so that they can be verified.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ app: v.picklist(APP_NAMES) }),
    ok: v.object({ status: v.literal(1), seed: v.string() }),
    errors: [...write, 'forbidden', 'conflict'],
    example: { status: 1, seed: 'c2VlZA' },
  },
  'POST /tip_split/{username}/start': {
    id: 'startTipSplit',
    summary: 'Proposes a tip that several viewers pay together. Holds the proposer’s share.',
    spec: '2§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object({
      target_splitters: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(2, 'too_small'),
        v.maxValue(MAX_SPLITTERS, 'too_big'),
      ),
      /** Tokens of all shares together. */
      split_amount: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(2, 'too_small'),
        v.maxValue(MAX_TIP, 'too_big'),
      ),
      ...Confirmed,
    }),
    ok: Paid,
    errors: spend,
    example: { status: 1, split, tokens: 466 },
  },
  'POST /tip_split/{username}/join': {
    id: 'joinTipSplit',
    summary: 'Takes a share. The last share pays all of them together.',
    spec: '2§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object({
      split_id: Id,
      /** The share that the page showed; any other is rejected. */
      share: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(1, 'too_small'),
        v.maxValue(MAX_INTEGER, 'too_big'),
      ),
      ...Confirmed,
    }),
    ok: Paid,
    errors: spend,
    example: { status: 1, split, tokens: 467 },
  },
  'POST /tip_split/{username}/cancel': {
    id: 'cancelTipSplit',
    summary: 'Cancels a split, for its proposer or the room’s staff. Refunds all shares.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ split_id: Id }),
    ok: Done,
    errors: [...write, 'forbidden', 'conflict'],
    example: { status: 1 },
  },
});
