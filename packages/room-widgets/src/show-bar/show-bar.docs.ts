import type { ComponentDocs } from '@footlight/ui/story';

export const showBarDocs: ComponentDocs = {
  name: 'show-bar',
  summary: 'A private or a spying while it lasts: waiting, the meter, the last minute and the way out.',
  use: ['Once in a room, between picture and chat, as long as the platform says that there is a show.'],
  avoid: [
    'For a ticket show: take TicketShow.',
    'For a request that the broadcaster answers: take ShowRequest.',
  ],
  anatomy: {
    title: 'Whose show this is, or who is waited for.',
    hint: 'What a request costs, or that it costs nothing yet.',
    now: 'That one is in a private, in red and bold.',
    meter: 'Time, tokens spent, price and tokens left, as the ledger has them.',
    low: 'The warning of the last minute, with a way to buy.',
    actions: 'Cancel, or end.',
  },
  states: {
    'data-state': 'requested, running',
    'data-kind': 'private, exclusive, spy',
    'data-side': 'viewer, broadcaster',
  },
  keyboard: [],
  do: ['Give it the numbers of the platform’s last tick.'],
  dont: ['A clock of its own: the screen would be ahead of the ledger.'],
  tokens: { '--show-bar-radius': 'radius-lg' },
};
