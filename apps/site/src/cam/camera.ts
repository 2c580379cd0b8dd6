import { CAM_CONSTRAINTS } from '@footlight/contract';
import type { CamProblem } from './cam-machine.ts';

const PROBLEM_OF: Readonly<Record<string, CamProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'unsuitable',
};

/** Why a camera did not open, from what the browser threw. */
export const problemOf = (error: unknown): CamProblem =>
  (error instanceof Error ? PROBLEM_OF[error.name] : undefined) ?? 'unsupported';

/**
 * Opens the camera in the size that may be shared, with the microphone where there is one.
 *
 * @throws what the browser throws; {@link problemOf} names it
 */
export const openCamera = async (): Promise<MediaStream> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  // Pages without a secure origin have none.
  if (!devices) throw new Error('This browser gives no camera to this page.');
  try {
    return await devices.getUserMedia({ video: CAM_CONSTRAINTS, audio: true });
  } catch (error) {
    if (problemOf(error) !== 'missing') throw error;
    // A camera without a microphone is a picture all the same.
    return devices.getUserMedia({ video: CAM_CONSTRAINTS });
  }
};

export const stopStream = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
