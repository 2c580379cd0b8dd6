import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubFeedDocs: ComponentDocs = {
  name: 'fan-club-feed',
  summary: 'The posts of a fan club, newest first, with those that are locked for the reader.',
  use: ['Below the levels on the page of a fan club.'],
  avoid: ['For the lines of a chat: that is the Chat.'],
  anatomy: {
    title: 'The heading; takes the focus when a post was deleted.',
    list: 'The posts.',
    pending: 'Places of posts that are being asked for.',
    error: 'Why posts did not come, and the way to try again.',
    older: 'Asks for older posts.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes through the posts and to older ones.' }],
  do: ['Ask anew when the platform tells that a post changed.'],
  dont: ['Hiding locked posts: they are the reason to join.'],
  tokens: {},
};
