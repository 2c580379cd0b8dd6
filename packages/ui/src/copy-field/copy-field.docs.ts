import type { ComponentDocs } from '../story/component-docs.ts';

export const copyFieldDocs: ComponentDocs = {
  name: 'copy-field',
  summary: 'A text to be taken along: shown, marked at a touch, copied by a button.',
  use: ['For links, keys, stream addresses.'],
  avoid: ['For a text to be read: show it as text.'],
  anatomy: {},
  states: { 'data-state': 'copied, failed' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the text, which is marked, then to the button.' },
    { keys: ['Enter', 'Space'], does: 'On the button: copies.' },
  ],
  do: ['Name it by what it is: “Your link”.'],
  dont: ['Secrets that stay on the screen: hide them until asked for.'],
  tokens: {},
};
