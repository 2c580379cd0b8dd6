// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { playerLocales } from '../../locales/player/index.ts';
import type { PlayerEngine } from './player-engine.ts';
import { asVolume } from './use-sound.ts';
import { VideoPlayer } from './video-player.tsx';

/** An engine that never plays: the state of a player before the first segment. */
const waiting: PlayerEngine = {
  attach(_video, _source, { onState, onLevels, onLevel }) {
    onState('loading');
    onLevels([
      { id: 0, height: 360 },
      { id: 1, height: 720 },
    ]);
    onLevel(1, true);
    const nothing = () => undefined;
    return { detach: nothing, setQuality: nothing, goLive: nothing, renew: nothing };
  },
};
const source = { url: '/live/luna_maren/master.m3u8' };

// The lazy part is there from the first mount on: two mounts must look alike.
beforeAll(() => import('./player-front.tsx'));

conformance({
  name: 'video-player',
  element: (probe) => (
    <VideoPlayer
      engine={waiting}
      source={source}
      poster="data:image/svg+xml,"
      title="Live video of Luna Maren"
      muted
      volume={0.7}
      onSoundChange={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { player: playerLocales },
});

it('given any volume, sets one that a video element takes', () => {
  fc.assert(
    fc.property(fc.double(), (volume) => {
      expect(asVolume(volume) >= 0 && asVolume(volume) <= 1).toBe(true);
    }),
  );
  expect([-1, 0, 0.4, 1, 9, Number.NaN].map(asVolume)).toEqual([0, 0, 0.4, 1, 1, 1]);
});
