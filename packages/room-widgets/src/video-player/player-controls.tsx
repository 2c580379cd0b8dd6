import { cn, useNumber, useTexts } from '@footlight/ui';
import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Playback } from './use-playback.ts';
import type { ScreenModes } from './use-screen-modes.ts';
import type { Sound } from './use-sound.ts';

const Control = ({
  label,
  'data-part': part,
  onPress,
  children,
}: {
  label: string;
  'data-part': string;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    title={label}
    onClick={onPress}
    className="grid size-10 shrink-0 place-items-center rounded-md transition-colors hover:bg-on-media/15 focus-visible:-outline-offset-2 focus-visible:outline-on-media [&_svg]:size-5"
  >
    {children}
  </button>
);

const VolumeControl = ({ sound }: { sound: Sound }) => {
  const { t } = useTexts('room');
  const number = useNumber();
  const shown = sound.isMuted ? 0 : Math.round(sound.volume * 100);
  return (
    <span data-part="sound" className="flex items-center">
      <Control
        data-part="mute"
        label={t(sound.isMuted ? 'player.unmute' : 'player.mute')}
        onPress={() => sound.set({ isMuted: !sound.isMuted, volume: sound.volume })}
      >
        {sound.isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </Control>
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
          sound.set({ isMuted: volume === 0, volume });
        }}
        className="h-6 w-20 rounded-xs accent-on-media focus-visible:outline-on-media max-sm:hidden"
      />
    </span>
  );
};

const QualityMenu = ({ playback }: { playback: Playback }) => {
  const { t } = useTexts('room');
  const { levels, level } = playback;
  const now = levels.find(({ id }) => id === level?.id);
  const isAuto = level?.isAuto ?? true;
  // A rendition of sound alone has no height.
  const sorted = levels.filter(({ height }) => height > 0).sort((a, b) => b.height - a.height);
  if (sorted.length < 2) return null;
  // The platform's own list: it also works in full screen and under a thumb.
  return (
    <span
      data-part="quality"
      className="relative flex h-10 items-center gap-1 rounded-md px-2 text-sm font-semibold hover:bg-on-media/15 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-on-media"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="numeric max-sm:hidden">
        {isAuto ? t('player.auto') : `${now?.height ?? ''}p`}
      </span>
      <select
        aria-label={t('player.quality')}
        value={isAuto ? 'auto' : String(level?.id)}
        onChange={({ target: { value } }) => playback.setLevel(value === 'auto' ? 'auto' : Number(value))}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="auto">
          {isAuto && now ? t('player.autoNow', { height: now.height }) : t('player.auto')}
        </option>
        {sorted.map(({ id, height }) => (
          <option key={id} value={String(id)}>
            {`${height}p`}
          </option>
        ))}
      </select>
    </span>
  );
};

export interface PlayerControlsProps {
  playback: Playback;
  sound: Sound;
  screen: ScreenModes;
  isPaused: boolean;
  isBehind: boolean;
  onTogglePlay: () => void;
  onGoLive: () => void;
  isHidden: boolean;
}

/**
 * The bar at the foot of the picture. Hidden it stays in the tab order, and focus brings it back. It is laid out from
 * left to right in every language: a recording runs that way, and volume grows that way.
 */
export function PlayerControls({
  playback,
  sound,
  screen,
  isPaused,
  isBehind,
  onTogglePlay,
  onGoLive,
  isHidden,
}: PlayerControlsProps) {
  const { t } = useTexts('room');
  const isLive = !isPaused && !isBehind;
  return (
    <div
      data-part="controls"
      role="toolbar"
      dir="ltr"
      aria-label={t('player.controls')}
      data-state={isHidden ? 'hidden' : 'shown'}
      className={cn(
        'absolute inset-x-2 bottom-2 z-1 flex forced-colors:border items-center gap-0.5 bg-media px-1 text-on-media transition-opacity duration-base rounded-[var(--player-bar-radius,--theme(--radius-lg))] focus-within:pointer-events-auto focus-within:opacity-100',
        isHidden && 'pointer-events-none opacity-0',
      )}
    >
      <Control data-part="play" label={t(isPaused ? 'player.play' : 'player.pause')} onPress={onTogglePlay}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </Control>
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
      <QualityMenu playback={playback} />
      {screen.mayFloat ? (
        <Control data-part="float" label={t('player.pictureInPicture')} onPress={screen.toggleFloating}>
          <PictureInPicture2 aria-hidden="true" />
        </Control>
      ) : null}
      {screen.mayFillScreen ? (
        <Control
          data-part="full-screen"
          label={t(screen.isFullScreen ? 'player.leaveFullScreen' : 'player.fullScreen')}
          onPress={screen.toggleFullScreen}
        >
          {screen.isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </Control>
      ) : null}
    </div>
  );
}
