import type { ComponentDocs } from '@footlight/ui/story';

export const paymentWaitingDocs: ComponentDocs = {
  name: 'payment-waiting',
  status: 'stable',
  summary:
    'Shows what an asynchronous payment is waiting for: crypto, its confirmations, or a voucher payment.',
  aliases: ['crypto payment', 'voucher', 'pending payment'],
  use: ['In the result dialog, while the purchase has a `wait` and is undecided.'],
  avoid: ['For card payments, which are confirmed in seconds, use PaymentConfirming.'],
  anatomy: {
    stage: 'The current stage, as a status; changes are announced.',
    until: 'When the price expires.',
    actions: 'The link back to the address or voucher, and the close button.',
    icon: 'Decorative icon, hidden from screen readers.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the payment page link and the close button.' }],
  accessibility: [
    'Only the stage has the role status; the date and the note about amounts are read on demand.',
    'The stage is a sentence with the number of confirmations, without a bar or a colour.',
  ],
  do: ['Say that closing loses nothing.'],
  dont: ['Call it paid when the transaction was only detected.'],
  tokens: {},
};
