import type { ComponentDocs } from '@footlight/ui/story';

export const applicationStateDocs: ComponentDocs = {
  name: 'application-state',
  status: 'new',
  summary: 'Says where the application of a broadcaster is, and what happens next.',
  aliases: ['onboarding status', 'review status'],
  use: ['In place of the form, once an application was sent.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the link of an approved application: opens the room.' }],
  accessibility: ['The state is a banner with a title.'],
  do: ['Give the operator’s words about a rejection.'],
  dont: ['Show the form beside a state that only waits.'],
  tokens: {},
};
