import type { ComponentDocs } from '@footlight/ui/story';

export const moneyScreenDocs: ComponentDocs = {
  name: 'money-screen',
  status: 'new',
  summary: 'The last check of the ledger, and the promo codes.',
  aliases: ['ledger check', 'coupons', 'finance'],
  use: ['For roles with the right to money.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The result of a check is announced.', 'Faults are marked as English.'],
  do: ['Keep the last result while a check runs.'],
  dont: ['Hide faults behind a total.'],
  tokens: {},
};
