import type { ComponentDocs } from '@footlight/ui/story';

export const showRequestDocs: ComponentDocs = {
  name: 'show-request',
  summary: 'A viewer asks for a private: the broadcaster reads what it pays, and accepts or declines.',
  use: ['In the own room of a broadcaster, as long as a request waits.'],
  avoid: ['For the viewer who asked: ShowBar says that they wait.'],
  anatomy: {
    title: 'Who asks for which kind of show.',
    facts: 'Price, minimum, tip at the start and what is prepaid.',
    together: 'The viewer wants to watch videos together.',
    recorded: 'The show is recorded.',
    more: 'How many wait behind this one.',
    actions: 'Decline and accept.',
  },
  states: { 'data-kind': 'private, exclusive' },
  keyboard: [],
  do: ['Take the numbers of the platform: a request keeps the price it was made at.'],
  dont: ['A countdown of its own: the platform says when a request is over.'],
  tokens: { '--show-request-radius': 'radius-lg' },
};
