import { MOST_WATCHED } from '@footlight/contract';
import { ROOM_CARDS, usernameOfCard } from '../../shell/lists/room-cards.ts';

/** Pixels around the view. */
const NEAR = 300;

/** The usernames of the cards in the view or near it. */
export const cardsInView = (): string[] => {
  const names = [...document.querySelectorAll<HTMLElement>(ROOM_CARDS)]
    .filter((card) => {
      // Its place in the grid: to ask for the card itself would lay out what the browser skips outside the view.
      const { top, bottom } = (card.closest('[data-part=place]') ?? card).getBoundingClientRect();
      return bottom > -NEAR && top < innerHeight + NEAR;
    })
    .map(usernameOfCard)
    .filter(Boolean);
  return [...new Set(names)].slice(0, MOST_WATCHED);
};
