import type { ComponentDocs } from '@footlight/ui/story';

export const contactSupportDocs: ComponentDocs = {
  name: 'contact-support',
  summary: 'Says that only support can help with a card.',
  use: ['When auto re-up ends with contact_support.'],
  avoid: ['For declines that another card or amount may mend.'],
  anatomy: { email: 'The address as a link that opens a letter; absent where the brand has none.' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the address and the buttons.' },
    { keys: ['Escape'], does: 'Closes.' },
  ],
  do: ['Say that trying again will not help.'],
  dont: ['Sending the reader back to the payment.'],
  tokens: {},
};
