/** Cameras and connections between two browsers (`@footlight/room-widgets/cams`). */

export { CAM_EVENTS, type CamEvent } from './cam-events.ts';
export { CamPeer, type CamPeerOptions, type CamSignal } from './cam-peer.ts';
export { openCamera, problemOf, stopStream } from './camera.ts';
export {
  type CamAsk,
  createShareCam,
  type ShareCam,
  type ShareCamOptions,
  type ShareCamView,
} from './share-cam.ts';
