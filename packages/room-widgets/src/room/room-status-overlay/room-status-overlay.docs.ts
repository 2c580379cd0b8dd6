import type { ComponentDocs } from '@footlight/ui/story';

export const roomStatusOverlayDocs: ComponentDocs = {
  name: 'room-status-overlay',
  status: 'stable',
  summary: 'Explains why there is no live video and where to go next.',
  aliases: ['offline screen', 'away', 'stream ended'],
  use: [
    'Inside VideoPlayer, with the display status of the room. It renders nothing while the room is online.',
  ],
  avoid: ['For a stream that fails while the room is live: VideoPlayer shows that itself.'],
  anatomy: {
    poster: 'The room’s picture, blurred, behind the text.',
    picture: 'Replaces the poster on an empty stage: the picture for an offline room.',
    card: 'Contains the text, so that it is readable on any picture.',
    icon: 'A decorative icon for the status; hidden on phones.',
    title: 'The status of the room.',
    text: 'What the status means, and what happens next.',
    last: 'When the broadcaster was last live.',
    next: 'When the next planned show begins, in the visitor’s time zone.',
    suggestions: 'Usernames that the viewer may have meant.',
    password: 'The field for the room password, with its error below.',
    notified: 'Confirms that the viewer will be notified when the room opens.',
    actions: 'Where to go next, most common action first.',
  },
  states: {
    'data-status':
      'user_error, user_loading, password_required, offline, guest_overlay, cc_required, age_required, connected, limited, private, standby',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the suggestions, then to the password, then to the buttons.' },
  ],
  accessibility: [
    'The whole screen is a status with an h2, so a new status is announced.',
    'The pictures are hidden from screen readers. The error of a password is tied to its field.',
  ],
  do: ['Give every status a next step, if only to other rooms.'],
  dont: ['Request a private here: use PrivateRequest.'],
  tokens: { '--room-status-radius': 'radius-xl' },
};
