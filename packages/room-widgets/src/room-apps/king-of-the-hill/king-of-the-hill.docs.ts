import type { ComponentDocs } from '@footlight/ui/story';

export const kingOfTheHillDocs: ComponentDocs = {
  name: 'king-of-the-hill',
  status: 'stable',
  summary: 'Shows who gave the highest tip and what it takes to beat it.',
  aliases: ['top tipper', 'highest tip'],
  use: ['For a contest of single tips.'],
  avoid: ['For totals of many tips, use Sodastar.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    king: 'The user who holds the throne.',
    hint: 'What it takes to win the throne.',
  },
  states: { 'data-state': 'empty, taken' },
  keyboard: [],
  accessibility: ['The name on the throne is a status, so a new one is announced. The tip is not.'],
  do: ['Show the tip needed to take the throne.'],
  dont: ['Add a countdown that puts pressure on viewers.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
