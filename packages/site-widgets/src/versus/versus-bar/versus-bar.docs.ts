import type { ComponentDocs } from '@footlight/ui/story';

export const versusBarDocs: ComponentDocs = {
  name: 'versus-bar',
  status: 'new',
  summary: 'The contest of a room: both sides, the time that is left, who leads, and the result.',
  aliases: ['battle', 'contest score', 'duel'],
  use: ['Above the chat of a room that takes part.'],
  anatomy: {
    tournament: 'The tournament that the contest is part of.',
    share: 'The first side’s share of all tokens.',
    headline: 'Who leads or has won.',
    close: 'Closes the result.',
    detail: 'Why it ended, or who is away.',
    side: 'Picture, name and score of a side.',
    name: 'Name of a side, a link to its room.',
    score: 'Tokens of a side.',
    history: 'The tips that counted.',
    question: 'Asks before giving up.',
  },
  keyboard: [{ keys: ['Enter'], does: 'On a link or button: opens a room, or asks before giving up.' }],
  accessibility: [
    'A change of the lead and the result are announced; single tips are not.',
    'Scores are read with their unit.',
  ],
  do: ['Ask before a broadcaster gives up.'],
  dont: ['Count down by the clock of the device: use the platform’s.'],
  tokens: {},
  states: { 'data-state': 'running, ended; of a side: winner, away' },
};
