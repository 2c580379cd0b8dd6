import type { ComponentDocs } from '@footlight/ui/story';

export const showRequestDocs: ComponentDocs = {
  name: 'show-request',
  status: 'stable',
  summary: 'A viewer’s request for a private, with its price, for the broadcaster to accept or decline.',
  aliases: ['incoming call', 'accept', 'decline'],
  use: ['In the broadcaster’s own room, while a request is pending.'],
  avoid: ['For the viewer who sent the request, use ShowBar.'],
  anatomy: {
    title: 'Who requests which kind of show.',
    facts: 'The price, minimum duration, start-up tip and prepaid tokens.',
    together: 'Says that the viewer wants to watch videos together.',
    more: 'The number of further requests.',
    actions: 'Decline or accept.',
  },
  states: { 'data-kind': 'private, exclusive' },
  keyboard: [],
  accessibility: [
    'The request names the region and is a status: it is announced, and the focus stays where it is.',
    'The terms are a description list.',
  ],
  do: ['Use the platform’s numbers: a request keeps the price at which it was made.'],
  dont: ['Run a separate countdown: the platform decides when a request expires.'],
  tokens: { '--show-request-radius': 'radius-lg' },
};
