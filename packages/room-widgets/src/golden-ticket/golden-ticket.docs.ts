import type { ComponentDocs } from '@footlight/ui/story';

export const goldenTicketDocs: ComponentDocs = {
  name: 'golden-ticket',
  summary: 'Tickets for tips, and the one that is drawn.',
  use: ['For one prize among all who tip.'],
  avoid: ['For prizes at once: take the wheel.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    state: 'How many tickets are taken.',
    hint: 'What a ticket costs and when it is drawn.',
    winner: 'Who holds the golden one.',
    own: 'Tickets of the visitor.',
  },
  states: { 'data-state': 'open, drawn' },
  keyboard: [],
  do: ['Say how many tickets there are.'],
  dont: ['A draw before all are taken.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
