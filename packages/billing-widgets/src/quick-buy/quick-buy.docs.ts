import type { ComponentDocs } from '@footlight/ui/story';

export const quickBuyDocs: ComponentDocs = {
  name: 'quick-buy',
  summary: 'Small packs on a kept card: one press, one charge.',
  use: ['Above the packs, for somebody who let the payment provider keep a card.'],
  avoid: ['Without a kept card: take PurchaseForm alone.'],
  anatomy: {
    card: 'Which card is charged: brand, last four figures, until when.',
    packs: 'A button for each pack, with amount and price. Locked while a charge is on its way.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a pack: charges the card once.' }],
  do: ['Say whether a charge is done, refused or unknown, and what to press next.'],
  dont: ['A button without a price.', 'A second charge for a lost answer.'],
  tokens: {},
};
