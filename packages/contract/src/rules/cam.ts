import type { ChatStatus } from '../entities/room.ts';

/** What a shared camera is asked for (spec 2 §3, CAM-01): no more than a small picture needs, and no less. */
export const CAM_CONSTRAINTS = {
  width: { min: 320, ideal: 640, max: 640 },
  height: { min: 240, ideal: 480, max: 480 },
  frameRate: { min: 10, ideal: 30, max: 30 },
} as const;

/** How long a request to share cameras waits for its answer. Assumed: as long as one for a private. */
export const CAM_REQUEST_SECONDS = 60;

export interface CamPlace {
  isLoggedIn: boolean;
  isStreamer: boolean;
  isSilenced: boolean;
  status: ChatStatus;
  /** The viewer's own private runs here. */
  isOwnPrivate: boolean;
  /** The room's setting `sharecam`. */
  isSharecamOn: boolean;
}

/**
 * Whether a viewer may offer their camera here: in their own private always, in the public room where the broadcaster
 * has switched it on. Site and platform ask the same.
 */
export const mayShareCam = (place: CamPlace): boolean =>
  place.isLoggedIn &&
  !place.isStreamer &&
  !place.isSilenced &&
  (place.isOwnPrivate || (place.isSharecamOn && place.status === 'online'));
