import type { ComponentDocs } from '@footlight/ui/story';

export const showOfferDocs: ComponentDocs = {
  name: 'show-offer',
  status: 'stable',
  summary: 'The shows that a room offers now: a private, or spying on the running one.',
  aliases: ['private', 'spy', 'start a show'],
  use: ['Beside RoomHeader, for viewers.'],
  avoid: ['In the broadcaster’s own room.'],
  anatomy: {
    private: 'The button and the price of a private.',
    discount: 'The discount and its remaining time.',
    age: 'The notice for viewers who must verify their age.',
    spy: 'The button and the price of spying.',
    price: 'Tokens per minute, or “Free”.',
  },
  keyboard: [],
  accessibility: [
    'The price follows its button as text and is not part of its name. A price of zero is the word “Free”.',
    'The discount’s time is a timer. It announces its last minutes if there is an `AnnouncerProvider`.',
  ],
  do: ['Set a price to null when the rules do not allow a request.'],
  dont: [
    'Show a button for a request that the platform would refuse.',
    'Offer spying beside RoomStatusOverlay, which offers it on the picture.',
  ],
  tokens: {},
};
