import type { ComponentDocs } from '@footlight/ui/story';

export const payoutsDocs: ComponentDocs = {
  name: 'payouts',
  status: 'new',
  summary: 'A broadcaster’s payouts: a form, and what became of earlier requests.',
  aliases: ['withdrawals', 'cash out', 'get paid'],
  use: ['On the page of earnings.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['Each field names its problem.', 'The list of requests has a label.'],
  do: ['Say from when tokens can be paid out.', 'Keep the input after a refusal.'],
  dont: ['Offer the shop when tokens are missing: a payout takes earned tokens.'],
  tokens: {},
};
