import type { ComponentDocs } from '../story/component-docs.ts';

export const sliderDocs: ComponentDocs = {
  name: 'slider',
  summary: 'One number on a scale, where about right is good enough.',
  use: [
    'For volume, size, speed: what is judged by ear or eye.',
    'With `showValue` where the number itself is of use.',
  ],
  avoid: ['For an exact amount, above all of tokens: take a NumberInput.'],
  anatomy: {
    track: 'The whole scale.',
    range: 'From the beginning to the value.',
    thumb: 'What is dragged.',
    edge: 'An icon or word at either end.',
    value: 'The number in words, beside the track.',
  },
  states: { 'data-state': 'disabled' },
  keyboard: [
    {
      keys: ['Arrow Right', 'Arrow Up'],
      does: 'One step more; Arrow Right is one less where one reads from right to left.',
    },
    { keys: ['Arrow Left', 'Arrow Down'], does: 'One step less.' },
    { keys: ['Page Up', 'Page Down'], does: 'Ten steps more or less.' },
    { keys: ['Home', 'End'], does: 'The least, the most.' },
  ],
  do: ['Let the effect be heard or seen while it is dragged, save on `onValueCommit`.'],
  dont: ['More than about a hundred steps on a phone.', 'Money.'],
  tokens: {
    '--slider-track-bg': 'surface-sunken',
    '--slider-range-bg': 'primary',
    '--slider-thumb-bg': 'surface',
  },
};
