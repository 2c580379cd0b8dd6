import type { ComponentDocs } from '../story/component-docs.ts';

export const badgeDocs: ComponentDocs = {
  name: 'badge',
  summary: 'A word about a thing: live, new, sold, owned.',
  use: [
    'For the state or kind of the thing that it stands on.',
    'With `pulse` for what is happening at this moment, once a card.',
  ],
  avoid: ['For something to press: take a Chip.', 'For a message: take an Alert.'],
  anatomy: {
    dot: 'Beats three times when it appears; still where motion is reduced.',
    icon: 'A picture before the word, hidden from screen readers.',
    label: 'The word; ends in an ellipsis when there is no room.',
  },
  states: {
    'data-variant':
      'neutral, primary, secondary, live, new, success, warning, danger, info, token, media (on pictures)',
  },
  keyboard: [],
  do: ['One or two words.', 'Take `media` on a picture: it is readable on any of them.'],
  dont: ['More than two badges on a card.', 'A colour without a word.'],
  tokens: { '--badge-radius': 'radius-pill' },
};
