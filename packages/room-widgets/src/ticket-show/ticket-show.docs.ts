import type { ComponentDocs } from '@footlight/ui/story';

export const ticketShowDocs: ComponentDocs = {
  name: 'ticket-show',
  summary: 'A ticket show: the ticket, when it is given back, and the recording.',
  use: ['Between picture and chat as long as the room plays a ticket show.'],
  avoid: ['For privates: take ShowOffer and ShowBar.'],
  anatomy: {
    title: 'What this is, and what the viewer has of it.',
    text: 'The broadcaster’s own words, or what a ticket is.',
    refund: 'When a ticket is given back.',
    short: 'The tokens do not cover the ticket.',
    actions: 'The price and what it buys next.',
  },
  states: { 'data-state': 'outside, inside' },
  keyboard: [],
  do: ['Put the price beside the button.'],
  dont: ['The recording before the ticket.'],
  tokens: { '--ticket-show-radius': 'radius-lg' },
};
