import type { ComponentDocs } from '../story/component-docs.ts';

export const tooltipDocs: ComponentDocs = {
  name: 'tooltip',
  summary: 'A short hint at a control, under the pointer or the focus.',
  use: [
    'To name an IconButton in a dense bar.',
    'For a shortcut or a word of explanation that one can do without.',
  ],
  avoid: [
    'For what is needed: touch screens do not show it. Write it under the control.',
    'For links and buttons: take a Popover.',
  ],
  anatomy: { arrow: 'Points at the control.' },
  states: { 'data-state': 'delayed-open, instant-open, closed', 'data-side': 'top, right, bottom, left' },
  keyboard: [
    { keys: ['Tab'], does: 'Shows it with the focus on the control.' },
    { keys: ['Escape'], does: 'Hides it.' },
  ],
  do: ['A few words.', 'Take the native title off the control, or there are two hints.'],
  dont: ['A tooltip on something that takes no focus.'],
  tokens: { '--tooltip-radius': 'radius-sm' },
};
