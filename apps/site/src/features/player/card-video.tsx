import { cn } from '@footlight/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import type { CardTarget } from './card-target.ts';
import { hlsEngine } from './hls-engine.ts';
import { statusOfRoom, useStreamSource } from './use-stream-source.ts';

/** A place above the card's picture and below its badges. */
const usePlace = (card: Element): HTMLElement | null => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const made = document.createElement('div');
    const box = card.querySelector('[data-part=thumbnail]') ?? card;
    // The picture of a featured room lies below its text.
    made.className = cn('absolute inset-0', box === card && '-z-1');
    const picture = box.querySelector(':scope > img');
    if (picture) picture.after(made);
    else box.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, [card]);
  return place;
};

/** The live picture of a room without sound, if its visitor may see it. */
const CardVideo = ({ username, card }: CardTarget) => {
  const place = usePlace(card);
  const { data: room } = useRead(roomKey(username));
  const stream = useStreamSource(username, room, statusOfRoom(room, false, false));
  // A flat picture of a VR room shows both eyes, or the whole sphere.
  const source = room?.stream?.vr ? null : stream;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!video || !source) return;
    const session = hlsEngine.attach(video, source, {
      onState: (state) => setPlaying(state === 'playing'),
      onLevels: () => undefined,
      onLevel: () => undefined,
      onExpired: () => source.renew?.(),
    });
    session.setQuality('saver');
    return () => session.detach();
  }, [video, source]);
  if (!place || !source) return null;
  return createPortal(
    <video
      ref={setVideo}
      data-part="live"
      aria-hidden="true"
      tabIndex={-1}
      muted
      playsInline
      disablePictureInPicture
      className={cn(
        'size-full object-cover opacity-0 transition-opacity duration-base',
        playing && 'opacity-100',
      )}
    />,
    place,
  );
};

export default CardVideo;
