import * as v from 'valibot';

const Name = v.pipe(v.string(), v.maxLength(64));
const Small = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255));

/**
 * One sharing of cameras. The viewer's tab makes the id, and every tab leaves alone what it does not know. `with` is
 * the other person: whom it is for on the way to the platform, who has sent it on the way from there.
 */
const share = { share_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)), with: Name };

/** Why a sharing is over. `refused`: by the platform, whose rules do not allow it (any more). */
const CAM_END_REASONS = ['stopped', 'no_answer', 'lost', 'refused'] as const;
export type CamEndReason = (typeof CAM_END_REASONS)[number];

/** An SDP is below this by half; with what JSON adds to it, it fits into one frame of a client. */
const MAX_SDP = 12_000;

/**
 * Sharing cameras between a viewer and the broadcaster (spec 2 §7, spec 3 event groups). Numbers 180 to 189. They travel
 * on the room's socket between these two people only; the platform passes them on and keeps nothing.
 */
export const CAM_EVENTS = {
  /** The viewer offers the camera. */
  'v3.sharecam.request': { id: 180, from: 'both', payload: v.object(share) },
  'v3.sharecam.accepted': { id: 181, from: 'both', payload: v.object(share) },
  'v3.sharecam.declined': { id: 182, from: 'both', payload: v.object(share) },
  /** The broadcaster shows a camera, too: pictures go both ways. */
  'v3.cam2cam.start': { id: 183, from: 'both', payload: v.object(share) },
  /** The viewer's connection is there and takes offers. */
  'v3.cam2cam.ready': { id: 184, from: 'both', payload: v.object(share) },
  'v3.cam2cam.end': {
    id: 185,
    from: 'both',
    payload: v.object({ ...share, reason: v.picklist(CAM_END_REASONS) }),
  },
  /** What two browsers have to say to each other before they are connected: a description, or a way to be reached. */
  'v3.cam2cam.signal': {
    id: 186,
    from: 'both',
    payload: v.object({
      ...share,
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
    }),
  },
} as const;
