import type { ComponentDocs } from '@footlight/ui/story';

export const ratingModelScreenDocs: ComponentDocs = {
  name: 'rating-model-screen',
  status: 'new',
  summary: 'A broadcaster who sells ratings: what happens, and the order.',
  aliases: ['picture rating', 'review request'],
  use: ['On the page of a broadcaster’s ratings.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the button: starts the order.' }],
  accessibility: ['The steps are an ordered list.'],
  do: ['Give the viewer’s orders as a node.'],
  dont: ['Offer a second order while one is open.'],
  tokens: {},
};
