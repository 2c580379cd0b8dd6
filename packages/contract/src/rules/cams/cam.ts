import type { ChatStatus } from '../room/room-status.ts';

/** Video constraints of a shared camera (spec 2 §3, CAM-01): just enough for a small picture. */
export const CAM_CONSTRAINTS = {
  width: { min: 320, ideal: 640, max: 640 },
  height: { min: 240, ideal: 480, max: 480 },
  frameRate: { min: 10, ideal: 30, max: 30 },
} as const;

/** How long a camera request waits for its answer. Assumed: as long as a private request. */
export const CAM_REQUEST_SECONDS = 60;

export interface CamPlace {
  isLoggedIn: boolean;
  isStreamer: boolean;
  isSilenced: boolean;
  status: ChatStatus;
  /** The viewer is in their own private here. */
  isOwnPrivate: boolean;
  /** The room's setting `sharecam`. */
  isSharecamOn: boolean;
}

/**
 * Whether a viewer may share their camera: in their own private always, in the public room if the broadcaster enabled
 * it. Site and platform use the same rule.
 */
export const mayShareCam = (place: CamPlace): boolean =>
  place.isLoggedIn &&
  !place.isStreamer &&
  !place.isSilenced &&
  (place.isOwnPrivate || (place.isSharecamOn && place.status === 'online'));
