import type { ComponentDocs } from '@footlight/ui/story';

export const purchaseFormDocs: ComponentDocs = {
  name: 'purchase-form',
  status: 'stable',
  summary:
    'A form for buying tokens, with balance, payment methods, packs, and one button that names amount and price.',
  aliases: ['checkout', 'buy tokens', 'packs', 'pricing'],
  use: ['On a page about buying tokens.'],
  avoid: ['In a room, use PurchaseDialog, so that the show continues behind it.'],
  anatomy: {
    packs: 'Balance, notices, payment methods and their packs. Locked while the payment page opens.',
    balance: 'Current balance; omitted while unknown.',
    action: 'The error message, the button and the legal line.',
    pay: 'The button. It names amount and price, and wraps instead of truncating the price.',
    legal: 'Says that this is one payment, not a subscription, and who processes it.',
  },
  keyboard: [
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves between the payment methods.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves the selection between the packs.' },
    { keys: ['Enter', 'Space'], does: 'On the button: buys the pack that it names.' },
  ],
  accessibility: [
    'A section without a name or a heading, which the page must supply.',
    'The methods are named tabs; the packs are native radios with a hidden legend, named with their badges.',
    'A pack above the daily limit is a disabled radio; the banner above states the remaining amount.',
  ],
  do: ['Keep the legal line visible beside the button.', 'Show errors above the button, in plain words.'],
  dont: ['Hide the price behind a step.', 'Show more than one offer at once.'],
  tokens: {},
};
