import type { ComponentDocs } from '@footlight/ui/story';

export const quickBuyDocs: ComponentDocs = {
  name: 'quick-buy',
  status: 'stable',
  summary: 'Buys small packs with a saved card: one click, one charge.',
  aliases: ['one-click purchase', 'top up', 'saved card'],
  use: ['Above the packs, for viewers with a card saved at the payment provider.'],
  avoid: ['Without a saved card, use PurchaseForm alone.'],
  anatomy: {
    card: 'The card that is charged: brand, last four digits and expiry date.',
    packs: 'A button for each pack, with amount and price. Locked while a charge is in progress.',
    suggested: 'The pack that the viewer bought last.',
    verified: 'Says that the card is verified.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a pack: charges the card once.' }],
  accessibility: [
    'A named region; the icon button that removes the card has a label.',
    'A charge in progress, an unknown result and a step at the bank have the role status.',
    'Success and failure are not announced; the app must report them.',
  ],
  do: ['Say whether a charge succeeded, was declined or is unknown, and what to do next.'],
  dont: ['Show a button without a price.', 'Charge again when a response was lost.'],
  tokens: {},
};
