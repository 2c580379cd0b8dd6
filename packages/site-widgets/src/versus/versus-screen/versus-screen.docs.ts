import type { ComponentDocs } from '@footlight/ui/story';

export const versusScreenDocs: ComponentDocs = {
  name: 'versus-screen',
  status: 'new',
  summary: 'The contests of a section, then what comes and what was.',
  aliases: ['battles', 'contests', 'arena'],
  use: ['In a list of rooms, below its navigation.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a link or button: opens a room, or tries again.' }],
  accessibility: ['Each contest and each column has a level 2 heading.', 'While the list loads, it says so.'],
  do: ['Read the list again while it is shown.'],
  dont: ['Replace a shown list by an error.'],
  tokens: {},
};
