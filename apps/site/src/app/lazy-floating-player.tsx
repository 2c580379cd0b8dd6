import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { floatingAtom } from '../features/player/floating.ts';

/** The mini player, loaded when the viewer leaves a room whose video is playing. */
export const LazyFloatingPlayer = lazyComponent(() => import('../features/player/floating-player.tsx'), {
  useIsShown: () => useAtomValue(floatingAtom) !== null,
  place: 'notice',
});
