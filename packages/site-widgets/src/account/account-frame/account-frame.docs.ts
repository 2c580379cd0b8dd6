import type { ComponentDocs } from '@footlight/ui/story';

export const accountFrameDocs: ComponentDocs = {
  name: 'account-frame',
  status: 'new',
  summary: 'Around the pages of an account: links to the others, and the heading.',
  aliases: ['settings layout', 'side navigation'],
  use: ['For settings, security, tokens, membership and verification.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links, then the page.' }],
  accessibility: ['The links are a navigation landmark; the title is the level 1 heading.'],
  do: ['Leave the title out where the content has the heading of the page.'],
  dont: ['Use it for pages of other people.'],
  tokens: {},
};
