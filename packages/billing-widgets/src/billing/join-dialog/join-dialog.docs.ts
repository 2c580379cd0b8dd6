import type { ComponentDocs } from '@footlight/ui/story';

export const joinDialogDocs: ComponentDocs = {
  name: 'join-dialog',
  status: 'stable',
  summary: 'The join form, which sells a pack by card or PayPal and shows the offer for new members.',
  use: ['When the URL requests it (`join_form`), also for guests.'],
  avoid: ['For buying during another task, use PurchaseDialog, which shows balance, limits and saved cards.'],
  anatomy: { choice: 'Payment methods and packs; locked while the payment page opens.' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without a charge.' }],
  do: ['Name the price in the button.'],
  dont: ['Preselect a pack.'],
  tokens: {},
};
