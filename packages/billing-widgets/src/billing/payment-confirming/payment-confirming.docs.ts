import type { ComponentDocs } from '@footlight/ui/story';

export const paymentConfirmingDocs: ComponentDocs = {
  name: 'payment-confirming',
  status: 'stable',
  summary: 'Shows in the dialog that the platform is confirming a payment with the payment provider.',
  aliases: ['processing', 'spinner', 'pending payment'],
  use: [
    'Inside a Dialog titled with the result, from the return to the site until the platform has decided.',
  ],
  avoid: ['As a spinner for anything but payments.'],
  anatomy: {
    icon: 'A spinner; for an unknown payment an information sign. Hidden from screen readers.',
    amount: 'The amount of the payment; omitted while unknown.',
    text: 'What is pending and, after a while, that the viewer may leave. Changes are announced.',
    actions:
      'The close button, shown only after a longer wait; for an unknown payment also the link to the token history.',
  },
  states: { 'data-state': 'short, long, unknown (on the text)' },
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the button: closes the dialog; the tokens still arrive.' },
  ],
  accessibility: [
    'The text has the role status, so a longer wait is announced and the focus stays.',
    'It has no heading: the title of the dialog names the state.',
  ],
  do: ['Say that nobody is charged twice.'],
  dont: ['Show a progress bar that suggests a known duration.'],
  tokens: {},
};
