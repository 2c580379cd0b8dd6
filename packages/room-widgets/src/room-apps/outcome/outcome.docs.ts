import type { ComponentDocs } from '@footlight/ui/story';

export const outcomeDocs: ComponentDocs = {
  name: 'outcome',
  status: 'stable',
  summary: 'A poll in which tips vote for what comes next.',
  aliases: ['poll', 'vote', 'survey'],
  use: ['For a choice between two to four options.'],
  avoid: ['For an open-ended question: the vote is decided when its target is reached.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    option: 'One option, its tokens and its vote button.',
    state: 'The progress, or the decision.',
  },
  states: { 'data-state': 'open, decided' },
  keyboard: [],
  accessibility: [
    'Each option is a progress bar with its tokens as the value; the name of its button is the visible text, and the option.',
    'The tokens until the decision, and the decision, are announced as a status.',
  ],
  do: ['Name the price of a vote in each button.'],
  dont: ['Offer free votes.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
