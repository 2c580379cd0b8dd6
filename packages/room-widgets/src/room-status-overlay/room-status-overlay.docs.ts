import type { ComponentDocs } from '@footlight/ui/story';

export const roomStatusOverlayDocs: ComponentDocs = {
  name: 'room-status-overlay',
  summary: 'What stands on the stage when there is no live picture: why, and where to go.',
  use: [
    'Inside VideoPlayer, with the display status of the room. It draws nothing while the room is online.',
  ],
  avoid: ['For a stream that fails while the room is live: the player says that itself.'],
  anatomy: {
    poster: 'The room’s picture, blurred, behind the words.',
    picture: 'In its place on an empty stage: the picture of who is offline.',
    card: 'Holds the words, so that they are readable on any picture.',
    icon: 'A sign of the status; left out on a phone.',
    title: 'What the matter is.',
    text: 'What that means, and what comes next.',
    last: 'When the broadcaster was last live.',
    suggestions: 'Names that may have been meant.',
    password: 'Asks for the password of the room; what is wrong with it stands below it.',
    notified: 'That the visitor will hear when the room opens.',
    actions: 'Where to go from here; the first is the one that most want.',
  },
  states: {
    'data-status':
      'user_error, user_loading, password_required, offline, guest_overlay, cc_required, connected, limited, private, standby',
  },
  keyboard: [
    { keys: ['Tab'], does: 'From suggestion to suggestion, then to the password, then to the buttons.' },
  ],
  do: ['Give every status a way on, if only to other rooms.'],
  dont: ['Ask for a private here: that is another panel.'],
  tokens: { '--room-status-radius': 'radius-xl' },
};
