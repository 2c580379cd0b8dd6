import type { ComponentDocs } from '@footlight/ui/story';

export const mostLikedScreenDocs: ComponentDocs = {
  name: 'most-liked-screen',
  status: 'new',
  summary: 'The board of the month, the own place, and past winners.',
  aliases: ['ranking', 'leaderboard', 'awards', 'contest'],
  use: ['On its page.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card, tab or link: opens it.' }],
  accessibility: ['The title is the level 1 heading; the board is a list with a name.'],
  do: ['Show the own place to broadcasters alone.'],
  dont: ['Show a number that the broadcaster hides.'],
  tokens: {},
};
