import type { ComponentDocs } from '@footlight/ui/story';

export const broadcastModeDocs: ComponentDocs = {
  name: 'broadcast-mode',
  summary:
    'Where the own room stands: public, on a break, offline, or a ticket show that is started and ended here.',
  use: ['Once in the panel of a broadcaster.'],
  avoid: ['For viewers: they see RoomStatusOverlay and TicketShow.'],
  anatomy: {
    title: 'What is decided here, or that a ticket show runs.',
    facts: 'Price and what is sold.',
    ticket: 'The form that starts a ticket show.',
    busy: 'Why nothing can be changed in a private.',
  },
  states: { 'data-state': 'public, standby, offline, private, ticket' },
  keyboard: [{ keys: ['←', '→'], does: 'Chooses what viewers see.' }],
  do: ['Keep the draft outside, so that it survives a reload.'],
  dont: ['Change the status before the platform has: it may refuse.'],
  tokens: { '--broadcast-mode-radius': 'radius-lg' },
};
