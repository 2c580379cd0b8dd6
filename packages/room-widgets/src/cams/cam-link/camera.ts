import { CAM_CONSTRAINTS } from '@footlight/contract';
import type { CamShareProblem } from '../cam-share/cam-share-state.ts';

const PROBLEM_OF: Readonly<Record<string, CamShareProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'unsuitable',
};

/** Maps the browser's error to the reason why a camera did not open. */
export const problemOf = (error: unknown): CamShareProblem =>
  (error instanceof Error ? PROBLEM_OF[error.name] : undefined) ?? 'unsupported';

/**
 * Opens the camera at the size used for sharing, with the microphone if there is one.
 *
 * @throws the browser's error; see {@link problemOf}
 */
export const openCamera = async (): Promise<MediaStream> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  // Insecure origins have no mediaDevices.
  if (!devices) throw new Error('This browser gives no camera to this page.');
  try {
    return await devices.getUserMedia({ video: CAM_CONSTRAINTS, audio: true });
  } catch (error) {
    if (problemOf(error) !== 'missing') throw error;
    // Without a microphone, share video only.
    return devices.getUserMedia({ video: CAM_CONSTRAINTS });
  }
};

export const stopStream = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
