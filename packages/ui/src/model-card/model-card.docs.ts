import type { ComponentDocs } from '../story/component-docs.ts';

export const modelCardDocs: ComponentDocs = {
  name: 'model-card',
  summary: 'A model and what is on in the room, as one link.',
  use: ['In a ModelGrid: who is live, favourites, search results, more like this.'],
  avoid: [
    'For a video or a picture set: take a MediaCard.',
    'For one person in a list or a line: take an Avatar with the name.',
  ],
  anatomy: {
    thumbnail: 'The picture, 4:3; a lit plate while there is none or when it does not load.',
    badges: 'Status, and “New”.',
    note: 'How many are watching.',
    footlight: 'The light that comes up under the pointer and the focus.',
    body: 'The words under the picture.',
    link: 'The name; it is laid over the whole card.',
    age: 'Years, when known.',
    subject: 'What the room is about, two lines at most.',
    tags: 'One line of words; those that do not fit are left out.',
  },
  states: { 'data-state': 'online, private, limited, connected, standby, offline' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the card, which is one stop.' },
    { keys: ['Enter'], does: 'Opens the room.' },
  ],
  do: [
    'Set `eager` on the cards of the first view alone.',
    'Let the number of viewers tick: only its own card is drawn again.',
  ],
  dont: ['Buttons on the card: the whole card is a link.', 'Text inside the picture.'],
  tokens: { '--model-card-radius': 'radius-lg' },
};
