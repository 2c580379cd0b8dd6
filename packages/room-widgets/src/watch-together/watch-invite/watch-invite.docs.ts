import type { ComponentDocs } from '@footlight/ui/story';

export const watchInviteDocs: ComponentDocs = {
  name: 'watch-invite',
  status: 'new',
  summary: 'Says that the two people of a private show can watch a video together.',
  aliases: ['watch party', 'shared video'],
  use: ['In a running private show that was requested with watching together, while no video is open.'],
  avoid: ['While a video is open, use WatchPlayer.'],
  anatomy: {
    title: 'What it is about.',
    text: 'Who opens a video.',
    failed: 'The open video could not be read, with a retry.',
  },
  states: {},
  keyboard: [],
  accessibility: [
    'A region with a name; it is not announced when it appears. A failure is an alert.',
    'The icon is hidden from screen readers.',
  ],
  do: ['Let only the broadcaster choose.'],
  dont: ['Show it in other private shows.'],
  tokens: { '--watch-invite-radius': 'radius-lg' },
};
