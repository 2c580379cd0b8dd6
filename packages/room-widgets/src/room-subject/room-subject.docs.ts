import type { ComponentDocs } from '@footlight/ui/story';

export const roomSubjectDocs: ComponentDocs = {
  name: 'room-subject',
  summary: 'What the broadcaster says the room is about.',
  use: ['Once a room, below the picture or in its header.'],
  avoid: ['For a notice of the house: take a Banner.'],
  anatomy: {
    icon: 'A megaphone, hidden from screen readers; the word “Topic” is read out in its place.',
    text: 'The subject as it was typed, in its own direction. Never markup.',
  },
  keyboard: [],
  do: ['Let it wrap: a goal at its end must be read.'],
  dont: ['Cut it to one line.', 'A frame without text: nothing is drawn for an empty subject.'],
  tokens: {},
};
