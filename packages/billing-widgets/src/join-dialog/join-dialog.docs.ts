import type { ComponentDocs } from '@footlight/ui/story';

export const joinDialogDocs: ComponentDocs = {
  name: 'join-dialog',
  summary: 'The join form: a pack by card or PayPal, and the offer for new members.',
  use: ['Where an address asks for it (`join_form`), for guests too.'],
  avoid: ['For buying in the middle of something: PurchaseDialog shows balance, limits and kept cards.'],
  anatomy: { choice: 'Way to pay and packs; locked while the payment page opens.' },
  keyboard: [{ keys: ['Escape'], does: 'Closes without a charge.' }],
  do: ['Name the price in the button.'],
  dont: ['Choosing a pack beforehand.'],
  tokens: {},
};
