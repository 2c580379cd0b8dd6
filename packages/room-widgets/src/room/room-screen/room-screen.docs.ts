import type { ComponentDocs } from '@footlight/ui/story';

export const roomScreenDocs: ComponentDocs = {
  name: 'room-screen',
  status: 'new',
  summary: 'A live room in one window: picture, chat and tips side by side, or below each other on phones.',
  aliases: ['live room', 'stream page', 'theatre'],
  use: ['On the page of a room.'],
  anatomy: {
    player: 'The picture, and what is beside it.',
    header: 'Who is watched.',
    subject: 'The topic and further actions.',
    goal: 'The goal, in one line.',
    shows: 'The running or offered show.',
    tools: 'Tools with the width of the picture.',
    chat: 'Lines and field of the chat.',
    tip: 'The tip bar.',
    more: 'Media, apps and further rooms.',
    backdrop: 'Phones: the light around the live picture.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves through header, picture, topic, show, chat and tips.' }],
  accessibility: [
    'The order of the page is the same on every width; phones change only the place.',
    'While somebody types on a phone, the field stays above the keyboard.',
  ],
  do: [
    'Give each part as a node; one that renders nothing takes no room.',
    'Give the ratio of the stream once it is known.',
    'Give a `backdrop` while the picture is live, and none with a form or an overlay in its place.',
  ],
  dont: ['Change the height of a part while the room is open.'],
  states: {
    'data-theatre': 'The picture is as large as the window allows.',
    'data-stage': 'Phones: the live picture and the chat over it have the whole window.',
  },
  tokens: {
    '--header-space': 'Height of what stays at the top of the page.',
    '--notice-space': 'Height of what stays at the bottom of the page; tips stay above it.',
    '--stage-top': 'Height of what is over the top of a stage for a while.',
    '--visible-height': 'Height of the window above a keyboard.',
    '--visible-top': 'Top of that part of the window.',
  },
};
