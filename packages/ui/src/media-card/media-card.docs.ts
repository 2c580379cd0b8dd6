import type { ComponentDocs } from '../story/component-docs.ts';

export const mediaCardDocs: ComponentDocs = {
  name: 'media-card',
  summary: 'A video, a recording or a picture set for sale, as one link.',
  use: ['In a ModelGrid: on a profile, in a shop, among what somebody owns.'],
  avoid: [
    'For a live room: take a ModelCard.',
    'For pictures that are looked at on this page: take a Gallery.',
  ],
  anatomy: {
    thumbnail: 'The picture, 4:3; a lit plate while there is none or when it does not load.',
    badges: '“New”.',
    note: 'How long it is, or how many pictures.',
    footlight: 'The light that comes up under the pointer and the focus.',
    body: 'The words under the picture.',
    link: 'The title, two lines at most; it is laid over the whole card.',
    by: 'Whose it is.',
    price: 'What it costs, what opens it, or that it is owned.',
  },
  states: { 'data-variant': 'pictures, videos, recording', 'data-state': 'owned' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the card, which is one stop.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  do: ['Show the price before the click, also to guests.', 'Set `owned` at once when it was bought.'],
  dont: ['A buy button on the card: buying is asked on its page.', 'A picture that shows what is paid for.'],
  tokens: { '--media-card-radius': 'radius-lg' },
};
