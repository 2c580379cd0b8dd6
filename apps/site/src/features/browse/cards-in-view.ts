import { MOST_WATCHED } from '@footlight/contract';

/** Pixels around the view. */
const NEAR = 300;

/** The usernames of the cards in the view or near it. */
export const cardsInView = (): string[] => {
  const names = [
    ...document.querySelectorAll<HTMLElement>('[data-component=model-card], [data-component=featured-room]'),
  ]
    .filter((card) => {
      // Its place in the grid: to ask for the card itself would lay out what the browser skips outside the view.
      const { top, bottom } = (card.closest('[data-part=place]') ?? card).getBoundingClientRect();
      return bottom > -NEAR && top < innerHeight + NEAR;
    })
    .map((card) => card.querySelector('[data-part=link]')?.getAttribute('href')?.split('/').at(-1) ?? '')
    .filter(Boolean);
  return [...new Set(names)].slice(0, MOST_WATCHED);
};
