import type { ComponentDocs } from '@footlight/ui/story';

export const officeCommandsDocs: ComponentDocs = {
  name: 'office-commands',
  status: 'new',
  summary: 'Goes to a page of the back office, or finds a user, by typing.',
  aliases: ['command palette', 'quick open', 'keyboard shortcuts'],
  use: ['As an overlay that Ctrl+K or ⌘K opens.'],
  anatomy: {},
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves through the results.' },
    { keys: ['Enter'], does: 'Opens the result.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: ['The field announces the number of results.'],
  do: ['List only pages that the role may open.'],
  dont: ['Offer acts that need a reason.'],
  tokens: {},
};
