import type { ComponentDocs } from '@footlight/ui/story';

export const joinDialogDocs: ComponentDocs = {
  name: 'join-dialog',
  status: 'stable',
  summary: 'The join form, which sells a pack by card or PayPal and shows the offer for new members.',
  aliases: ['sign-up offer', 'checkout', 'subscribe'],
  use: ['When the URL requests it (`join_form`), also for guests.'],
  avoid: ['For buying during another task, use PurchaseDialog, which shows balance, limits and saved cards.'],
  anatomy: { choice: 'Payment methods and packs; locked while the payment page opens.' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without a charge.' }],
  accessibility: [
    'The payment methods are a named radiogroup; the packs are native radios with a hidden legend.',
    'A badge is part of its radio’s name, and token amounts are read with their unit.',
    'The spinner has the role status and names what is loading; an error is an alert.',
  ],
  do: ['Name the price in the button.', 'Start with the pack of `startingJoinPack`.'],
  dont: ['Change the pack when the payment method changes, if both sell it.'],
  tokens: {},
};
