import type { ComponentDocs } from '@footlight/ui/story';

export const topFansDocs: ComponentDocs = {
  name: 'top-fans',
  status: 'stable',
  summary: 'Lists the viewers who tipped most in a room.',
  aliases: ['leaderboard', 'top supporters', 'ranking'],
  use: ['Below the video of a room.'],
  avoid: ['For who is in the room now, use UserList.'],
  anatomy: {
    title: 'The heading.',
    hint: 'The days that the amounts cover.',
    list: 'The fans, most generous first.',
    fan: 'One fan: picture or initials, name and tokens.',
    name: 'The display name. A long one is truncated; the tooltip shows the username.',
  },
  keyboard: [],
  accessibility: [
    'The heading (h2) names the region and the ordered list.',
    'Pictures are hidden from screen readers, and amounts include the word “tokens”.',
  ],
  do: ['Leave out users in invisible mode, and anonymous and private tips.'],
  dont: ['Show an empty list: without fans nothing is rendered.'],
  tokens: { '--top-fans-radius': 'radius-lg' },
};
