import { cn, useNumber, useTexts } from '@footlight/ui';
import {
  Captions as CaptionsIcon,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { PlayerControl } from './player-control.tsx';
import type { MediaSnapshot } from './player-media.ts';
import { QualityMenu } from './quality-menu.tsx';
import type { Captions } from './use-captions.ts';
import type { ScreenModes } from './use-screen-modes.ts';
import type { Sound } from './use-sound.ts';

const VolumeControl = ({ sound }: { sound: Sound }) => {
  const { t } = useTexts('player');
  const number = useNumber();
  const shown = sound.muted ? 0 : Math.round(sound.volume * 100);
  return (
    <span data-part="sound" className="flex items-center">
      <PlayerControl
        data-part="mute"
        label={t(sound.muted ? 'player.unmute' : 'player.mute')}
        onPress={() => sound.set({ muted: !sound.muted, volume: sound.volume })}
      >
        {sound.muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </PlayerControl>
      <input
        type="range"
        data-part="volume"
        min={0}
        max={100}
        step={5}
        value={shown}
        aria-label={t('player.volume')}
        aria-valuetext={t('player.volumeValue', { shown: number(shown) })}
        onChange={(event) => {
          const volume = Number(event.target.value) / 100;
          sound.set({ muted: volume === 0, volume });
        }}
        className="h-6 w-20 rounded-xs accent-on-media focus-visible:outline-on-media max-sm:hidden"
      />
    </span>
  );
};

export interface PlayerControlsProps {
  playback: MediaSnapshot;
  quality: string;
  onQualityChange: (quality: string) => void;
  captions: Captions;
  sound: Sound;
  screen: ScreenModes;
  paused: boolean;
  behind: boolean;
  onTogglePlay: () => void;
  onGoLive: (press: MouseEvent) => void;
  onShortcuts: () => void;
  hidden: boolean;
}

/**
 * The bar at the foot of the picture. While hidden it stays in the tab order, and focus shows it. It runs from the left
 * to the right in every language, like the controls of other players.
 */
export function PlayerControls({
  playback,
  quality,
  onQualityChange,
  captions,
  sound,
  screen,
  paused,
  behind,
  onTogglePlay,
  onGoLive,
  onShortcuts,
  hidden,
}: PlayerControlsProps) {
  const { t } = useTexts('player');
  const isLive = !paused && !behind;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form.
    <div
      data-part="controls"
      role="group"
      dir="ltr"
      aria-label={t('player.controls')}
      data-state={hidden ? 'hidden' : 'shown'}
      className={cn(
        'absolute inset-x-2 bottom-2 z-1 flex flex-wrap forced-colors:border items-center gap-0.5 bg-media px-1 text-on-media transition-opacity duration-base rounded-[var(--player-bar-radius,--theme(--radius-lg))] focus-within:pointer-events-auto focus-within:opacity-100',
        hidden && 'pointer-events-none opacity-0',
      )}
    >
      <PlayerControl
        data-part="play"
        label={t(paused ? 'player.play' : 'player.pause')}
        onPress={onTogglePlay}
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </PlayerControl>
      <VolumeControl sound={sound} />
      {isLive ? (
        <span data-part="live" className="flex items-center gap-1.5 px-2 text-sm font-semibold">
          <span aria-hidden="true" className="size-2 rounded-full bg-live" />
          <bdi>{t('player.live')}</bdi>
        </span>
      ) : (
        <button
          type="button"
          data-part="go-live"
          onClick={onGoLive}
          className="flex h-10 min-w-0 items-center rounded-md px-2 text-sm font-semibold underline underline-offset-3 hover:bg-on-media/15 focus-visible:-outline-offset-2 focus-visible:outline-on-media"
        >
          <bdi className="truncate">{t('player.goLive')}</bdi>
        </button>
      )}
      <span className="flex-1" />
      {captions.has ? (
        <PlayerControl
          data-part="captions"
          label={t('player.captions')}
          pressed={captions.isOn}
          onPress={captions.toggle}
        >
          <CaptionsIcon aria-hidden="true" />
        </PlayerControl>
      ) : null}
      <QualityMenu
        levels={playback.levels}
        level={playback.level}
        quality={quality}
        onChange={onQualityChange}
      />
      <PlayerControl
        data-part="shortcuts"
        label={t('player.shortcuts')}
        onPress={onShortcuts}
        className="max-desktop:hidden"
      >
        <Keyboard aria-hidden="true" />
      </PlayerControl>
      {screen.mayFloat ? (
        <PlayerControl data-part="float" label={t('player.pictureInPicture')} onPress={screen.toggleFloating}>
          <PictureInPicture2 aria-hidden="true" />
        </PlayerControl>
      ) : null}
      {screen.theatre && !screen.isFullScreen ? (
        <PlayerControl
          data-part="theatre"
          label={t('player.theatre')}
          pressed={screen.theatre.isOn}
          onPress={screen.theatre.toggle}
          className="max-desktop:hidden"
        >
          <RectangleHorizontal aria-hidden="true" />
        </PlayerControl>
      ) : null}
      {screen.mayFillScreen ? (
        <PlayerControl
          data-part="full-screen"
          label={t(screen.isFullScreen ? 'player.leaveFullScreen' : 'player.fullScreen')}
          onPress={screen.toggleFullScreen}
        >
          {screen.isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </PlayerControl>
      ) : null}
    </div>
  );
}
