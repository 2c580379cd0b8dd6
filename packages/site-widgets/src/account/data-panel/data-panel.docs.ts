import type { ComponentDocs } from '@footlight/ui/story';

export const dataPanelDocs: ComponentDocs = {
  name: 'data-panel',
  status: 'new',
  summary: 'Offers the export of one’s data and the end of the account.',
  aliases: ['gdpr', 'export', 'delete account', 'close account'],
  use: ['Last on the page about security.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: ['A heading of level 2 names the panel.'],
  do: ['Ask for the password before either.'],
  dont: ['Offer anything else to somebody who deletes an account.'],
  tokens: {},
};
