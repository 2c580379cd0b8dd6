import type { ComponentDocs } from '../story/component-docs.ts';

export const linkDocs: ComponentDocs = {
  name: 'link',
  status: 'stable',
  summary: 'Navigates to another page, from a text or a list.',
  aliases: ['anchor'],
  use: [
    'Use `brand` inside a text, where the link must stand out.',
    'Use `quiet` in a list of links, where the position shows that these are links.',
  ],
  avoid: ['For an action, use Button.', 'For sections side by side, use SectionNav.'],
  anatomy: {},
  states: { 'data-variant': 'brand, quiet' },
  keyboard: [{ keys: ['Enter'], does: 'Opens the page.' }],
  accessibility: ['A native link, named by its text. `brand` is underlined, so colour is not the only sign.'],
  do: ['Name the target: “Read the rules”.', 'Say when the link opens a new tab.'],
  dont: ['Write “Click here”.', 'Use a quiet link inside a text. Without its colour it is hard to find.'],
  tokens: {},
};
