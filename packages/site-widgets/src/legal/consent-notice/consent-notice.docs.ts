import type { ComponentDocs } from '@footlight/ui/story';

export const consentNoticeDocs: ComponentDocs = {
  name: 'consent-notice',
  status: 'new',
  summary: 'Asks for consent, for each purpose by itself.',
  aliases: ['cookie banner', 'gdpr', 'privacy notice'],
  use: ['At the foot of the window, until every purpose has an answer.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['A region with the question as its name.'],
  do: ['Store and send nothing before the answer.'],
  dont: ['Make one answer easier than the others, or choose in advance.'],
  tokens: {},
};
