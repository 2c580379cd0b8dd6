import type { ComponentDocs } from '@footlight/ui/story';

export const paymentFailedDocs: ComponentDocs = {
  name: 'payment-failed',
  summary: 'What stands in the dialog when a payment was declined: why, and what helps.',
  use: ['Inside a Dialog titled with the result, when the payment provider has declined.'],
  avoid: [
    'For a network failure: nothing was declined then. Say it above the pay button and let it be tried again.',
  ],
  anatomy: {
    icon: 'The sign of failure, hidden from screen readers.',
    reason: 'Why, in the words of the decline code; read out when it appears.',
    'next-step': 'That nothing was charged, and what helps in this case.',
    code: 'The code itself, for support; left out when it is unknown.',
    actions: 'Try again, and more options.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the button that has the focus.' }],
  do: ['Say first that nothing was charged.'],
  dont: ['A reason made up for a code that nobody knows.'],
  tokens: {},
};
