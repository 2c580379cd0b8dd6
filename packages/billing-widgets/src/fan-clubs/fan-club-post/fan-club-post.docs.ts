import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubPostDocs: ComponentDocs = {
  name: 'fan-club-post',
  status: 'stable',
  summary: 'Shows a fan club post, or that a post is locked for a higher level.',
  aliases: ['members-only post', 'locked content', 'paywall'],
  use: ['In a FanClubFeed.'],
  avoid: ['For a message to one person, use Conversation.'],
  anatomy: {
    head: 'Who wrote it, when, and for which level.',
    author: 'The broadcaster.',
    day: 'The date of the post.',
    level: 'The lowest level that can read it.',
    text: 'The text, with its line breaks.',
    actions: 'The like button and, for the author, the delete button.',
    like: 'Likes the post or removes the like; pressed while liked.',
    likes: 'Number of likes, for the author.',
    report: 'Reports the post; not for the author.',
    delete: 'Opens the confirmation.',
    question: 'The confirmation before the post is deleted.',
    lock: 'Replaces text that the viewer may not read.',
    unlock: 'Leads to the level that unlocks it.',
  },
  states: { 'data-state': 'open, locked' },
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Activates the focused button or link.' },
    { keys: ['Escape'], does: 'In the confirmation: keeps the post.' },
  ],
  accessibility: [
    'An article named by its level 3 heading, which has the broadcaster and the date.',
    'The like button has `aria-pressed` and names the count; a filled heart also shows the state.',
    'The question before deletion has the role status; “Keep” returns the focus to the delete button.',
  ],
  do: ['Show the count from the platform.'],
  dont: ['Blur locked text. It must not be in the page at all.'],
  tokens: { '--fan-club-post-radius': 'radius-lg' },
};
