import * as v from 'valibot';
import { StreamerSettings } from '../entities/broadcaster.ts';
import { Tokens } from '../entities/common.ts';
import { LimitedShow, Show } from '../entities/shows.ts';
import { exampleStreamerSettings } from '../fixtures/broadcaster.ts';
import { defineOperations } from './define.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A broadcaster's view and settings of their own room. */
export const streamerOperations = defineOperations({
  'GET /video/streamer_settings': {
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
      settings: StreamerSettings,
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
      settings: exampleStreamerSettings,
      show: null,
      requests: 0,
      spies: 0,
      limitedShow: null,
      tickets: { sold: 0, recordings: 0 },
    },
  },
  'POST /video/streamer_settings': {
    summary:
      'Sets prices, permissions and subject of the broadcaster’s own room. Running shows keep their price.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    body: StreamerSettings,
    ok: v.object({ status: v.literal(1), settings: StreamerSettings }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'rate_limited'],
    example: { status: 1, settings: exampleStreamerSettings },
  },
});
