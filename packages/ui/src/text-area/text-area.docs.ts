import type { ComponentDocs } from '../story/component-docs.ts';

export const textAreaDocs: ComponentDocs = {
  name: 'text-area',
  summary: 'Several lines of text that grow with what is written.',
  use: [
    'For what may need more than a line: a bio, a message to support, the text of a post.',
    'With `counter` where a limit is likely to be met.',
  ],
  avoid: ['For a name or another short answer: take a TextInput.'],
  anatomy: {
    counter: 'Characters used and allowed; warns near the end, red when full. Read out as what is left.',
  },
  states: { 'data-state': 'full' },
  keyboard: [
    { keys: ['Enter'], does: 'Begins a new line.' },
    { keys: ['Tab'], does: 'Goes on; it never writes a tab.' },
  ],
  do: ['Begin with as many rows as a usual answer has.', 'Say the limit in the hint when it is small.'],
  dont: ['A scroll bar in three lines: let it grow first.'],
  tokens: {},
};
