import type { ComponentDocs } from '@footlight/ui/story';

export const orderListDocs: ComponentDocs = {
  name: 'order-list',
  status: 'stable',
  summary: 'Lists custom orders for the broadcaster to answer and the viewer to follow.',
  aliases: ['requests', 'commissions', 'fulfilment'],
  use: ['In the broadcaster’s panel.', 'On the viewer’s tokens page, below PendingList.'],
  avoid: ['For shows and split tips, which are settled automatically.'],
  anatomy: {
    order: 'One order.',
    text: 'The request, or the viewer’s own handle.',
    picture: 'The picture to rate, hidden until the reader asks for it, and when it is deleted.',
    answer: 'The rating in words.',
    notice: 'What came of a decision, where its buttons were.',
    handle: 'The broadcaster’s handle and when access ends, for the buyer.',
    actions: 'The buttons to accept and decline, or to withdraw.',
    empty: 'The message for a broadcaster without orders.',
  },
  states: { 'data-variant': 'seller, buyer' },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the media item select and the buttons.' }],
  accessibility: [
    'A named region with a level 2 heading; each order is a list item with a level 3 heading.',
    'The badge states the status in words; the alternative text of a picture says who sent it.',
    'A missing answer is announced below its field; what came of a decision is announced from its order: `notices`.',
  ],
  do: [
    'Reload the list after a rejection. The order may have changed.',
    'Keep a declined order in its place until the page is left, with its notice.',
  ],
  dont: ['Show an order as accepted before the platform confirms it.'],
  tokens: {},
};
