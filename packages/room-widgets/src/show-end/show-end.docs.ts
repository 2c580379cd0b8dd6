import type { ComponentDocs } from '@footlight/ui/story';

export const showEndDocs: ComponentDocs = {
  name: 'show-end',
  summary: 'Asks before a private is ended, and closes by itself when it is over.',
  use: ['When viewer or broadcaster presses “End private”.'],
  avoid: ['For spying: it ends at once.'],
  anatomy: {
    text: 'What happens next; for the broadcaster, who gets tokens back.',
    minimum: 'The minimum duration is owed in full.',
    actions: 'Stay, or end.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Stays in the show.' }],
  do: ['Say what is owed before it is.'],
  dont: ['Keep it open when the show has ended.'],
  tokens: {},
};
