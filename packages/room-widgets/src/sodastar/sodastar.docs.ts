import type { ComponentDocs } from '@footlight/ui/story';

export const sodastarDocs: ComponentDocs = {
  name: 'sodastar',
  summary: 'The three who tipped most.',
  use: ['For sums of many tips.'],
  avoid: ['For one highest tip: take KingOfTheHill.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    star: 'A person and the tokens.',
    hint: 'What counts, while nobody is there.',
  },
  states: { 'data-state': 'empty, lit' },
  keyboard: [],
  do: ['Count settled tips alone.'],
  dont: ['More than three.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
