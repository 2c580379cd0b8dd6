import type { ComponentDocs } from '@footlight/ui/story';

export const filterPanelDocs: ComponentDocs = {
  name: 'filter-panel',
  status: 'new',
  summary: 'Filters of a list of rooms, as a form that also works without scripts.',
  use: ['Above the list that it filters: `intro` of BrowseScreen.'],
  anatomy: {},
  keyboard: [
    { keys: ['Space'], does: 'On a box: applies the filter at once.' },
    { keys: ['Enter'], does: 'On a chip: removes the filter.' },
  ],
  accessibility: [
    'Each chip says that it removes its filter.',
    'The number of rooms is part of the name of each choice.',
  ],
  do: ['Keep the filters in the address, so that the list can be shared.'],
  dont: ['Disable choices without rooms: say that there are none.'],
  tokens: {},
};
