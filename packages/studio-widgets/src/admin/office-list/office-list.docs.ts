import type { ComponentDocs } from '@footlight/ui/story';

export const officeListDocs: ComponentDocs = {
  name: 'office-list',
  status: 'new',
  summary: 'Entries of the back office in boxes, with their loading, empty and failed states.',
  aliases: ['record list', 'cards'],
  use: ['For entries that need more than a row: reports, sites.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The list has a label.', 'An error is announced and keeps the entries that are there.'],
  do: ['Say in the empty state what would be here.'],
  dont: ['Use it for values that people compare; take OfficeTable.'],
  tokens: {},
};
