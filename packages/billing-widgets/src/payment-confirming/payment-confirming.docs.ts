import type { ComponentDocs } from '@footlight/ui/story';

export const paymentConfirmingDocs: ComponentDocs = {
  name: 'payment-confirming',
  summary: 'What stands in the dialog while platform and payment provider agree on a payment.',
  use: [
    'Inside a Dialog titled with the result, from the return of the payment page until the platform decides.',
  ],
  avoid: ['As a spinner for anything else: it speaks of money.'],
  anatomy: {
    icon: 'A spinner, hidden from screen readers.',
    text: 'What is being waited for; after a while, that one may leave. Read out when it changes.',
    actions: 'The way out; only after a longer wait.',
  },
  states: { 'data-state': 'short, long (on the text)' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: closes; the tokens still arrive.' }],
  do: ['Promise what holds: nobody is charged twice.'],
  dont: ['A bar that pretends to know how long it takes.'],
  tokens: {},
};
