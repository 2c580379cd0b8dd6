import type { ComponentDocs } from '@footlight/ui/story';

export const contactSupportDocs: ComponentDocs = {
  name: 'contact-support',
  summary: 'Says that only support can help with a card.',
  use: ['When auto re-up ends with contact_support.'],
  avoid: ['For declines that another card or amount may mend.'],
  anatomy: {},
  keyboard: [{ keys: ['Escape'], does: 'Closes.' }],
  do: ['Say that trying again will not help.'],
  dont: ['Sending the reader back to the payment.'],
  tokens: {},
};
