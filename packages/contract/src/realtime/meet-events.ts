import * as v from 'valibot';
import { MeetState } from '../entities/meet.ts';
import { SIGNAL } from './cam-events.ts';

/** Speed-dates and random chat. Numbers 240 to 249. They travel on the lobby's socket, to all tabs of an account. */
export const MEET_EVENTS = {
  /** The state of the receiver's meeting, whole: the next event makes up for a lost one. */
  'v3.meet.update': { id: 240, from: 'server', payload: MeetState },
  /** Signalling with the partner. `token` is the sender's `videoPlayToken`; it is not passed on. */
  'v3.meet.signal': {
    id: 241,
    from: 'both',
    payload: v.object({
      meet_id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      token: v.optional(v.pipe(v.string(), v.maxLength(128))),
      ...SIGNAL,
    }),
  },
} as const;
