import type { ComponentDocs } from '../story/component-docs.ts';

export const linkDocs: ComponentDocs = {
  name: 'link',
  summary: 'Leads to another page, from inside a text or a list.',
  use: [
    '`brand` in a text, where it must be seen among words.',
    '`quiet` in a list of links, which says by its place that these are links.',
  ],
  avoid: ['For an action: take a Button.', 'For sections side by side: take a SectionNav.'],
  anatomy: {},
  states: { 'data-variant': 'brand, quiet' },
  keyboard: [{ keys: ['Enter'], does: 'Opens the page.' }],
  do: ['Let the words say where it goes: “Read the rules”.', 'Say it when it opens a new tab.'],
  dont: ['“Click here”.', 'A quiet link in a text: without its colour nobody finds it.'],
  tokens: {},
};
