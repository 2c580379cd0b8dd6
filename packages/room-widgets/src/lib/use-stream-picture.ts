import { type RefCallback, useCallback } from 'react';

/** The ref of a video element that plays a media stream, for which React has no prop. */
export const useStreamPicture = (stream: MediaStream): RefCallback<HTMLVideoElement> =>
  useCallback(
    (video) => {
      if (!video) return;
      video.srcObject = stream;
      // The browser may refuse to play before the user interacts with the page; that is not an error.
      video.play?.().catch(() => undefined);
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
