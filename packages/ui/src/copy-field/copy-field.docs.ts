import type { ComponentDocs } from '../story/component-docs.ts';

export const copyFieldDocs: ComponentDocs = {
  name: 'copy-field',
  status: 'stable',
  summary: 'Shows a text to copy: a click selects it, a button copies it.',
  aliases: ['copy to clipboard', 'clipboard'],
  use: ['For links, keys and stream addresses.'],
  avoid: ['For text to read, use plain text.'],
  anatomy: {},
  states: { 'data-state': 'copied, failed' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the text and selects it, then moves to the button.' },
    { keys: ['Enter', 'Space'], does: 'On the button: copies the text.' },
  ],
  accessibility: [
    'Success and failure are announced, which needs an `AnnouncerProvider`, and name the button for two seconds.',
    'If the browser refuses to copy, the focus moves to the text, which is selected.',
    'A check mark replaces the icon, so colour is not the only sign.',
  ],
  do: ['Name the content in the label: “Your link”.'],
  dont: ['Keep secrets visible. Hide them until the user requests them.'],
  tokens: {},
};
