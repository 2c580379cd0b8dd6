import { cn, IconButton, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { Maximize2, Volume2, VolumeX, X } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect } from 'react';
import type { PlayerMedia } from '../video-player/player-media.ts';

export interface FloatingPlayerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The media of the room that the viewer left, which keep playing here. Null on a server. */
  media: PlayerMedia | null;
  broadcasterName: string;
  /** Address of the room. */
  href: string;
  /** The viewer may no longer see the room; a text says so. */
  gone?: boolean;
  muted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onClose: () => void;
}

/** A small live player in a corner of the page, for a room that the viewer left (spec 2 §3). */
export function FloatingPlayer({
  media,
  broadcasterName: name,
  href,
  gone = false,
  muted,
  onMutedChange,
  onClose,
  className,
  ...rest
}: FloatingPlayerProps) {
  const { t } = useTexts('player');
  const link = useLinkRenderer();
  const slot = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !media) return;
      media.moveTo(place);
      return () => {
        if (media.video.parentNode === place) media.park();
      };
    },
    [media],
  );
  useEffect(() => {
    // Only mutes: browsers refuse sound that is turned on without a tap.
    if (media && muted) media.video.muted = true;
  }, [media, muted]);
  const toggleSound = () => {
    if (media) media.video.muted = !muted;
    onMutedChange(!muted);
  };
  return (
    <aside
      aria-label={t('floating.title', { name })}
      {...rest}
      data-component="floating-player"
      data-state={gone ? 'gone' : 'playing'}
      className={cn(
        'fixed end-3 bottom-3 z-30 w-[min(20rem,60vw)] overflow-hidden border border-border bg-surface text-text shadow-lg rounded-[var(--floating-player-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <div data-part="picture" ref={slot} className="relative aspect-video bg-media">
        {gone ? (
          <p
            role="status"
            data-part="gone"
            className="absolute inset-0 z-1 grid place-items-center bg-media p-3 text-center text-sm text-on-media wrap-anywhere"
          >
            {t('floating.gone', { name })}
          </p>
        ) : null}
      </div>
      <div data-part="bar" className="flex items-center gap-1 p-1 ps-3">
        <Link asChild data-part="back" className="flex min-w-0 flex-1 items-center gap-2 py-1.5">
          {link({
            href,
            'aria-label': t('floating.back', { name }),
            children: (
              <>
                <Maximize2 aria-hidden="true" className="size-4 shrink-0" />
                <bdi className="truncate">{name}</bdi>
              </>
            ),
          })}
        </Link>
        {gone ? null : (
          <IconButton
            size="sm"
            data-part="mute"
            label={t(muted ? 'player.unmute' : 'player.mute')}
            onClick={toggleSound}
          >
            {muted ? <VolumeX /> : <Volume2 />}
          </IconButton>
        )}
        <IconButton size="sm" data-part="close" label={t('floating.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </aside>
  );
}
