import type { ComponentDocs } from '../story/component-docs.ts';

export const siteFooterDocs: ComponentDocs = {
  name: 'site-footer',
  summary: 'The foot of every page: links in groups, language and appearance, what the law asks for.',
  use: ['Once a page, after the main content.'],
  avoid: ['Inside a room: the chat reaches down to the edge.'],
  anatomy: {
    footlight: 'The line of light at its edge.',
    preferences: 'Language and appearance.',
    nav: 'All groups of links.',
    group: 'Links that belong together, under a name.',
    link: 'One link.',
    legal: 'Notices that the law asks for.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes from link to link.' }],
  do: ['Keep the legal text readable: it is meant to be read.'],
  dont: ['Links that stand in the head already.'],
  tokens: {},
};
