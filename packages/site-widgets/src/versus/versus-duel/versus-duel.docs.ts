import type { ComponentDocs } from '@footlight/ui/story';

export const versusDuelDocs: ComponentDocs = {
  name: 'versus-duel',
  status: 'new',
  summary: 'A contest as a duel: two pictures, the clock between them, and a bar that tips move.',
  aliases: ['battle', 'contest', 'match'],
  use: ['In a list of contests.'],
  anatomy: {
    clock: 'The time that is left.',
    bar: 'The shares of both sides.',
    headline: 'Who leads or has won.',
    detail: 'Why it ended, or who is away.',
    tournament: 'The tournament that the contest is part of.',
    side: 'Half of the duel.',
    name: 'Name of a side.',
    score: 'Tokens of a side.',
  },
  keyboard: [
    { keys: ['Enter'], does: 'On a link: opens a room or the tournament. On a button: tips that side.' },
  ],
  accessibility: [
    'The bar is hidden from screen readers: the headline says who leads.',
    'The name of each side is the link to its room and covers its picture.',
  ],
  do: [
    'Load the pictures of the first duel at once: `eager`.',
    'Give `livePicture` a component that plays only in view, muted, and not for people who reduce motion.',
    'Read the contest again after a tip: the score is the answer.',
  ],
  dont: ['Show more than two sides.'],
  tokens: {},
  states: { 'data-state': 'running, ended; of a side: even, won, lost, away' },
};
