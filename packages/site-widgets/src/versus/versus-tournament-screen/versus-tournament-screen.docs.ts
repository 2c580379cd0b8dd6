import type { ComponentDocs } from '@footlight/ui/story';

export const versusTournamentScreenDocs: ComponentDocs = {
  name: 'versus-tournament-screen',
  status: 'new',
  summary: 'A tournament: what happens now, and its table with contests won first, then tokens.',
  aliases: ['bracket', 'standings', 'league table'],
  use: ['On the page of a tournament.'],
  anatomy: {
    state: 'That it starts, which round runs, or that it has ended.',
    winner: 'Who has won.',
  },
  keyboard: [{ keys: ['Enter'], does: 'On a name: opens the room.' }],
  accessibility: [
    'The name of the tournament is the level 1 heading; the table is an ordered list with the places.',
  ],
  do: ['Read it again until the tournament has ended.'],
  dont: ['Count down by the clock of the browser, which may be wrong.'],
  tokens: {},
};
