import type { ComponentDocs } from '@footlight/ui/story';

export const paymentSuccessDocs: ComponentDocs = {
  name: 'payment-success',
  status: 'stable',
  summary: 'Shows tokens, balance and receipt in the dialog after a successful payment.',
  aliases: ['thank you', 'order confirmation'],
  use: ['Inside a Dialog titled with the result, once the platform has credited the tokens.'],
  avoid: ['Because the URL reports success. Use PaymentConfirming until the platform confirms the payment.'],
  anatomy: {
    icon: 'Decorative success icon, hidden from screen readers.',
    added: 'Number of tokens added; announced when it appears.',
    notice: 'Why the settlement differs from the order; omitted if it does not.',
    amount: 'What was paid; omitted if unknown.',
    balance: 'Current balance; omitted while unknown.',
    reference: 'The receipt reference; one click selects all of it.',
    actions: 'The button to continue.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: continues the interrupted task.' }],
  accessibility: [
    'The tokens are announced by `useAnnounce`, since screen readers skip replaced content.',
    'The app must supply an `AnnouncerProvider`, or nothing is announced.',
    'Amount, balance and receipt are a description list; the balance is read with its unit.',
  ],
  do: ['Return viewers to where they were, with their draft intact.'],
  dont: ['Show another offer next to the success message.'],
  tokens: {},
};
