import { cn } from '@footlight/ui';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardTarget } from './card-target.ts';
import { QuietVideo } from './quiet-video.tsx';

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

/** The live picture of a room in its card. */
const CardVideo = ({ username, card }: CardTarget) => {
  const place = usePlace(card);
  return place ? createPortal(<QuietVideo username={username} />, place) : null;
};

export default CardVideo;
