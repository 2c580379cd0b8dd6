import type { ComponentDocs } from '@footlight/ui/story';

export const versusMatchesDocs: ComponentDocs = {
  name: 'versus-matches',
  status: 'new',
  summary: 'What comes next, and how the last contests ended.',
  aliases: ['fixtures', 'schedule', 'results'],
  use: ['Below the contests that run.'],
  anatomy: { score: 'Tokens of a side.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens a room or the tournament.' }],
  accessibility: ['Each column is a list with a heading.', 'The winner is named in text, too.'],
  do: ['Pass the soonest and the newest first.'],
  dont: ['Show an empty column: it is left out.'],
  tokens: {},
};
