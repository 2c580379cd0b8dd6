import type { ComponentDocs } from '../story/component-docs.ts';

export const progressDocs: ComponentDocs = {
  name: 'progress',
  status: 'stable',
  summary: 'Shows how far a task has progressed, or that it is running.',
  aliases: ['progress bar', 'loading bar', 'meter'],
  use: [
    'For an upload, a check with several steps, or the goal of a show (`tone="stage"`).',
    'Use `xs` at the edge of a card or table that reloads.',
  ],
  avoid: ['For a wait under a second, show nothing.', 'For the first load of a page, use Skeleton.'],
  anatomy: {
    label: 'The name of the task. Visually hidden unless `showLabel` is set.',
    aside: 'The amount, at the end of the line.',
    track: 'The full length of the bar.',
    fill: 'The completed part.',
  },
  states: {
    'data-state': 'indeterminate, running, complete',
    'data-variant': 'primary, stage, success, warning, danger',
    'data-size': 'xs, sm, md',
  },
  keyboard: [],
  accessibility: [
    'The role progressbar with a name. Without a known share it has no value, which means that work goes on.',
  ],
  do: ['Set `valueText` where a percentage says too little: “350 of 1,000 tokens”.'],
  dont: ['Let the bar run backwards.', 'Use an indeterminate bar where the progress is known.'],
  tokens: {
    '--progress-track': 'surface-sunken',
    '--progress-fill': 'primary (tone primary)',
    '--progress-radius': 'radius-pill',
  },
};
