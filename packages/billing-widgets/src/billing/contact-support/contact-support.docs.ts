import type { ComponentDocs } from '@footlight/ui/story';

export const contactSupportDocs: ComponentDocs = {
  name: 'contact-support',
  status: 'stable',
  summary: 'Tells the viewer that only support can resolve a problem with their card.',
  aliases: ['help', 'customer service'],
  use: ['When auto re-up fails with contact_support.'],
  avoid: ['For declines that another card or amount may solve, use PaymentDeclined.'],
  anatomy: {
    email: 'The support address as an email link; omitted if the brand has none.',
    payments: 'The payment companies, if the brand has no support address.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the address and the buttons.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'The text is the description of the dialog, so screen readers read it with the title.',
    'The address is underlined, so colour is not the only sign of the link.',
  ],
  do: ['Say that trying again will not help.'],
  dont: ['Send the viewer back to the payment.'],
  tokens: {},
};
