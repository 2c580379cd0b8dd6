import type { ComponentDocs } from '@footlight/ui/story';

export const tipGoalDocs: ComponentDocs = {
  name: 'tip-goal',
  status: 'stable',
  summary: 'The goal that a room tips for, and its progress, as one line near the picture.',
  aliases: ['progress bar', 'funding goal', 'target'],
  use: ['For a goal that is reached by tips.'],
  avoid: ['For progress that is not counted in tokens.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    state: 'The progress, or who reached the goal.',
  },
  states: { 'data-state': 'open, reached' },
  keyboard: [],
  accessibility: [
    'The title is an h2 and names the region and the progress bar, which is read as “250 of 1,000 tokens”.',
    'The line beside it is a status: each change of the amount is announced.',
  ],
  do: ['Count settled tips only.'],
  dont: ['Show a number that is ahead of the ledger.'],
  tokens: {},
};
