import type { ComponentDocs } from '../story/component-docs.ts';

export const spinnerDocs: ComponentDocs = {
  name: 'spinner',
  status: 'stable',
  summary: 'A rotating ring that shows a wait of unknown length.',
  aliases: ['loader', 'loading indicator', 'activity indicator'],
  use: ['For a wait over a second, in the place of the coming content.'],
  avoid: [
    'Where the progress is known, use Progress.',
    'Where the shape is known, use Skeleton.',
    'In a Button, set `loading`, which keeps its width.',
  ],
  anatomy: { ring: 'The rotating ring, in the surrounding text colour.' },
  states: { 'data-size': 'sm, md, lg' },
  keyboard: [],
  accessibility: ['The role status with a name, or hidden if the text beside it says the same.'],
  do: ['Name what is loading: “Loading the chat”.', 'Set an empty label if visible text is beside it.'],
  dont: ['Show more than one on a page. Use one for the whole page.'],
  tokens: {},
};
