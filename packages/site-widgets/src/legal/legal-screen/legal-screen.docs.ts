import type { ComponentDocs } from '@footlight/ui/story';

export const legalScreenDocs: ComponentDocs = {
  name: 'legal-screen',
  status: 'new',
  summary: 'A page for a legal document, with links to the others.',
  aliases: ['terms', 'privacy policy', 'imprint'],
  use: ['On the page of each document.'],
  anatomy: { contents: 'Links to the sections of the document, on a wide screen.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link or button: opens a document, or prints this one.' }],
  accessibility: [
    'The title is the level 1 heading, in the language of the document.',
    'The link of the shown document is marked as current.',
  ],
  do: ['Offer to print it: only the text is printed.'],
  dont: ['Hide the links while the text loads.'],
  tokens: { '--header-space': 'Height of what stays at the top of the page; the contents stay below it.' },
};
