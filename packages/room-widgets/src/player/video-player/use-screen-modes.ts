import { type RefObject, useSyncExternalStore } from 'react';

/** iPhones have no full screen for elements, only for the video. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const never = () => () => undefined;
const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const hasElementFullScreen = () => document.fullscreenEnabled === true;
const hasVideoFullScreen = () => 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
const hasPictureInPicture = () => document.pictureInPictureEnabled === true;
const hasFullScreen = () => hasElementFullScreen() || hasVideoFullScreen();
const no = () => false;

export interface ScreenModes {
  mayFillScreen: boolean;
  isFullScreen: boolean;
  toggleFullScreen(): void;
  mayFloat: boolean;
  /** Picture in picture. */
  toggleFloating(): void;
}

/** Full screen and picture in picture, if the browser supports them; never on a server. */
export function useScreenModes(
  root: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | null,
): ScreenModes {
  const isFullScreen = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    no,
  );
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return {
    mayFillScreen: useSyncExternalStore(never, hasFullScreen, no),
    isFullScreen,
    toggleFullScreen() {
      if (document.fullscreenElement) quietly(document.exitFullscreen());
      else if (hasElementFullScreen() && root.current) quietly(root.current.requestFullscreen());
      else (video as AppleVideo | null)?.webkitEnterFullscreen?.();
    },
    mayFloat: useSyncExternalStore(never, hasPictureInPicture, no),
    toggleFloating() {
      if (document.pictureInPictureElement) quietly(document.exitPictureInPicture());
      else if (video) quietly(video.requestPictureInPicture());
    },
  };
}
