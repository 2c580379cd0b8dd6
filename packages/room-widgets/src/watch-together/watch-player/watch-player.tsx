import type { WatchAct, WatchSide } from '@footlight/contract';
import { Banner, Button, clock, cn, Spinner, usePicture, useTexts } from '@footlight/ui';
import { Play } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { usePosition } from './use-position.ts';
import { WatchControls } from './watch-controls.tsx';

/** `waiting`: the video loads, or has run out of data. `blocked`: the browser waits for a click. */
export type WatchPlayerState = 'waiting' | 'ready' | 'blocked' | 'failed';

export interface WatchPlayerProps extends Omit<ComponentProps<'section'>, 'children'> {
  title: string;
  /** Seconds. */
  duration: number;
  thumbnailUrl: string;
  state: WatchPlayerState;
  /** The shared state; the local video may lag behind while it loads. */
  playing: boolean;
  /** Who looks at it. */
  side: WatchSide;
  /** Display name of the other person. */
  otherName: string;
  /** The last change and who made it; null: nothing is said. */
  last: { act: Exclude<WatchAct, 'closed'>; by: WatchSide; position: number } | null;
  muted: boolean;
  /** The browser refused to play with sound. */
  heldBack?: boolean;
  /** The element, for the code that loads the video and keeps it in step; null when it goes. */
  onVideo: (video: HTMLVideoElement | null) => void;
  /** Plays, pauses or moves for both; seconds. Without a position, the current one counts. */
  onPress: (press: { playing: boolean; position?: number }) => void;
  onMutedChange: (isMuted: boolean) => void;
  /** After a click in the state `blocked`. */
  onJoin: () => void;
  onRetry: () => void;
  /** For the broadcaster only. */
  onOther?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

const Cover = ({ children }: { children: ReactNode }) => (
  <div data-part="cover" className="absolute inset-0 grid place-items-center bg-media/70 p-3 text-on-media">
    {children}
  </div>
);

/**
 * A video that the two people of a private show watch in step (spec 2 §3). Play, pause and position act for both; the
 * sound is one's own. Token: `--watch-player-radius`.
 */
export function WatchPlayer({
  title,
  duration,
  thumbnailUrl,
  state,
  playing,
  side,
  otherName: name,
  last,
  muted,
  heldBack = false,
  onVideo,
  onPress,
  onMutedChange,
  onJoin,
  onRetry,
  onOther,
  onClose,
  className,
  ...rest
}: WatchPlayerProps) {
  const { t } = useTexts(['watch-together', 'common']);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { seconds, hasEnded } = usePosition(video);
  const picture = usePicture(thumbnailUrl);
  return (
    <section
      aria-label={t('player.label', { title })}
      {...rest}
      data-component="watch-player"
      data-state={state}
      data-side={side}
      className={cn(
        'flex min-h-0 min-w-0 grow flex-col border border-border bg-surface text-text rounded-[var(--watch-player-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <div
        data-part="picture"
        className="relative aspect-video min-h-0 w-full flex-1 overflow-hidden bg-media rounded-t-[var(--watch-player-radius,--theme(--radius-lg))]"
      >
        {/* The synthetic sound contains no speech to caption. */}
        {/* biome-ignore lint/a11y/useMediaCaption: see above. */}
        <video
          ref={(element) => {
            setVideo(element);
            onVideo(element);
          }}
          playsInline
          aria-label={title}
          poster={picture?.src}
          className="absolute inset-0 size-full object-contain"
        />
        {state === 'waiting' ? (
          <Cover>
            <Spinner label={t('player.waiting')} />
          </Cover>
        ) : null}
        {state === 'blocked' ? (
          <Cover>
            <div className="flex min-w-0 flex-col items-center gap-2 text-center">
              <Button iconStart={<Play />} onClick={onJoin}>
                {t('player.join')}
              </Button>
              <p className="text-sm">{t('player.joinHint')}</p>
            </div>
          </Cover>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1 p-2">
        {state === 'failed' ? (
          <Banner appearance="error" live data-part="failed">
            <p className="mb-2">{t('player.failed')}</p>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          </Banner>
        ) : null}
        <p data-part="title" className="truncate px-1 text-sm font-semibold" title={title}>
          {title}
        </p>
        <WatchControls
          playing={playing && !hasEnded}
          muted={muted}
          position={seconds}
          hasEnded={hasEnded}
          length={duration}
          off={state === 'failed'}
          onPress={onPress}
          onMutedChange={onMutedChange}
          onOther={onOther}
          onClose={onClose}
        />
        <p role="status" data-part="note" className="min-h-5 px-1 text-sm text-text-muted wrap-anywhere">
          {last
            ? t(`${last.by === side ? 'you' : 'other'}.${last.act}`, { name, at: clock(last.position) })
            : null}
          {heldBack && muted ? <> {t('player.heldBack')}</> : null}
        </p>
      </div>
    </section>
  );
}
