import { cn, lazyComponent, useOwnValue, usePicture } from '@footlight/ui';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PlayerEngine, PlayerSource, PlayerState } from './player-engine.ts';
import { playerKeys } from './player-keys.ts';
import type { PlayerMedia } from './player-media.ts';
import { useCaptions } from './use-captions.ts';
import { useIdle } from './use-idle.ts';
import { usePlayback } from './use-media.ts';
import { type Theatre, useScreenModes } from './use-screen-modes.ts';
import { type SoundChoice, useSound } from './use-sound.ts';
import { useVideoFacts } from './use-video-facts.ts';

const PlayerFront = lazyComponent(
  async () => ({ default: (await import('./player-front.tsx')).PlayerFront }),
  { place: 'overlay' },
);

const never = () => () => undefined;

/** Events that the player handles itself. */
type OwnEvent = 'onKeyDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave';

export interface VideoPlayerProps extends Omit<ComponentProps<'section'>, OwnEvent> {
  /** Plays the stream. Read once, when the player mounts. */
  engine: PlayerEngine;
  /** Media that outlive this player. Their owner calls `play`; pass the same source here. */
  media?: PlayerMedia;
  /** Null if there is nothing to play: the poster stays, without controls. Keep the reference stable. */
  source: PlayerSource | null;
  /** Address of the picture shown until the first frame. */
  poster: string;
  /** Names the player and the video for screen readers. */
  title: string;
  /**
   * Shape of the stage: width by height of the stream, or a name (spec 2 §9). The picture itself is never cropped. A number
   * is kept between 1 and 2.4, so that a portrait stream leaves room for the rest of the page; beside a portrait, the stage
   * shows its poster, blurred. Default: `16:9`.
   */
  aspect?: '16:9' | '4:3' | number;
  muted: boolean;
  /** 0 to 1; other numbers are clamped, and NaN is full volume. */
  volume: number;
  onSoundChange: (sound: SoundChoice) => void;
  /** Name of a rendition, `auto`, or `saver` to save data. A name that the stream does not have means `auto`. */
  quality?: string;
  /** Without `quality`, the player keeps it itself. */
  defaultQuality?: string;
  onQualityChange?: (quality: string) => void;
  onStateChange?: (state: PlayerState) => void;
  /** The page's mode for a large picture; with it, full screen shows the whole page. */
  theatre?: Theatre | undefined;
  /** A layer over the picture, for instance RoomStatusOverlay. */
  children?: ReactNode;
}

/** Width by height of the stage for a stream's own; 16 / 9 for an invalid ratio. */
const stageRatio = (ratio: number): number =>
  Number.isFinite(ratio) && ratio > 0 ? Math.min(2.4, Math.max(1, ratio)) : 16 / 9;

/**
 * Live video (spec 2 §3). Starts automatically, muted if the browser requires it. Its keyboard shortcuts are in
 * `playerKeys`; `?` lists them.
 */
export function VideoPlayer({
  engine,
  media: given,
  source,
  poster,
  title,
  aspect = '16:9',
  muted,
  volume,
  onSoundChange,
  quality: givenQuality,
  defaultQuality = 'hd',
  onQualityChange,
  onStateChange,
  theatre,
  children,
  className,
  style,
  ref,
  ...rest
}: VideoPlayerProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  // The server renders only the stage with its poster; video and controls need a browser.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [quality, setQuality] = useOwnValue(givenQuality, defaultQuality, onQualityChange);
  const playback = usePlayback(engine, given, source, quality, onStateChange);
  const { media, slot, state } = playback;
  const video = media?.video ?? null;
  const facts = useVideoFacts(video);
  const sound = useSound(video, { muted, volume }, onSoundChange);
  const screen = useScreenModes(root, video, theatre ?? null);
  const captions = useCaptions(video);
  const idle = useIdle();
  const picture = usePicture(poster);
  const [isShowingShortcuts, setShowingShortcuts] = useState(false);
  const isPortrait = typeof aspect === 'number' && aspect < 1;
  const isPlaying = source !== null && facts.hasPicture;
  const isActive = source !== null && state !== 'failed' && state !== 'unsupported';

  useEffect(() => {
    if (!video) return;
    video.setAttribute('aria-label', title);
    video.toggleAttribute('data-picture', facts.hasPicture);
  }, [video, title, facts.hasPicture]);

  const goLive = () => {
    media?.goLive();
    void video?.play().catch(() => undefined);
  };
  const togglePlay = () => {
    if (!video) return;
    if (video.paused) goLive();
    else video.pause();
  };
  const press = (event: PointerEvent) => {
    // A tap only shows the controls; a click on the picture plays or pauses.
    idle.stir();
    if (event.pointerType === 'mouse' && event.button === 0 && event.target === video && isActive)
      togglePlay();
  };

  return (
    <section
      aria-label={title}
      tabIndex={source ? 0 : undefined}
      {...rest}
      ref={root}
      data-component="video-player"
      data-state={source ? state : 'empty'}
      onKeyDown={(event) => {
        idle.stir();
        if (isActive)
          playerKeys(event, {
            sound,
            screen,
            captions,
            togglePlay,
            goLive,
            showShortcuts: () => setShowingShortcuts(true),
          });
      }}
      onPointerMove={idle.stir}
      onPointerUp={press}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') idle.rest();
      }}
      className={cn(
        'relative isolate w-full overflow-hidden bg-media text-on-media rounded-[var(--player-radius,--theme(--radius-lg))] [&:fullscreen]:rounded-none focus-visible:outline-offset-2',
        // A VR view draws the picture around the viewer.
        'has-[[data-component=vr-view][data-state=ready]]:[&_video]:pointer-events-none has-[[data-component=vr-view][data-state=ready]]:[&_video]:opacity-0',
        aspect === '4:3' ? 'aspect-4/3' : 'aspect-video',
        className,
      )}
      style={typeof aspect === 'number' ? { aspectRatio: stageRatio(aspect), ...style } : style}
    >
      {picture === null || (isPlaying && !isPortrait) ? null : (
        <img
          data-part="poster"
          {...picture}
          alt=""
          className={cn(
            'absolute inset-0 size-full object-cover',
            isPlaying && 'scale-110 opacity-50 blur-2xl',
          )}
        />
      )}
      <div data-part="picture" ref={slot} className="contents" />
      {source && isHere ? (
        <PlayerFront
          playback={playback}
          quality={quality}
          onQualityChange={setQuality}
          captions={captions}
          sound={sound}
          soundHeldBack={sound.isHeldBack}
          screen={screen}
          paused={facts.isPaused}
          behind={facts.isBehind}
          onTogglePlay={togglePlay}
          onGoLive={goLive}
          onRetry={() => media?.retry()}
          hidden={idle.isIdle && !facts.isPaused}
          showingShortcuts={isShowingShortcuts}
          onShortcuts={setShowingShortcuts}
        />
      ) : null}
      {children}
    </section>
  );
}
