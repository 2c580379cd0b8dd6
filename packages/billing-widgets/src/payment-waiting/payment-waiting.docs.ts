import type { ComponentDocs } from '@footlight/ui/story';

export const paymentWaitingDocs: ComponentDocs = {
  name: 'payment-waiting',
  summary: 'What a payment by hand waits for: coins, their confirmations, or a till.',
  use: ['In the result’s dialog, while the purchase has a `wait` and is not decided.'],
  avoid: ['For card payments: those are confirmed in seconds, by PaymentConfirming.'],
  anatomy: {
    stage: 'How far it is; a status, so that a change is told.',
    until: 'Until when the price holds.',
    actions: 'Back to address or voucher, and the way out.',
    icon: 'A sign, hidden from readers of the text.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the way back to the page of the payment, and to closing.' }],
  do: ['Say that closing loses nothing.'],
  dont: ['Calling it paid when coins were only seen.'],
  tokens: {},
};
