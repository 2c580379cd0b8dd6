import type { ComponentDocs } from '@footlight/ui/story';

export const noOwnMediaDocs: ComponentDocs = {
  name: 'no-own-media',
  status: 'new',
  summary: 'Says what belongs in an empty tab of the user’s own media, and leads there.',
  aliases: ['empty library', 'no purchases', 'empty state'],
  use: ['In place of an empty list of the user’s own media.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the link: opens the list that the media come from.' }],
  accessibility: ['The title is a level 2 heading.'],
  do: ['Name the tab that is empty.'],
  dont: ['Show it while the list loads.'],
  tokens: {},
};
