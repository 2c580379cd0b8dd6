/** Cards of rooms in lists, rows and at the top of pages. */
export const ROOM_CARDS =
  ':is([data-component=model-card], [data-component=rank-card], [data-component=featured-room])';

/** The username in the link of a card; empty without one. */
export const usernameOfCard = (card: Element): string =>
  card.querySelector('[data-part=link]')?.getAttribute('href')?.split('/').at(-1) ?? '';
