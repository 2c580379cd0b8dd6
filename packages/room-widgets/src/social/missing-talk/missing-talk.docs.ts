import type { ComponentDocs } from '@footlight/ui/story';

export const missingTalkDocs: ComponentDocs = {
  name: 'missing-talk',
  status: 'new',
  summary: 'Shown in place of a conversation with an account that does not exist.',
  aliases: ['deleted account', 'unknown user'],
  use: ['In messages-screen, for an unknown name.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the button: goes back to the list.' }],
  accessibility: ['The title is a heading.'],
  do: ['Give the name as it was asked for.'],
  dont: ['Show it for other failures.'],
  tokens: {},
};
