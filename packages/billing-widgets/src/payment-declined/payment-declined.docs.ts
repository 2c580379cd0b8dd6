import type { ComponentDocs } from '@footlight/ui/story';

export const paymentDeclinedDocs: ComponentDocs = {
  name: 'payment-declined',
  summary: 'A dialog with four ways on after a card was declined.',
  use: ['When somebody asks for more options after a declined payment.'],
  avoid: ['To say why a payment was declined: that is PaymentFailed, which comes before this.'],
  anatomy: {
    option: 'One way on; the whole row is the button.',
    icon: 'A picture of the way, hidden from screen readers.',
    label: 'What it is.',
    hint: 'What it takes, in a few words.',
  },
  states: { 'data-option': 'get_verified, alternate_biller, different_card, adjust_amount' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from option to option.' },
    { keys: ['Enter', 'Space'], does: 'Takes the option.' },
    { keys: ['Escape'], does: 'Closes; the focus goes back to where it was.' },
  ],
  do: ['Keep the order: what most often helps stands first.'],
  dont: ['Blame the reader: a bank declines for many reasons that are not theirs.'],
  tokens: { '--option-radius': 'radius-lg' },
};
