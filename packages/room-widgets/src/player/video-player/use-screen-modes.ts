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
  /** The picture as large as the page allows, with the rest of the room beside it; null if the page has no such mode. */
  theatre: Theatre | null;
}

/** A page's own mode for a large picture. */
export interface Theatre {
  isOn: boolean;
  toggle(): void;
}

/**
 * Full screen and picture in picture, if the browser supports them; never on a server. With a theatre, the whole page
 * fills the screen, so that chat, tips and dialogs stay.
 */
export function useScreenModes(
  root: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | null,
  theatre: Theatre | null,
): ScreenModes {
  const filling = () => (theatre ? document.documentElement : root.current);
  const isFullScreen = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === filling(),
    no,
  );
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return {
    mayFillScreen: useSyncExternalStore(never, hasFullScreen, no),
    isFullScreen,
    toggleFullScreen() {
      if (document.fullscreenElement) quietly(document.exitFullscreen());
      else if (hasElementFullScreen()) quietly(filling()?.requestFullscreen() ?? Promise.resolve());
      else (video as AppleVideo | null)?.webkitEnterFullscreen?.();
    },
    mayFloat: useSyncExternalStore(never, hasPictureInPicture, no),
    toggleFloating() {
      if (document.pictureInPictureElement) quietly(document.exitPictureInPicture());
      else if (video) quietly(video.requestPictureInPicture());
    },
    theatre,
  };
}
