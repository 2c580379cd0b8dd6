import type { ComponentDocs } from '../story/component-docs.ts';

export const countdownDocs: ComponentDocs = {
  name: 'countdown',
  status: 'stable',
  summary: 'Shows the remaining time, updated every second.',
  aliases: ['timer', 'clock', 'time left'],
  use: ['For the start of a show, an offer that ends, or a code that can be sent again.'],
  avoid: ['For elapsed time or an end that nobody can miss, use a date.'],
  anatomy: {
    label: 'What ends; always read by screen readers.',
    time: 'The remaining time as `m:ss`, with hours and days when needed.',
  },
  states: {
    'data-state': 'running, ending (ten seconds), ended',
    'data-size': 'sm, md, lg',
  },
  keyboard: [],
  accessibility: ['The role timer: screen readers read it on demand and not each second.'],
  do: [
    'Use `ended` to say what happens at the end.',
    'Pass the platform’s `clock`, since the user’s clock may be wrong.',
  ],
  dont: ['Restart the countdown on page load to create urgency.'],
  tokens: {
    '--countdown-text': 'text',
    '--countdown-ending': 'danger-text',
  },
};
