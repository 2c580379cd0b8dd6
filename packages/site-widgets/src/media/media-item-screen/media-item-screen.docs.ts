import type { ComponentDocs } from '@footlight/ui/story';

export const mediaItemScreenDocs: ComponentDocs = {
  name: 'media-item-screen',
  status: 'new',
  summary: 'A video or a picture set: played, shown, or locked, with what follows.',
  aliases: ['video page', 'picture set', 'album'],
  use: ['On the page of an item.'],
  anatomy: {},
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On a button or link: buys, keeps, deletes, restores or reports the item, or opens a page.',
    },
  ],
  accessibility: ['The name is the level 1 heading.', 'In the playlist, the open item has aria-current.'],
  do: ['Give the video as a node, so that its code loads only for those who may play it.'],
  dont: ['Offer to report an item to its author.'],
  tokens: {},
};
