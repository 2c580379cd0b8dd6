import type { ComponentDocs } from '@footlight/ui/story';

export const identityPanelDocs: ComponentDocs = {
  name: 'identity-panel',
  status: 'new',
  summary: 'Lists log-ins at other providers, and connects or removes one.',
  aliases: ['social login', 'single sign-on', 'oauth', 'connected accounts'],
  use: ['On the page about security, if the operator offers a provider.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: ['A heading of level 2 names the panel.', 'Each button names its provider.'],
  do: ['Ask for a password before the last other way is removed.'],
  dont: ['Offer a provider that is already connected.'],
  tokens: {},
};
