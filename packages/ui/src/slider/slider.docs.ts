import type { ComponentDocs } from '../story/component-docs.ts';

export const sliderDocs: ComponentDocs = {
  name: 'slider',
  status: 'stable',
  summary: 'Selects an approximate number on a scale.',
  aliases: ['range input'],
  use: [
    'For volume, size or speed, which users judge by ear or eye.',
    'Set `showValue` where the number itself is useful.',
  ],
  avoid: ['For an exact amount, especially of tokens, use NumberInput.'],
  anatomy: {
    track: 'The whole scale.',
    range: 'The part from the start to the value.',
    thumb: 'The handle to drag.',
    edge: 'An icon or word at each end.',
    value: 'The value as text, beside the track.',
  },
  states: { 'data-state': 'disabled' },
  keyboard: [
    {
      keys: ['Arrow Right', 'Arrow Up'],
      does: 'Increases the value by one step. On right-to-left pages, Arrow Right decreases it.',
    },
    { keys: ['Arrow Left', 'Arrow Down'], does: 'Decreases the value by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Increases or decreases the value by ten steps.' },
    { keys: ['Home', 'End'], does: 'Sets the minimum or maximum.' },
  ],
  accessibility: [
    'The value is announced in words (`aria-valuetext`); the shown value is hidden, so it is not read twice.',
  ],
  do: ['Apply the effect during the drag, and save on `onValueCommit`.'],
  dont: ['Use more than about a hundred steps on a phone.', 'Use it for money.'],
  tokens: {
    '--slider-track-bg': 'surface-sunken',
    '--slider-range-bg': 'primary',
    '--slider-thumb-bg': 'surface',
  },
};
