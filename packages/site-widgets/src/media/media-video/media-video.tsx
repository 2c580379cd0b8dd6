import { Banner, clock, cn, useTexts } from '@footlight/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A preview picture on a sprite sheet. */
export interface Sprite {
  /** Seconds. */
  at: number;
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MediaVideoProps extends Omit<ComponentProps<'div'>, 'children' | 'onEnded'> {
  name: string;
  posterUrl: string;
  /** Attaches the video to the element; returns a function that detaches it. */
  attach(video: HTMLVideoElement, onFailed: () => void): () => void;
  sprites: readonly Sprite[];
  /** Starts by itself, unless the browser refuses. */
  autoPlay?: boolean;
  onEnded(): void;
}

/** The video with native controls, and preview pictures below that jump to their moment. */
export const MediaVideo = ({
  name,
  posterUrl,
  attach,
  sprites,
  autoPlay = false,
  onEnded,
  className,
  ...rest
}: MediaVideoProps) => {
  const { t } = useTexts('media');
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    setHasFailed(false);
    setHasStarted(false);
    if (video.current) return attach(video.current, () => setHasFailed(true));
  }, [attach]);
  const jump = (at: number) => {
    if (!video.current) return;
    video.current.currentTime = at;
    void video.current.play().catch(() => undefined);
  };
  return (
    <div {...rest} data-component="media-video" className={cn('flex flex-col gap-2', className)}>
      {/* The synthetic sound contains no speech to caption. */}
      {/* biome-ignore lint/a11y/useMediaCaption: see above. */}
      <video
        ref={video}
        controls
        playsInline
        autoPlay={autoPlay}
        aria-label={t('video', { name })}
        poster={posterUrl}
        onPlay={() => setHasStarted(true)}
        onEnded={onEnded}
        // The poster fills the frame, whatever its ratio. A portrait video is shown whole.
        className={cn('aspect-video w-full rounded-lg bg-media', !hasStarted && 'object-cover')}
      />
      {hasFailed ? (
        <Banner appearance="error" live>
          {t('playFailed')}
        </Banner>
      ) : null}
      {sprites.length > 0 ? (
        <ul aria-label={t('sprites')} className="flex gap-1 overflow-x-auto p-1">
          {sprites.map(({ at, src, x, y, width, height }) => (
            <li key={at} data-part="moment" className="shrink-0">
              <button
                type="button"
                aria-label={t('jump', { time: clock(at) })}
                title={clock(at)}
                onClick={() => jump(at)}
                className="block rounded-sm bg-media forced-colors:border"
                style={{
                  width,
                  height,
                  backgroundImage: `url("${src}")`,
                  backgroundPosition: `-${x}px -${y}px`,
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
