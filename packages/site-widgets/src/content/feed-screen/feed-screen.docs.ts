import type { ComponentDocs } from '@footlight/ui/story';

export const feedScreenDocs: ComponentDocs = {
  name: 'feed-screen',
  status: 'new',
  summary: 'Live broadcasters one at a time; keys, wheel, swipes and buttons change between them.',
  aliases: ['reels', 'shorts', 'swipe', 'vertical video'],
  use: ['On the feed of a section.'],
  anatomy: {
    stage: 'The picture, which takes wheel and swipes.',
    unseen: 'Says that the room can only be watched from inside.',
  },
  keyboard: [
    { keys: ['ArrowDown', 'PageDown'], does: 'Shows the next broadcaster.' },
    { keys: ['ArrowUp', 'PageUp'], does: 'Shows the previous one.' },
  ],
  accessibility: [
    'Who is on is announced.',
    'At the end of the list, keys and wheel scroll the page.',
    'The buttons keep the focus at an end.',
  ],
  do: ['Give the player as a node.'],
  dont: ['Change the order while somebody watches.'],
  tokens: {},
};
