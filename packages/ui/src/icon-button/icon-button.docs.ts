import type { ComponentDocs } from '../story/component-docs.ts';

export const iconButtonDocs: ComponentDocs = {
  name: 'icon-button',
  summary: 'A square button that is one picture, with a name for those who do not see it.',
  use: [
    'For actions that everybody knows by their sign: close, search, favourite, more.',
    'In bars and on pictures, where there is no room for words.',
  ],
  avoid: ['For what costs something or cannot be taken back: take a Button with words.'],
  anatomy: { icon: 'The one picture, hidden from screen readers.' },
  states: {
    'data-variant': 'primary, secondary, outline, ghost (when left out), danger',
    'data-state': 'loading',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the button.' }],
  do: [
    'Name what it does: “Add to favourites”, not “Heart”.',
    'Change the name with the state: “Mute”, then “Turn the sound on”.',
  ],
  dont: ['A sign that you would have to explain.', 'Less than 32 pixels: a thumb does not find it.'],
  tokens: {},
};
