import type { ComponentDocs } from '@footlight/ui/story';

export const linkedPanelDocs: ComponentDocs = {
  name: 'linked-panel',
  status: 'new',
  summary: 'Lists the linked accounts of a person, and changes to one of them.',
  aliases: ['switch account', 'multiple accounts'],
  use: ['On the page about security.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: ['A heading of level 2 names the panel.', 'Each button names its account.'],
  do: ['Say how long a link lasts.'],
  dont: ['Change the account without a sign that it is happening: give `entering`.'],
  tokens: {},
};
