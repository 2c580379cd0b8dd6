import type { ComponentDocs } from '@footlight/ui/story';

export const showBarDocs: ComponentDocs = {
  name: 'show-bar',
  status: 'stable',
  summary: 'The status bar of a private or spy session: waiting, meter, low-balance warning and end button.',
  aliases: ['meter', 'running costs', 'call bar'],
  use: ['Once in a room, between video and chat, while the platform reports a show.'],
  avoid: [
    'For a ticket show, use TicketShow.',
    'For a request that the broadcaster answers, use ShowRequest.',
  ],
  anatomy: {
    title: 'Whose show this is, or whose answer is pending.',
    hint: 'What the request costs, or that nothing is charged yet.',
    meter: 'Time, tokens spent, price and tokens left, as recorded in the ledger.',
    low: 'The warning for the last minute, with a button to buy tokens.',
    actions: 'Cancel or end.',
  },
  states: {
    'data-state': 'requested, running',
    'data-kind': 'private, exclusive, spy',
    'data-side': 'viewer, broadcaster',
  },
  keyboard: [],
  accessibility: [
    'The region is named after the show and the other person.',
    'Waiting, the start with its price, and the warning for the last minute are announced. The meter, a description list, is not.',
    'The button to cancel becomes the button to end, so the focus stays.',
  ],
  do: ['Pass the numbers of the platform’s last tick.'],
  dont: ['Run a separate clock: the display would be ahead of the ledger.'],
  tokens: { '--show-bar-radius': 'radius-lg' },
};
