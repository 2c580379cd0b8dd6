// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { watchLocales } from '../../locales/watch/index.ts';
import { WatchPlayer } from './watch-player.tsx';

const nothing = () => undefined;

conformance({
  name: 'watch-player',
  element: (probe) => (
    <WatchPlayer
      title="Harbour at dusk"
      duration={90}
      thumbnailUrl=""
      state="ready"
      isPlaying
      side="viewer"
      otherName="Luna Maren"
      last={null}
      isMuted={false}
      onVideo={nothing}
      onPress={nothing}
      onMutedChange={nothing}
      onJoin={nothing}
      onRetry={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { watch: watchLocales },
});
