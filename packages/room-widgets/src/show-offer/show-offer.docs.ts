import type { ComponentDocs } from '@footlight/ui/story';

export const showOfferDocs: ComponentDocs = {
  name: 'show-offer',
  summary: 'What of shows a room offers now: a private, or spying on the one that runs.',
  use: ['Beside the head of the room, for viewers.'],
  avoid: ['For the broadcaster’s own room.'],
  anatomy: {
    private: 'The button and the price of a private.',
    discount: 'How much less it costs, and for how long.',
    spy: 'The button and the price of spying.',
  },
  keyboard: [],
  do: ['Leave a price null when the rules say that nobody may ask.'],
  dont: ['A button that the platform then refuses.'],
  tokens: {},
};
