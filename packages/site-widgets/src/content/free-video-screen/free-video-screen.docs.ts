import type { ComponentDocs } from '@footlight/ui/story';

export const freeVideoScreenDocs: ComponentDocs = {
  name: 'free-video-screen',
  status: 'new',
  summary: 'A free video, its broadcaster and tags, and what to watch next.',
  aliases: ['clip', 'video page', 'watch page'],
  use: ['On the page of a free video.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card or link: opens it.' }],
  accessibility: ['The name is the level 1 heading.'],
  do: ['Give a lock as the player, if the viewer must verify their age.'],
  dont: ['Use it for media that are sold: use MediaItemScreen.'],
  tokens: {},
};
