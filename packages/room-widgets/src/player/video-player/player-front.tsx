import { PlayerControls, type PlayerControlsProps } from './player-controls.tsx';
import { PlayerShortcuts } from './player-shortcuts.tsx';
import { PlayerSurface, type PlayerSurfaceProps } from './player-surface.tsx';

export interface PlayerFrontProps
  extends Omit<PlayerControlsProps, 'onShortcuts'>,
    Omit<PlayerSurfaceProps, 'state' | 'onSound'> {
  isShowingShortcuts: boolean;
  onShortcuts: (isShown: boolean) => void;
}

/** Everything above the picture. Lazily loaded, because the video can start without it. */
export function PlayerFront({
  isShowingShortcuts,
  onShortcuts,
  isSoundHeldBack,
  onRetry,
  ...controls
}: PlayerFrontProps) {
  const { playback, sound, isPaused, captions } = controls;
  return (
    <>
      <PlayerSurface
        state={playback.state}
        isPaused={isPaused}
        isSoundHeldBack={isSoundHeldBack}
        onSound={() => sound.set({ isMuted: false, volume: sound.volume })}
        onRetry={onRetry}
      />
      {playback.state === 'failed' || playback.state === 'unsupported' ? null : (
        <PlayerControls {...controls} onShortcuts={() => onShortcuts(true)} />
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
