import type { ComponentDocs } from '@footlight/ui/story';

export const legalPanelDocs: ComponentDocs = {
  name: 'legal-panel',
  status: 'new',
  summary: 'An operator’s own legal texts: plain text by language, in force once published.',
  aliases: ['terms editor', 'privacy policy'],
  use: ['As a section of Brand Studio, or on a page for legal texts.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: [
    'A mistake is named with its line at the field.',
    'After the operator’s text is removed, the focus is on the line that names the text in force.',
  ],
  do: ['Keep drafts through a reload.'],
  dont: ['Publish a text without its version: somebody else may have published.'],
  tokens: {},
};
