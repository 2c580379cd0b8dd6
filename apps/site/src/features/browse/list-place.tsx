import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The card at the top of the view and its distance from it in pixels, by history entry. A room may have several cards;
 * `nth` counts those before it.
 */
const places = new Map<string, { href: string; nth: number; top: number }>();
const LINKS = ':is([data-component=model-card], [data-component=rank-card]) [data-part=link]';
/** Frames until the cards around the place have their real heights, once the card is there. */
const FRAMES = 12;
/** A long list is drawn in steps; after this time in milliseconds the card is not awaited any more. */
const WITHIN = 3_000;

const cardsOf = (href: string) =>
  [...document.querySelectorAll(LINKS)].filter((link) => link.getAttribute('href') === href);

const remember = (entry: string): void => {
  if (scrollY < innerHeight / 2) return void places.delete(entry);
  const links = [...document.querySelectorAll(LINKS)];
  const link = links.find((one) => one.getBoundingClientRect().top >= 0);
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  places.set(entry, {
    href,
    nth: cardsOf(href).indexOf(link),
    top: link.getBoundingClientRect().top,
  });
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
      const card = place && cardsOf(place.href)[place.nth];
      if (card) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
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
