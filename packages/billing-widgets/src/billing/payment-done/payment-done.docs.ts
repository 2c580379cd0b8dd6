import type { ComponentDocs } from '@footlight/ui/story';

export const paymentDoneDocs: ComponentDocs = {
  name: 'payment-done',
  status: 'new',
  summary: 'Says in one sentence how a payment without tokens ended.',
  aliases: ['membership paid', 'card verified', 'checkout expired'],
  use: ['Inside a Dialog titled with the result: a paid membership, a verified card, an expired checkout.'],
  avoid: ['For bought tokens, use PaymentSuccess.', 'For a declined payment, use PaymentFailed.'],
  anatomy: { text: 'What happened; announced when it appears.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the focused button.' }],
  accessibility: ['The sentence has the role status.'],
  do: ['Name what the viewer has now.'],
  dont: ['Ask for another payment here.'],
  tokens: {},
};
