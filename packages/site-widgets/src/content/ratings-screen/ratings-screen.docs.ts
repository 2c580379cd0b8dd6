import type { ComponentDocs } from '@footlight/ui/story';

export const ratingsScreenDocs: ComponentDocs = {
  name: 'ratings-screen',
  status: 'new',
  summary: 'Broadcasters who sell ratings of a picture, and the viewer’s open orders.',
  aliases: ['picture rating', 'reviews'],
  use: ['On the page of ratings.'],
  anatomy: { card: 'A broadcaster with the price and the viewers’ rating.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens a broadcaster, a page or the orders.' }],
  accessibility: ['Open orders are a region with a heading.'],
  do: ['List live broadcasters first.'],
  dont: ['Show the open orders of somebody else.'],
  tokens: {},
};
