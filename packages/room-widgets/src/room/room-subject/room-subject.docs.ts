import type { ComponentDocs } from '@footlight/ui/story';

export const roomSubjectDocs: ComponentDocs = {
  name: 'room-subject',
  status: 'stable',
  summary: 'The topic of the room, set by the broadcaster.',
  aliases: ['topic', 'stream title'],
  use: ['Once per room, below the video or in its header.'],
  avoid: ['For a platform notice, use Banner.'],
  anatomy: {
    icon: 'A megaphone, hidden from screen readers; they read “Topic” instead.',
    text: 'The topic as typed, in its own direction. Never markup.',
  },
  keyboard: [],
  accessibility: [
    'A paragraph. A change of the topic is not announced.',
    'The broadcaster’s colour is made darker or lighter to keep a contrast of 4.5:1 in both schemes.',
  ],
  do: ['Let it wrap: a goal at its end must stay visible.'],
  dont: ['Truncate it to one line.', 'Draw a frame without text: an empty topic renders nothing.'],
  tokens: {},
};
