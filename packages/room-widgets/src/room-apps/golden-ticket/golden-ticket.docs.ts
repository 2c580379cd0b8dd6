import type { ComponentDocs } from '@footlight/ui/story';

export const goldenTicketDocs: ComponentDocs = {
  name: 'golden-ticket',
  status: 'stable',
  summary: 'A raffle: tips earn tickets, and one ticket wins.',
  aliases: ['raffle', 'lottery', 'draw'],
  use: ['For one prize among all tippers.'],
  avoid: ['For instant prizes, use SpinWheel.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    state: 'How many tickets are taken.',
    hint: 'What a ticket costs and when it is drawn.',
    winner: 'Who holds the winning ticket.',
    own: 'The viewer’s own tickets.',
  },
  states: { 'data-state': 'open, drawn' },
  keyboard: [],
  accessibility: [
    'The progress bar is read as “3 of 10 tickets” instead of a percentage.',
    'The winner is announced as a status; sold tickets are not.',
  ],
  do: ['Show how many tickets there are.'],
  dont: ['Draw the winner before all tickets are taken.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
