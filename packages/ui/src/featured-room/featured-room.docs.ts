import type { ComponentDocs } from '../story/component-docs.ts';

export const featuredRoomDocs: ComponentDocs = {
  name: 'featured-room',
  status: 'new',
  summary: 'A live room as a large picture with its name, topic and the action to enter.',
  aliases: ['hero', 'spotlight', 'feature card'],
  use: ['At the top of the home page: one large room, with up to three small ones beside it.'],
  avoid: ['For rooms in a list, use ModelCard.', 'For a text about an offer, use PromoBanner.'],
  anatomy: {
    body: 'The text over the lower part of the picture.',
    name: 'The display name, as a heading.',
    subject: 'The room subject: two lines, or one in a small room.',
    viewers: 'The number of viewers.',
    language: 'The main language of the room: its name, or its code in a small room.',
    link: 'The action of a large room, the name of a small one. Its click area covers the whole room.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the link.' },
    { keys: ['Enter'], does: 'Opens the room.' },
  ],
  accessibility: [
    'The text stands on a plate whose contrast holds over any picture, which has an empty `alt`.',
    'The action of a large room is named with the room: “Enter: Maren Ember”.',
  ],
  do: ['Set `eager` on the large room only: its picture is the largest of the first view.'],
  dont: ['Feature a room that is offline or in a show.'],
  tokens: { '--featured-room-radius': 'radius-xl' },
};
