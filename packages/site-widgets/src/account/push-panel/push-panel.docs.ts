import type { ComponentDocs } from '@footlight/ui/story';

export const pushPanelDocs: ComponentDocs = {
  name: 'push-panel',
  status: 'new',
  summary: 'Push messages on this device: a switch, or why there is none.',
  aliases: ['web push', 'notifications', 'browser notifications'],
  use: ['In the settings of an account, where the site has push messages.'],
  anatomy: {},
  states: { 'data-state': '`on`, `off`, `denied`, `unsupported` or `install_first`' },
  keyboard: [{ keys: ['Space'], does: 'Turns the messages on or off.' }],
  accessibility: ['The switch keeps the focus while its change is made, and a failure is announced.'],
  do: ['Ask the browser only within the press.'],
  dont: ['Show it where the site sends no messages.'],
  tokens: {},
};
