import type { ComponentDocs } from '../story/component-docs.ts';

export const stateSelectDocs: ComponentDocs = {
  name: 'state-select',
  status: 'stable',
  summary: 'Takes a state or province: a list for the United States and Canada, free text elsewhere.',
  aliases: ['province', 'region picker', 'state list'],
  use: ['Below CountrySelect, with its value as `country`.'],
  avoid: ['Where the law does not require it, leave it out.'],
  anatomy: {},
  keyboard: [
    {
      keys: ['Letters'],
      does: 'In a list, jumps to the name that starts with the letters. Otherwise, types them.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'In a list, selects the previous or next name.' },
  ],
  accessibility: [
    'A native select or a text input without a name of its own: put a Field around it, or set `aria-label`.',
    'A change of the country may replace one by the other, without an announcement.',
  ],
  do: [
    'Clear the value when the country changes.',
    'Label the field State for the United States and Province for Canada.',
  ],
  dont: ['Show only codes. Not everyone knows “MA”.'],
  tokens: {},
};
