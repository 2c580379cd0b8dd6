import type { ComponentDocs } from '@footlight/ui/story';

export const outcomeDocs: ComponentDocs = {
  name: 'outcome',
  summary: 'Tips vote for what comes next.',
  use: ['For a choice of two to four.'],
  avoid: ['For a question without an end: it is decided at its target.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    option: 'A choice, its tokens and the vote.',
    state: 'How far it is, or what was decided.',
  },
  states: { 'data-state': 'open, decided' },
  keyboard: [],
  do: ['Write on each button what a vote costs.'],
  dont: ['Votes that cost nothing.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
