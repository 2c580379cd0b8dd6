import type { ComponentDocs } from '../story/component-docs.ts';

export const progressDocs: ComponentDocs = {
  name: 'progress',
  summary: 'How far something has come, or that it is busy.',
  use: [
    'For an upload, a check in steps, the goal of a show (`tone="stage"`).',
    'Thin (`xs`) at the edge of a card or table that loads again.',
  ],
  avoid: ['For a wait under a second: show nothing.', 'For the first load of a page: take a Skeleton.'],
  anatomy: {
    label: 'What it is about; hidden unless `showLabel`.',
    aside: 'How much, at the end of the line.',
    track: 'All there is to do.',
    fill: 'What is done.',
  },
  states: {
    'data-state': 'indeterminate, running, complete',
    'data-variant': 'primary, stage, success, warning, danger',
    'data-size': 'xs, sm, md',
  },
  keyboard: [],
  do: ['Give `valueText` where a percentage says too little: “350 of 1,000 tokens”.'],
  dont: ['A bar that runs backwards.', 'An endless bar where the share is known.'],
  tokens: {
    '--progress-track': 'surface-sunken',
    '--progress-fill': 'primary (tone primary)',
    '--progress-radius': 'radius-pill',
  },
};
