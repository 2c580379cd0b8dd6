import { useFocusAfter } from '@footlight/ui';
import type { MouseEvent } from 'react';
import { PlayerControls, type PlayerControlsProps } from './player-controls.tsx';
import { PlayerShortcuts } from './player-shortcuts.tsx';
import { PlayerSurface, type PlayerSurfaceProps } from './player-surface.tsx';

export interface PlayerFrontProps
  extends Omit<PlayerControlsProps, 'onShortcuts' | 'onGoLive'>,
    Omit<PlayerSurfaceProps, 'state' | 'onSound' | 'onRetry'> {
  showingShortcuts: boolean;
  onShortcuts: (isShown: boolean) => void;
  onRetry: () => void;
  onGoLive: () => void;
}

/** Everything above the picture. Lazily loaded, because the video can start without it. */
export function PlayerFront({
  showingShortcuts,
  onShortcuts,
  soundHeldBack,
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
  const { playback, sound, paused, captions } = controls;
  return (
    <>
      <PlayerSurface
        state={playback.state}
        paused={paused}
        soundHeldBack={soundHeldBack}
        onSound={marked(() => sound.set({ muted: false, volume: sound.volume }))}
        onRetry={marked(onRetry)}
      />
      {playback.state === 'failed' || playback.state === 'unsupported' ? null : (
        <PlayerControls {...controls} onGoLive={marked(onGoLive)} onShortcuts={() => onShortcuts(true)} />
      )}
      {showingShortcuts ? (
        <PlayerShortcuts
          hasCaptions={captions.has}
          hasTheatre={controls.screen.theatre !== null}
          onClose={() => onShortcuts(false)}
        />
      ) : null}
    </>
  );
}
