import type { ComponentDocs } from '@footlight/ui/story';

export const sodastarDocs: ComponentDocs = {
  name: 'sodastar',
  status: 'stable',
  summary: 'A leaderboard of the three top tippers.',
  aliases: ['leaderboard', 'top tippers', 'podium'],
  use: ['For totals of many tips.'],
  avoid: ['For the highest single tip, use KingOfTheHill.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    star: 'One user and their tokens.',
    hint: 'What counts, shown while the list is empty.',
  },
  states: { 'data-state': 'empty, lit' },
  keyboard: [],
  accessibility: [
    'An ordered list. Stars are hidden from screen readers, and amounts include the word “tokens”.',
    'Changes are not announced.',
  ],
  do: ['Count settled tips only.'],
  dont: ['Show more than three users.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
