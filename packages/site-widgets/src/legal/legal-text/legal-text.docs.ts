import type { ComponentDocs } from '@footlight/ui/story';

export const legalTextDocs: ComponentDocs = {
  name: 'legal-text',
  status: 'new',
  summary: 'A legal document: since when it is in force, and its sections.',
  aliases: ['terms', 'privacy policy', 'document'],
  use: ['On a page, in a dialog, or above a signature.'],
  anatomy: { version: 'Date and version.' },
  keyboard: [],
  accessibility: [
    'The text has the language of the document, which may not be that of the page.',
    'The level of the headings follows the place: 2 on a page, 3 in a dialog.',
  ],
  do: ['Show an expired version only with the note that it has expired.'],
  dont: ['Shorten a document.'],
  tokens: {},
};
