import type { PlayStream } from './stream-player.ts';

/** Native HLS, as in Safari: the browser chooses the level and reports less. */
export const playNatively: PlayStream = (video, address, _quality, reports) => {
  if (video.canPlayType('application/vnd.apple.mpegurl') === '') reports.onUnplayable();
  const onError = () => reports.onFault('network');
  const load = () => {
    video.src = reports.route(address);
    void video.play().catch(() => undefined);
  };
  const end = () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : null);
  video.addEventListener('error', onError);
  load();
  return {
    segment: null,
    segmentLength: 2,
    latency: null,
    target: null,
    goLive() {
      const edge = end();
      if (edge !== null) video.currentTime = Math.max(0, edge - 4);
    },
    reload: load,
    recoverMedia: load,
    setQuality: () => undefined,
    destroy: () => video.removeEventListener('error', onError),
  };
};
