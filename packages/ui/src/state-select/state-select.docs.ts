import type { ComponentDocs } from '../story/component-docs.ts';

export const stateSelectDocs: ComponentDocs = {
  name: 'state-select',
  summary: 'A state or province: a list for the United States and Canada, free text elsewhere.',
  use: ['Below a CountrySelect, with its value as `country`.'],
  avoid: ['Where the law does not need it: one question less.'],
  anatomy: {},
  keyboard: [
    { keys: ['Letters'], does: 'Jump to the name in a list; are written elsewhere.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Choose in a list.' },
  ],
  do: [
    'Empty the value when the country changes.',
    'Call the field State for the United States and Province for Canada.',
  ],
  dont: ['Codes alone: “MA” is not known to everyone.'],
  tokens: {},
};
