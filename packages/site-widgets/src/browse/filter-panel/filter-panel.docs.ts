import type { ComponentDocs } from '@footlight/ui/story';

export const filterPanelDocs: ComponentDocs = {
  name: 'filter-panel',
  status: 'new',
  summary: 'Filters of a list of rooms, as a form that also works without scripts.',
  aliases: ['facets', 'refine', 'search filters'],
  use: ['Above the list that it filters: `intro` of BrowseScreen.'],
  anatomy: {
    chip: 'A choice of several: a native checkbox with its label.',
    input: 'The checkbox in a chip; it covers it and is not seen.',
    label: 'Text of a chip.',
  },
  keyboard: [
    { keys: ['Space'], does: 'On a chip: applies the filter at once.' },
    { keys: ['Enter'], does: 'On an active filter: removes it. On the button: goes to the list.' },
  ],
  accessibility: [
    'Each active filter says that it removes itself.',
    'Without colours, the thicker border shows what is chosen.',
    'The number of rooms is part of the name of each choice.',
  ],
  do: ['Keep the filters in the address, so that the list can be shared.'],
  dont: ['Disable choices without rooms: say that there are none.'],
  tokens: { '--chip-radius': 'radius-pill' },
};
