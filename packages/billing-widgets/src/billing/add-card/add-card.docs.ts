import type { ComponentDocs } from '@footlight/ui/story';

export const addCardDocs: ComponentDocs = {
  name: 'add-card',
  status: 'stable',
  summary: 'Adds a card on the payment provider’s page, without a purchase.',
  aliases: ['save a card', 'payment method', 'card on file'],
  use: ['When a saved card was declined, or a feature needs a saved card.'],
  avoid: ['For a purchase: its page offers to save the card anyway.'],
  anatomy: {},
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; no card is added.' }],
  accessibility: [
    'The facts are a list whose check marks are hidden from screen readers.',
    'An error is an alert; the button keeps its focus while the payment page opens.',
  ],
  do: ['Say before the payment provider’s page opens that a due amount is charged to the new card.'],
  dont: ['Ask for card details. Only the payment provider may do that.'],
  tokens: {},
};
