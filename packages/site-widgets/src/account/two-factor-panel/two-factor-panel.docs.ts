import type { ComponentDocs } from '@footlight/ui/story';

export const twoFactorPanelDocs: ComponentDocs = {
  name: 'two-factor-panel',
  status: 'new',
  summary: 'Says whether log-ins ask for a code, and switches that on or off.',
  aliases: ['2fa', 'mfa', 'authenticator'],
  use: ['On the page about security.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: ['A heading of level 2 names the panel.', 'The number of recovery codes is text.'],
  do: ['Say early that recovery codes run out.'],
  dont: ['Switch it off without the password.'],
  tokens: {},
};
