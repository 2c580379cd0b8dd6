import type { ComponentDocs } from '@footlight/ui/story';

export const kingOfTheHillDocs: ComponentDocs = {
  name: 'king-of-the-hill',
  summary: 'Who gave the highest tip, and what takes the throne.',
  use: ['For a race of single tips.'],
  avoid: ['For sums of many tips: take Sodastar.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    king: 'Who sits on the throne.',
    hint: 'What takes it.',
  },
  states: { 'data-state': 'empty, taken' },
  keyboard: [],
  do: ['Say what the next one costs.'],
  dont: ['A countdown that presses.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
