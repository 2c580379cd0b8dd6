import type { ComponentDocs } from '@footlight/ui/story';

export const orderEntryDocs: ComponentDocs = {
  name: 'order-entry',
  status: 'new',
  summary: 'Buttons for the custom orders of a broadcaster, each with its price.',
  aliases: ['custom content', 'services'],
  use: ['In a room, for viewers who may order.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Starts the order.' }],
  accessibility: ['The buttons are a group with the name of the broadcaster.'],
  do: ['Open order-form for the chosen kind.'],
  dont: ['Show kinds that the broadcaster does not take.'],
  tokens: {},
};
