import type { ComponentDocs } from '../story/component-docs.ts';

export const rangeSliderDocs: ComponentDocs = {
  name: 'range-slider',
  status: 'new',
  summary: 'Selects two approximate numbers on a scale: from and to.',
  aliases: ['dual slider', 'min-max slider', 'price range'],
  use: [
    'For a filter by age, price or length, where both ends matter.',
    'Set `showValue` so that both numbers can be read.',
  ],
  avoid: ['For one number, use Slider.', 'For exact amounts, use two NumberInputs.'],
  anatomy: {
    track: 'The whole scale.',
    range: 'The part between the two values.',
    thumb: 'The two handles to drag.',
    edge: 'An icon or word at each end.',
    value: 'Both values as text, beside the track.',
  },
  states: { 'data-state': 'disabled' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the first thumb, then to the second.' },
    {
      keys: ['Arrow Right', 'Arrow Up'],
      does: 'Increases the value by one step. On right-to-left pages, Arrow Right decreases it.',
    },
    { keys: ['Arrow Left', 'Arrow Down'], does: 'Decreases the value by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Increases or decreases the value by ten steps.' },
    {
      keys: ['Home'],
      does: 'Moves the thumb as far down as it can go: to the minimum, or to the first value.',
    },
    {
      keys: ['End'],
      does: 'Moves the thumb as far up as it can go: to the second value, or to the maximum.',
    },
  ],
  accessibility: [
    'A group named by the Field or `aria-label`. The thumbs are named “From” and “To”, and announce their value in words.',
    'The thumbs never change places: each stops at the other, or at `minDistance` from it.',
  ],
  do: ['Search on `onValueCommit`, not on every step of a drag.'],
  dont: ['Use more than about a hundred steps on a phone.'],
  tokens: {
    '--slider-track-bg': 'surface-sunken',
    '--slider-range-bg': 'primary',
    '--slider-thumb-bg': 'surface',
  },
};
