import type { ComponentDocs } from '../story/component-docs.ts';

export const mediaCardDocs: ComponentDocs = {
  name: 'media-card',
  status: 'stable',
  summary: 'Shows a video, a recording or a picture set for sale, as one link.',
  aliases: ['thumbnail', 'content card', 'video card'],
  use: ['In a ModelGrid: on a profile, in a shop, or among purchased media.'],
  avoid: ['For a live room, use ModelCard.', 'For pictures to view on this page, use Gallery.'],
  anatomy: {
    thumbnail: 'The picture, 4:3. A placeholder appears if it is missing or fails to load.',
    badges: 'The “New” badge.',
    note: 'The duration or the number of pictures.',
    footlight: 'The decorative line of light on hover and focus.',
    body: 'The text under the picture.',
    link: 'The title, at most two lines. Its click area covers the whole card.',
    by: 'The name of the broadcaster.',
    price: 'The price, the fan club level that unlocks it, or the “owned” badge.',
  },
  states: { 'data-variant': 'pictures, videos, recording', 'data-state': 'owned' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the card, which is one tab stop.' },
    { keys: ['Enter'], does: 'Opens the page of the media.' },
  ],
  accessibility: [
    'The link is named by the title alone, and the picture has an empty `alt`. The title is not a heading.',
    'The duration is read with its word: “Duration 12:05”. The icons are hidden from screen readers.',
  ],
  do: ['Show the price before the click, to guests too.', 'Set `owned` immediately after the purchase.'],
  dont: [
    'Put a buy button on the card. The purchase is confirmed on the media page.',
    'Show the paid content in the picture.',
  ],
  tokens: { '--media-card-radius': 'radius-lg' },
};
