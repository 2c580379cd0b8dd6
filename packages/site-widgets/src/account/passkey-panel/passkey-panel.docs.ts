import type { ComponentDocs } from '@footlight/ui/story';

export const passkeyPanelDocs: ComponentDocs = {
  name: 'passkey-panel',
  status: 'new',
  summary: 'Lists the passkeys of an account; each can be renamed in place and removed.',
  aliases: ['webauthn', 'fingerprint', 'security key'],
  use: ['On the page about security.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'While a passkey is renamed: saves the name.' },
    { keys: ['Enter', 'Space'], does: 'On a button: presses it.' },
  ],
  accessibility: ['A heading of level 2 names the panel.', 'Each button names its passkey.'],
  do: ['Name a new passkey after its device.'],
  dont: ['Remove the last way into an account.'],
  tokens: {},
};
