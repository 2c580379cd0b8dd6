import Hls, { type LoaderConfig } from 'hls.js/light';

/** Retries for about a minute while the file is being prepared. */
const PATIENT: { default: LoaderConfig } = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 20_000,
    timeoutRetry: { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
    errorRetry: {
      maxNumRetry: 30,
      retryDelayMs: 1_000,
      maxRetryDelayMs: 2_000,
      shouldRetry: (policy, count, _timeout, response) =>
        (response?.code === 503 || response?.code === 0) && count < (policy?.maxNumRetry ?? 0),
    },
  },
};

/** Plays a recorded video. Returns a function that stops it. */
export const playRecorded = (
  video: HTMLVideoElement,
  address: string,
  onFailed: () => void,
): (() => void) => {
  if (!Hls.isSupported()) {
    video.src = address;
    video.addEventListener('error', onFailed);
    return () => video.removeEventListener('error', onFailed);
  }
  const hls = new Hls({
    // hls.js would load its worker from a blob URL, which the page's Trusted Types policy does not allow.
    enableWorker: false,
    capLevelToPlayerSize: true,
    testBandwidth: false,
    maxBufferLength: 20,
    backBufferLength: 30,
    manifestLoadPolicy: PATIENT,
    playlistLoadPolicy: PATIENT,
    fragLoadPolicy: PATIENT,
  });
  let recovered = 0;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    recovered += 1;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recovered < 3) hls.recoverMediaError();
    else onFailed();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => hls.destroy();
};
