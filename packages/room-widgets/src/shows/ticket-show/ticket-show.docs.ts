import type { ComponentDocs } from '@footlight/ui/story';

export const ticketShowDocs: ComponentDocs = {
  name: 'ticket-show',
  status: 'stable',
  summary: 'Sells the ticket and the recording of a ticket show, and states when tickets are refunded.',
  aliases: ['event', 'paid entry', 'pay-per-view', 'recording'],
  use: ['Between video and chat, while the room plays a ticket show.'],
  avoid: ['For privates, use ShowOffer and ShowBar.'],
  anatomy: {
    title: 'The kind of show, and what the viewer has bought.',
    text: 'The broadcaster’s description, or an explanation of tickets.',
    refund: 'When a ticket is refunded.',
    recording: 'For ticket holders: where the recording will be.',
    short: 'Shown when the balance does not cover the next purchase.',
    actions: 'The price, and the button for the next purchase.',
  },
  states: { 'data-state': 'outside, inside' },
  keyboard: [],
  accessibility: [
    'What the viewer has bought is part of the h2, in words.',
    'The price is text before the button and not part of its name. Too few tokens are announced as a status.',
  ],
  do: ['Put the price beside the button.'],
  dont: ['Offer the recording before the ticket, or the ticket here and on the picture.'],
  tokens: { '--ticket-show-radius': 'radius-lg' },
};
