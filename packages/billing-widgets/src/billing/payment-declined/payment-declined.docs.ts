import type { ComponentDocs } from '@footlight/ui/story';

export const paymentDeclinedDocs: ComponentDocs = {
  name: 'payment-declined',
  status: 'stable',
  summary: 'A dialog with four options after a card was declined.',
  aliases: ['failed card', 'retry payment', 'dunning'],
  use: ['When the viewer requests more options after a declined payment.'],
  avoid: ['To explain why a payment was declined, use PaymentFailed, which comes first.'],
  anatomy: {
    option: 'One option; the whole row is a button.',
    icon: 'Decorative icon, hidden from screen readers.',
    label: 'The name of the option.',
    hint: 'What it involves, in a few words.',
  },
  states: { 'data-option': 'get_verified, alternate_biller, different_card, adjust_amount' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the options.' },
    { keys: ['Enter', 'Space'], does: 'Selects the option.' },
    { keys: ['Escape'], does: 'Closes the dialog and returns focus to where it was.' },
  ],
  accessibility: [
    'The options are a named list; the name of a button is its label and its hint.',
    'Each row is at least 64 pixels high.',
  ],
  do: ['Keep the order: the option that helps most often comes first.'],
  dont: ['Blame the viewer. Banks decline payments for many reasons.'],
  tokens: { '--option-radius': 'radius-lg' },
};
