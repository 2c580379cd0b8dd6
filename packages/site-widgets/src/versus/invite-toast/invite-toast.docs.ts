import type { ComponentDocs } from '@footlight/ui/story';

export const inviteToastDocs: ComponentDocs = {
  name: 'invite-toast',
  status: 'new',
  summary: 'An invitation to a contest, with its two answers.',
  aliases: ['challenge', 'contest invitation'],
  use: ['As the content of a toast.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a button: accepts or rejects.' }],
  accessibility: ['Both answers are buttons with text.'],
  do: ['Keep it until it is answered or has lapsed.'],
  dont: ['Start a contest without an answer.'],
  tokens: {},
};
