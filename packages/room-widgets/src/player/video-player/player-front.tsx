import { useFocusAfter } from '@footlight/ui';
import type { MouseEvent } from 'react';
import { PlayerControls, type PlayerControlsProps } from './player-controls.tsx';
import { PlayerShortcuts } from './player-shortcuts.tsx';
import { PlayerSurface, type PlayerSurfaceProps } from './player-surface.tsx';

export interface PlayerFrontProps
  extends Omit<PlayerControlsProps, 'onShortcuts' | 'onGoLive'>,
    Omit<PlayerSurfaceProps, 'state' | 'onSound' | 'onRetry'> {
  isShowingShortcuts: boolean;
  onShortcuts: (isShown: boolean) => void;
  onRetry: () => void;
  onGoLive: () => void;
}

/** Everything above the picture. Lazily loaded, because the video can start without it. */
export function PlayerFront({
  isShowingShortcuts,
  onShortcuts,
  isSoundHeldBack,
  onRetry,
  onGoLive,
  ...controls
}: PlayerFrontProps) {
  const { mark, target } = useFocusAfter();
  const marked = (act: () => void) => (press: MouseEvent) => {
    // The player takes the focus of a button that goes with its action.
    target(press.currentTarget.closest<HTMLElement>('[data-component=video-player]'));
    mark(act)(press);
  };
  const { playback, sound, isPaused, captions } = controls;
  return (
    <>
      <PlayerSurface
        state={playback.state}
        isPaused={isPaused}
        isSoundHeldBack={isSoundHeldBack}
        onSound={marked(() => sound.set({ isMuted: false, volume: sound.volume }))}
        onRetry={marked(onRetry)}
      />
      {playback.state === 'failed' || playback.state === 'unsupported' ? null : (
        <PlayerControls {...controls} onGoLive={marked(onGoLive)} onShortcuts={() => onShortcuts(true)} />
      )}
      {isShowingShortcuts ? (
        <PlayerShortcuts
          hasCaptions={captions.has}
          hasTheatre={controls.screen.theatre !== null}
          onClose={() => onShortcuts(false)}
        />
      ) : null}
    </>
  );
}
