import type { ComponentDocs } from '@footlight/ui/story';

export const keysScreenDocs: ComponentDocs = {
  name: 'keys-screen',
  status: 'new',
  summary: 'Keys with which an operator’s programs read the back office, and a form for a new one.',
  aliases: ['api keys', 'access tokens', 'credentials'],
  use: ['For administrators.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['A new secret is announced.'],
  do: ['Show the secret once, right after the key was made.'],
  dont: ['Store the secret.'],
  tokens: {},
};
