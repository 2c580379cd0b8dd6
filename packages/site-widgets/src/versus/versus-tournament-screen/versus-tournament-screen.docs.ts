import type { ComponentDocs } from '@footlight/ui/story';

export const versusTournamentScreenDocs: ComponentDocs = {
  name: 'versus-tournament-screen',
  status: 'new',
  summary: 'The table of a tournament: contests won first, then tokens.',
  aliases: ['bracket', 'standings', 'league table'],
  use: ['On the page of a tournament.'],
  anatomy: { state: 'When it starts, which round runs, or that it has ended.' },
  keyboard: [{ keys: ['Enter'], does: 'On a name: opens the room.' }],
  accessibility: [
    'The name of the tournament is the level 1 heading; the table is an ordered list with the places.',
  ],
  do: ['Read it again until the tournament has ended.'],
  dont: ['Show the time of the start in the time zone of the server: it is in UTC and says so.'],
  tokens: {},
};
