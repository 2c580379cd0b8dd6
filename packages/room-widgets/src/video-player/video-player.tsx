import { cn } from '@footlight/ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { PlayerControls } from './player-controls.tsx';
import type { PlayerEngine, PlayerSource, PlayerState } from './player-engine.ts';
import { PlayerSurface } from './player-surface.tsx';
import { useIdle } from './use-idle.ts';
import { usePlayback } from './use-playback.ts';
import { useScreenModes } from './use-screen-modes.ts';
import { type SoundChoice, useSound } from './use-sound.ts';
import { useVideoFacts } from './use-video-facts.ts';

/** Events that the player listens to itself. */
type OwnEvent = 'onKeyDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave';

export interface VideoPlayerProps extends Omit<ComponentProps<'section'>, OwnEvent> {
  /** What plays the stream. Keep it stable: another engine attaches anew. */
  engine: PlayerEngine;
  /** Null: nothing to play; the poster stays and there are no controls. */
  source: PlayerSource | null;
  /** Address of the picture shown until the first frame. */
  poster: string;
  /** Names the player and the video for screen readers. */
  title: string;
  /** Shape of the stage; the picture itself is never cropped (spec 2 §9). */
  aspect?: '16:9' | '4:3';
  isMuted: boolean;
  /** 0 to 1; anything beyond is brought within, and no number is full volume. */
  volume: number;
  onSoundChange: (sound: SoundChoice) => void;
  onStateChange?: (state: PlayerState) => void;
  /** A layer over the picture, for instance RoomStatusOverlay. */
  children?: ReactNode;
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input, select, a, textarea') !== null;

/**
 * Live video (spec 2 §3). Starts by itself, muted where the browser insists. Keys while the focus is on it: space or
 * k plays and pauses, m mutes, f fills the screen.
 */
export function VideoPlayer({
  engine,
  source,
  poster,
  title,
  aspect = '16:9',
  isMuted,
  volume,
  onSoundChange,
  onStateChange,
  children,
  className,
  ref,
  ...rest
}: VideoPlayerProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playback = usePlayback(engine, source, onStateChange);
  const attachVideo = playback.video;
  const videoRef = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      attachVideo(element);
    },
    [attachVideo],
  );
  const facts = useVideoFacts(video);
  const sound = useSound(video, { isMuted, volume }, onSoundChange);
  const screen = useScreenModes(root, video);
  const idle = useIdle();
  const isActive = source !== null && playback.state !== 'failed';

  const goLive = () => {
    playback.goLive();
    void video?.play().catch(() => undefined);
  };
  const togglePlay = () => {
    if (!video) return;
    if (video.paused) goLive();
    else video.pause();
  };
  const keys = (event: KeyboardEvent) => {
    idle.stir();
    if (!isActive || event.ctrlKey || event.metaKey || event.altKey) return;
    const isSpace = event.key === ' ';
    // Space on a control presses that control; letters mean the player everywhere in it but in a text.
    if (isOnControl(event.target) && isSpace) return;
    if (event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select'))
      return;
    if (isSpace || event.key === 'k') togglePlay();
    else if (event.key === 'm') sound.set({ isMuted: !sound.isMuted, volume: sound.volume });
    else if (event.key === 'f' && screen.mayFillScreen) screen.toggleFullScreen();
    else return;
    event.preventDefault();
  };
  const press = (event: PointerEvent) => {
    // A finger shows the controls; a mouse on the picture itself plays and pauses.
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
      data-state={source ? playback.state : 'empty'}
      onKeyDown={keys}
      onPointerMove={idle.stir}
      onPointerUp={press}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') idle.rest();
      }}
      className={cn(
        'relative isolate w-full overflow-hidden bg-media text-on-media rounded-[var(--player-radius,--theme(--radius-lg))] fullscreen:rounded-none focus-visible:outline-offset-2',
        aspect === '4:3' ? 'aspect-4/3' : 'aspect-video',
        className,
      )}
    >
      <video
        ref={videoRef}
        data-part="video"
        data-picture={facts.hasPicture || undefined}
        poster={poster}
        aria-label={title}
        playsInline
        muted={sound.isMuted}
        className="absolute inset-0 size-full object-contain"
      />
      {source ? (
        <>
          <PlayerSurface
            state={playback.state}
            isPaused={facts.isPaused}
            isSoundHeldBack={sound.isHeldBack}
            onSound={() => sound.set({ isMuted: false, volume: sound.volume })}
            onRetry={playback.retry}
          />
          {isActive ? (
            <PlayerControls
              playback={playback}
              sound={sound}
              screen={screen}
              isPaused={facts.isPaused}
              isBehind={facts.isBehind}
              onTogglePlay={togglePlay}
              onGoLive={goLive}
              isHidden={idle.isIdle && !facts.isPaused}
            />
          ) : null}
        </>
      ) : null}
      {children}
    </section>
  );
}
