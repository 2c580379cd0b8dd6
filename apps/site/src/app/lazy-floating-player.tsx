import { useAtomValue } from 'jotai';
import { floatingAtom } from '../features/player/floating.ts';
import { lazyComponent } from '../shell/lazy/lazy-component.tsx';

/** The mini player, loaded when the viewer leaves a room whose video is playing. */
export const LazyFloatingPlayer = lazyComponent(
  () => import('../features/player/floating-player.tsx'),
  () => useAtomValue(floatingAtom) !== null,
);
