import type { ComponentDocs } from '../story/component-docs.ts';

export const lightboxDocs: ComponentDocs = {
  name: 'lightbox',
  summary: 'Pictures one by one, over the whole page.',
  use: ['To look at pictures at their full size; Gallery opens it by itself.'],
  avoid: ['For one picture that is already large enough.'],
  anatomy: {
    bar: 'Position and controls.',
    counter: 'Which picture of how many.',
    'zoom-out': 'Makes the picture smaller.',
    'zoom-in': 'Makes the picture larger.',
    close: 'The close control.',
    stage: 'Where the picture stands; swiped and dragged here.',
    picture: 'The picture.',
    failed: 'Stands for a picture that did not load.',
    previous: 'To the picture before.',
    next: 'To the picture after.',
    caption: 'A text under the picture.',
  },
  states: {
    'data-state': 'open, closed; on the picture loading, ready',
    'data-zoom': '1, 2, 4',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes it; the focus goes back to where it was.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Turns to the next picture that way.',
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the first or last picture.',
    },
    {
      keys: ['+', '-'],
      does: 'Zooms in and out.',
    },
    {
      keys: ['0'],
      does: 'Shows the whole picture.',
    },
    {
      keys: ['Shift+Arrow keys'],
      does: 'Moves an enlarged picture.',
    },
  ],
  do: ['Give `alt` where the picture shows something that matters.'],
  dont: ['Buttons over the picture besides these.'],
  tokens: {
    '--lightbox-bg': 'media',
  },
};
