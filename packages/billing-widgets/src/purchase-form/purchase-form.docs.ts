import type { ComponentDocs } from '@footlight/ui/story';

export const purchaseFormDocs: ComponentDocs = {
  name: 'purchase-form',
  summary: 'Buying tokens: balance, ways to pay, packs, and one button that names amount and price.',
  use: ['On a page that is about buying tokens.'],
  avoid: ['Over a room: take PurchaseDialog, so that the show goes on behind it.'],
  anatomy: {
    packs:
      'Balance, what must be known first, ways to pay, and their packs. Locked while the payment page opens.',
    balance: 'Tokens now; left out while unknown.',
    action: 'What went wrong, the button and the legal line.',
    pay: 'The button. It says how much for what price, and wraps rather than cut a price off.',
    legal: 'One payment, no subscription, who takes it.',
  },
  keyboard: [
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves between the ways to pay.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves the choice among the packs.' },
    { keys: ['Enter', 'Space'], does: 'On the button: buys what it names.' },
  ],
  do: [
    'Keep the legal line in view beside the button.',
    'Say what went wrong above the button, in plain words.',
  ],
  dont: ['Hide the price behind a step.', 'More than one offer at once.'],
  tokens: {},
};
