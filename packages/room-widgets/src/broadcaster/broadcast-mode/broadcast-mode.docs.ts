import type { ComponentDocs } from '@footlight/ui/story';

export const broadcastModeDocs: ComponentDocs = {
  name: 'broadcast-mode',
  status: 'stable',
  summary: 'Sets the status of the broadcaster’s room: public, on a break, offline, or in a ticket show.',
  aliases: ['room status', 'go offline', 'go private'],
  use: ['Once in the broadcaster’s panel.'],
  avoid: ['For viewers, use RoomStatusOverlay and TicketShow.'],
  anatomy: {
    title: 'The heading, or a note that a ticket show is running.',
    facts: 'The price, and what is sold.',
    actions: 'Quick actions: the ticket show, and those that the host adds.',
    ticket: 'The form that starts a ticket show, in a drawer.',
    busy: 'Explains why nothing can be changed during a private.',
  },
  states: { 'data-state': 'public, standby, offline, private, ticket' },
  keyboard: [{ keys: ['←', '→'], does: 'Selects what viewers see.' }],
  accessibility: [
    'The modes are native radios, named by the heading (h3) of the panel. They keep the focus while one is set.',
    'Price and sales are a description list. Neither these nor a change of mode is announced.',
  ],
  do: ['Keep the draft outside the component, so that it survives a reload.'],
  dont: ['Change the status before the platform confirms it: the platform may refuse.'],
  tokens: { '--broadcast-mode-radius': 'radius-lg' },
};
