import type { ComponentDocs } from '@footlight/ui/story';

export const meetScreenDocs: ComponentDocs = {
  name: 'meet-screen',
  status: 'new',
  summary: 'The page of speed-dates or of random chat.',
  aliases: ['speed date', 'random chat', 'roulette'],
  use: ['Around meet-start and meet-stage.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['The title is the level 1 heading.'],
  do: ['Name the product in the title.'],
  dont: ['Use it for rooms.'],
  tokens: {},
};
