import type { ComponentDocs } from '@footlight/ui/story';

export const rankingDocs: ComponentDocs = {
  name: 'ranking',
  status: 'new',
  summary: 'Broadcasters by their places: a podium of the first three, and rows below it.',
  aliases: ['leaderboard', 'podium', 'top list'],
  use: ['For a list whose order is the point, such as most tips or most likes.'],
  avoid: ['For a list that only happens to be sorted, use ModelGrid of @footlight/ui.'],
  anatomy: {
    podium: 'The first three. A page that starts at a later place has none.',
    thumbnail: 'The picture of a room, without colour while it is offline.',
    link: 'The name; its link covers the card or row.',
    score: 'What the place is based on: tokens with their icon, or a number with its word.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from the first place to the last, whatever the podium looks like.' },
  ],
  accessibility: ['The place is text, and its size and colour repeat it.'],
  do: ['Leave out a number that is private: the subject of the room takes its place.'],
  dont: ['Show a change of place that nobody has recorded.'],
  tokens: {},
};
