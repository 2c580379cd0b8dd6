import type { ComponentDocs } from '@footlight/ui/story';

export const accountSettingsScreenDocs: ComponentDocs = {
  name: 'account-settings-screen',
  status: 'new',
  summary: 'The settings of an account, one panel for each part.',
  aliases: ['profile settings', 'preferences'],
  use: ['As the page of settings.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links, then the page.' }],
  accessibility: ['Each part has a level 2 heading.'],
  do: ['Keep the place of parts that load.'],
  dont: ['Put parts of other accounts in it.'],
  tokens: {},
};
