/** Where the broadcast from a browser is. */
export type CameraStep =
  | 'closed'
  | 'opening'
  | 'preview'
  | 'starting'
  | 'live'
  | 'reconnecting'
  | 'ending'
  | 'ended';

/** Steps in which viewers may see the camera: leaving then ends the broadcast. */
const ON_AIR: readonly CameraStep[] = ['starting', 'live', 'reconnecting', 'ending'];
export const isCameraOnAir = (step: CameraStep): boolean => ON_AIR.includes(step);

/** A camera or microphone. */
export interface CameraDevice {
  id: string;
  /** Empty until the user allows a camera. */
  label: string;
}
