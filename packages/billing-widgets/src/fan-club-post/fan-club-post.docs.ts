import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubPostDocs: ComponentDocs = {
  name: 'fan-club-post',
  summary: 'A post in a fan club, or that there is one for a higher level.',
  use: ['In a FanClubFeed.'],
  avoid: ['For a message to one person: that is a Conversation.'],
  anatomy: {
    head: 'Who wrote it, when, and for which level.',
    author: 'The broadcaster.',
    day: 'The day of the post.',
    level: 'The lowest level that reads it.',
    text: 'The words, with their line breaks.',
    actions: 'Likes; for the author, deleting.',
    like: 'Likes the post or takes it back; pressed while it is liked.',
    likes: 'How many like it, for the author.',
    delete: 'Opens the question.',
    question: 'Asks before the post is gone.',
    lock: 'Stands in for words that the reader may not have.',
    unlock: 'Leads to the level that opens it.',
  },
  states: { 'data-state': 'open, locked' },
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Likes, deletes or leads on.' },
    { keys: ['Escape'], does: 'In the question: keeps the post.' },
  ],
  do: ['Show the count that the platform gave.'],
  dont: ['Blurring words that are there: what is locked must not be in the page at all.'],
  tokens: { '--fan-club-post-radius': 'radius-lg' },
};
