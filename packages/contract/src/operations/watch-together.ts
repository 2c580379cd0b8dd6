import * as v from 'valibot';
import { Id, Username } from '../entities/common.ts';
import { WatchState, WatchVideo } from '../entities/watch-together.ts';
import { exampleWatchState, exampleWatchVideo } from '../fixtures/watch-together.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
/** The platform's clock, Unix milliseconds: clients compute the position by it. */
const now = v.number();
const Opened = v.object({ watch: WatchState, video: v.nullable(WatchVideo), now });
const read = [
  'invalid_input',
  'login_required',
  'user_not_found',
  'show_not_running',
  'not_found',
  'age_verification_required',
] as const;
const example = { watch: exampleWatchState, video: exampleWatchVideo, now: 1_800_000_000_000 };

/** A video that the two people of a private show watch together. `{username}` is always the broadcaster. */
export const watchTogetherOperations = defineOperations('watch-together', {
  'GET /watch-together/{username}': {
    id: 'getWatchTogether',
    summary:
      'The video of the caller’s private show, and where it stands. `show_not_running` for everybody else, and once the show has ended.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    ok: Opened,
    errors: read,
    example,
  },
  'POST /watch-together/{username}/choose': {
    id: 'chooseWatchVideo',
    summary: 'The broadcaster opens one of their videos, which starts at once, or closes it (null).',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({ media_id: v.nullable(Id) }),
    ok: Opened,
    errors: [...read, 'csrf_failed', 'forbidden', 'rate_limited'],
    example,
  },
  'POST /watch-together/{username}/press': {
    id: 'controlWatchVideo',
    summary:
      'Either of the two plays, pauses or moves the video. The later press wins; `conflict` if another video is open by now.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      media_id: Id,
      is_playing: v.boolean(),
      position_ms: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(86_400_000, 'too_big')),
    }),
    ok: v.object({ watch: WatchState, now }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'user_not_found',
      'show_not_running',
      'conflict',
      'rate_limited',
    ],
    example: { watch: exampleWatchState, now: 1_800_000_000_000 },
  },
});
