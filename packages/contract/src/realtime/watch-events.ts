import * as v from 'valibot';
import { WatchState } from '../entities/watch-together.ts';

/** Watching a video together in a private show. Numbers 260 to 269. */
export const WATCH_EVENTS = {
  /** To both people of the show. The state is whole: the next event makes up for a lost one. */
  'v3.watch_together.update': {
    id: 260,
    from: 'server',
    payload: v.object({ broadcaster: v.pipe(v.string(), v.maxLength(64)), ...WatchState.entries }),
  },
} as const;
