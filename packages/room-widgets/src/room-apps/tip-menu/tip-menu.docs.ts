import type { ComponentDocs } from '@footlight/ui/story';

export const tipMenuDocs: ComponentDocs = {
  name: 'tip-menu',
  status: 'stable',
  summary: 'Lists what the broadcaster does for each tip amount.',
  aliases: ['price list', 'actions', 'services'],
  use: ['Beside TipPanel: selecting an item fills it in.'],
  avoid: ['For an immediate payment: selecting an item charges nothing.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    item: 'One item and its price.',
    orders: 'The latest orders.',
  },
  states: {},
  keyboard: [],
  accessibility: [
    'A list of buttons, each named with its price: “Dance 25 tokens”.',
    'For viewers who cannot tip they are disabled, so Tab skips them. New orders are not announced.',
  ],
  do: ['Fill TipPanel with the label and the price.'],
  dont: ['Charge without a second click.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
