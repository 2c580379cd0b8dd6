import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The card at the top of the view and its distance from it in pixels, by history entry. */
const places = new Map<string, { href: string; top: number }>();
const LINKS = '[data-component=model-card] [data-part=link]';
/** Frames until the cards around the place have their real heights, once the card is there. */
const FRAMES = 12;
/** A long list is drawn in steps; after this time in milliseconds the card is not awaited any more. */
const WITHIN = 3_000;

const remember = (entry: string): void => {
  if (scrollY < innerHeight / 2) return void places.delete(entry);
  for (const link of document.querySelectorAll(LINKS)) {
    const { top } = link.getBoundingClientRect();
    if (top < 0) continue;
    places.set(entry, { href: link.getAttribute('href') ?? '', top });
    return;
  }
};

/**
 * Brings the reader of a long list back to the card that was in view. `useScroll` alone is not exact here: cards
 * outside the view only have a guessed height.
 */
export const ListPlace = () => {
  const { key } = useLocation();
  useEffect(() => {
    const place = places.get(key);
    let frame = 0;
    let left = place ? FRAMES : 0;
    const listen = () => remember(key);
    const start = () => addEventListener('scroll', listen, { passive: true });
    const end = performance.now() + WITHIN;
    const restore = () => {
      const card = [...document.querySelectorAll(LINKS)].find(
        (link) => link.getAttribute('href') === place?.href,
      );
      if (card && place) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
      if (card) left -= 1;
      if (left > 0 && performance.now() < end) frame = requestAnimationFrame(restore);
      else start();
    };
    if (place) restore();
    else start();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', listen);
    };
  }, [key]);
  return null;
};
