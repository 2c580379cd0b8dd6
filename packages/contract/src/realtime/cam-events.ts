import * as v from 'valibot';

const Name = v.pipe(v.string(), v.maxLength(64));
const Small = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255));

/**
 * One camera sharing. The viewer's tab creates the id, and other tabs ignore unknown ids. `with` is the other user: the
 * recipient on the way to the platform, the sender on the way back.
 */
const share = { share_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)), with: Name };

/** Why a sharing ended. `refused`: the platform's rules do not allow it, or no longer. */
const CAM_END_REASONS = ['stopped', 'no_answer', 'lost', 'refused'] as const;
export type CamEndReason = (typeof CAM_END_REASONS)[number];

/** Twice the size of a usual SDP; with JSON escaping it fits into one client frame. */
const MAX_SDP = 12_000;

/** Signalling between two browsers: a session description or an ICE candidate. */
export const SIGNAL = {
  description: v.optional(
    v.object({
      type: v.picklist(['offer', 'answer', 'rollback']),
      sdp: v.pipe(v.string(), v.maxLength(MAX_SDP)),
    }),
  ),
  candidate: v.optional(
    v.object({
      candidate: v.pipe(v.string(), v.maxLength(512)),
      sdpMid: v.optional(v.nullable(Name), null),
      sdpMLineIndex: v.optional(v.nullable(Small), null),
      usernameFragment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256))), null),
    }),
  ),
};

/**
 * Camera sharing between a viewer and the broadcaster (spec 2 §7, spec 3 event groups). Numbers 180 to 189. They travel
 * on the room's socket, only between these two; the platform relays and stores nothing.
 */
export const CAM_EVENTS = {
  /** The viewer offers the camera. */
  'v3.sharecam.request': { id: 180, from: 'both', payload: v.object(share) },
  'v3.sharecam.accepted': { id: 181, from: 'both', payload: v.object(share) },
  'v3.sharecam.declined': { id: 182, from: 'both', payload: v.object(share) },
  /** The broadcaster shares a camera too: video goes both ways. */
  'v3.cam2cam.start': { id: 183, from: 'both', payload: v.object(share) },
  /** The viewer's connection is ready for offers. */
  'v3.cam2cam.ready': { id: 184, from: 'both', payload: v.object(share) },
  'v3.cam2cam.end': {
    id: 185,
    from: 'both',
    payload: v.object({ ...share, reason: v.picklist(CAM_END_REASONS) }),
  },
  'v3.cam2cam.signal': { id: 186, from: 'both', payload: v.object({ ...share, ...SIGNAL }) },
} as const;
