import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubFeedDocs: ComponentDocs = {
  name: 'fan-club-feed',
  status: 'stable',
  summary: 'Lists the posts of a fan club, newest first, including those locked for the viewer.',
  aliases: ['timeline', 'posts', 'members-only'],
  use: ['Below the levels on a fan club page.'],
  avoid: ['For chat messages, use Chat.'],
  anatomy: {
    title: 'The heading; receives focus after a post is deleted.',
    list: 'The posts.',
    pending: 'Placeholders for posts that are loading.',
    error: 'Why posts failed to load, and the button to try again.',
    older: 'The button that loads older posts.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the posts, then to the button for older ones.' }],
  accessibility: [
    'A region named by its level 2 heading, with a list of articles.',
    'Placeholders are hidden from screen readers; the region is `aria-busy` until the first posts are here.',
    'A failure to load is an alert; older posts are not announced.',
  ],
  do: ['Reload when the platform reports that a post changed.'],
  dont: ['Hide locked posts. They are the reason to join.'],
  tokens: {},
};
