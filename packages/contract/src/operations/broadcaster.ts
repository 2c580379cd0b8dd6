import * as v from 'valibot';
import { BroadcasterSettings, StoredBroadcasterSettings } from '../entities/broadcaster.ts';
import { Tokens } from '../entities/common.ts';
import { LimitedShow, Show } from '../entities/shows.ts';
import { exampleBroadcasterSettings } from '../fixtures/broadcaster.ts';
import {
  MAX_CAM_PASSWORD,
  MAX_ROOM_TAG,
  MAX_ROOM_TAGS,
  MIN_CAM_PASSWORD,
  ROOM_TAG,
} from '../rules/broadcaster/broadcaster.ts';
import { isExplicit } from '../rules/browse/explicit.ts';
import { defineOperations } from './define.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A broadcaster's view and settings of their own room. */
export const broadcasterOperations = defineOperations('broadcaster', {
  'GET /video/streamer_settings': {
    id: 'getBroadcasterSettings',
    summary: 'The broadcaster’s room settings and open shows.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    ok: v.object({
      username: v.string(),
      private_cost: Tokens,
      spy_cost: Tokens,
      privateMinimumDuration: v.number(),
      isExclusiveEnabled: v.boolean(),
      settings: StoredBroadcasterSettings,
      /** Without the tags that mark a room as explicit, which a broadcaster cannot change. */
      tags: v.array(v.string()),
      /** The password itself is never answered. */
      hasCamPassword: v.boolean(),
      /** The site allows breaks (`standby`; spec 3 §3, broadcaster config). */
      standby_enabled: v.boolean(),
      show: v.nullable(Show),
      /** Open requests, including the one in `show`. */
      requests: Count,
      spies: Count,
      limitedShow: v.nullable(LimitedShow),
      /** Of the running ticket show. */
      tickets: v.object({ sold: Count, recordings: Count }),
    }),
    errors: ['invalid_input', 'login_required', 'forbidden'],
    example: {
      username: 'luna_maren',
      private_cost: 30,
      spy_cost: 6,
      privateMinimumDuration: 1,
      isExclusiveEnabled: true,
      settings: exampleBroadcasterSettings,
      tags: ['music', 'candlelight'],
      hasCamPassword: false,
      standby_enabled: true,
      show: null,
      requests: 0,
      spies: 0,
      limitedShow: null,
      tickets: { sold: 0, recordings: 0 },
    },
  },
  'POST /video/streamer_settings': {
    id: 'saveBroadcasterSettings',
    summary:
      'Sets prices, permissions and subject of the broadcaster’s own room. Running shows keep their price.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    body: BroadcasterSettings,
    ok: v.object({ status: v.literal(1), settings: StoredBroadcasterSettings }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'rate_limited'],
    example: { status: 1, settings: exampleBroadcasterSettings },
  },
  'POST /video/streamer_settings/tags': {
    id: 'setRoomTags',
    summary:
      'Sets the tags of the broadcaster’s own room, by which viewers find it. Tags that mark a room as explicit are refused, and stay if the room has any.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      tags: v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.maxLength(MAX_ROOM_TAG, 'too_long'),
            v.regex(ROOM_TAG, 'invalid_format'),
            v.check((tag) => !isExplicit([tag]), 'not_accepted'),
          ),
        ),
        v.maxLength(MAX_ROOM_TAGS, 'too_big'),
      ),
    }),
    ok: v.object({ status: v.literal(1), tags: v.array(v.string()) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'rate_limited'],
    example: { status: 1, tags: ['music', 'candlelight'] },
  },
  'POST /video/streamer_settings/password': {
    id: 'setRoomPassword',
    summary:
      'Sets the password of the broadcaster’s own room, or removes it (null). Viewers inside need the new one at once. Refused with `conflict` during a private or ticket show.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      password: v.nullable(
        v.pipe(
          v.string(),
          v.minLength(MIN_CAM_PASSWORD, 'too_short'),
          v.maxLength(MAX_CAM_PASSWORD, 'too_long'),
        ),
      ),
    }),
    ok: v.object({ status: v.literal(1), hasCamPassword: v.boolean() }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'conflict',
      'rate_limited',
      'unavailable',
    ],
    example: { status: 1, hasCamPassword: true },
  },
});
