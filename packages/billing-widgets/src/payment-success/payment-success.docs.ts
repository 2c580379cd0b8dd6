import type { ComponentDocs } from '@footlight/ui/story';

export const paymentSuccessDocs: ComponentDocs = {
  name: 'payment-success',
  summary: 'What stands in the dialog when a payment went through: tokens, balance, receipt.',
  use: ['Inside a Dialog titled with the result, once the platform has booked the tokens.'],
  avoid: ['On the word of the address bar alone: until the platform agrees, PaymentConfirming stands there.'],
  anatomy: {
    icon: 'The sign of success, hidden from screen readers.',
    added: 'How many tokens came; read out when it appears.',
    balance: 'Tokens now; left out while unknown.',
    reference: 'The receipt’s reference, chosen as a whole by one click.',
    actions: 'The button that leads on.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: goes on with what was interrupted.' }],
  do: ['Lead back to where the reader was, with their draft still there.'],
  dont: ['Another offer in the moment of success.'],
  tokens: {},
};
