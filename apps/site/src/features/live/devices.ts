import type { CameraDevice } from '@footlight/room-widgets';

export interface Choice {
  cameraId: string | null;
  microphoneId: string | null;
}

const VIDEO = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };

/**
 * Opens the chosen devices, or any. Without a microphone there is only a picture.
 *
 * @throws the browser's error; `problemOf` of `@footlight/room-widgets/cams` names it
 */
export async function openDevices({ cameraId, microphoneId }: Choice): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  // Insecure origins have no mediaDevices.
  if (!devices) throw new Error('This browser gives no camera to this page.');
  const video = { ...VIDEO, ...(cameraId ? { deviceId: { exact: cameraId } } : {}) };
  const audio = microphoneId ? { deviceId: { exact: microphoneId } } : true;
  try {
    return await devices.getUserMedia({ video, audio });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotFoundError') throw error;
    return devices.getUserMedia({ video });
  }
}

export async function listDevices(): Promise<{ cameras: CameraDevice[]; microphones: CameraDevice[] }> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind): CameraDevice[] =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}
