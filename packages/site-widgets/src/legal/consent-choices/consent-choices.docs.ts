import type { ComponentDocs } from '@footlight/ui/story';

export const consentChoicesDocs: ComponentDocs = {
  name: 'consent-choices',
  status: 'new',
  summary: 'Switches with which a visitor gives or withdraws consent.',
  aliases: ['cookie settings', 'privacy preferences'],
  use: ['Below the cookie notice.'],
  anatomy: {},
  keyboard: [{ keys: ['Space'], does: 'Gives or withdraws a consent.' }],
  accessibility: ['Each switch says in its description what the visitor agrees to.'],
  do: ['List only what the site does.'],
  dont: ['Count a question without an answer as a yes.'],
  tokens: {},
};
