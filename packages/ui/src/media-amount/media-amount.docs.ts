import type { ComponentDocs } from '../story/component-docs.ts';

export const mediaAmountDocs: ComponentDocs = {
  name: 'media-amount',
  status: 'stable',
  summary: 'Says how long a film is, or how many pictures a set has.',
  aliases: ['duration badge', 'picture count', 'video length'],
  use: ['On the picture of a media item that is not in a MediaCard, such as a locked post.'],
  avoid: ['For a running time, use Countdown.', 'For other short labels, use Badge.'],
  anatomy: {},
  states: { 'data-variant': 'media' },
  keyboard: [],
  accessibility: ['The duration is read with its word: “Duration 12:05”.'],
  do: ['Place it at the lower end of the picture, where people look for it.'],
  dont: ['Write the amount a second time beside it.'],
  tokens: {},
};
