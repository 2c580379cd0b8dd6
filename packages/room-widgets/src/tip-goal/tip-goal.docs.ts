import type { ComponentDocs } from '@footlight/ui/story';

export const tipGoalDocs: ComponentDocs = {
  name: 'tip-goal',
  summary: 'What a room tips for and how far it has come.',
  use: ['For a goal that tips fill up.'],
  avoid: ['For progress that is not of tokens.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    state: 'How far it is, or who reached it.',
  },
  states: { 'data-state': 'open, reached' },
  keyboard: [],
  do: ['Move it by settled tips alone.'],
  dont: ['A number ahead of the ledger.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
