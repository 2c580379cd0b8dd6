import type { ComponentDocs } from '@footlight/ui/story';

export const privateAnsweredDocs: ComponentDocs = {
  name: 'private-answered',
  status: 'new',
  summary: 'Says why a request for a private ended without a show, and leads on.',
  aliases: ['declined request', 'no answer'],
  use: ['In the place of the request, until the viewer dismisses it.'],
  anatomy: { 'private-answer': 'The alert.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['An alert, announced when it appears.'],
  do: ['Offer the request again only if the room takes one.'],
  dont: ['Show it beside a running show.'],
  tokens: {},
};
