import type { ComponentDocs } from '@footlight/ui/story';

export const orderListDocs: ComponentDocs = {
  name: 'order-list',
  summary: 'Orders by hand: a broadcaster answers them, a viewer sees how they stand.',
  use: ['In the panel of a broadcaster.', 'On the page of one’s tokens, below what is pending.'],
  avoid: ['For shows and split tips: those are settled by themselves.'],
  anatomy: {
    order: 'One order.',
    text: 'The wish, or the viewer’s own handle.',
    handle: 'The broadcaster’s handle and its end, for who bought it.',
    actions: 'Accept and decline, or withdraw.',
    empty: 'Said to a broadcaster whom nobody ordered from.',
  },
  states: { 'data-variant': 'seller, buyer' },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the choice of an item, and to the answers.' }],
  do: ['Ask for the list again after a refusal: somebody may have been faster.'],
  dont: ['Showing an order as accepted before the platform has said so.'],
  tokens: {},
};
