import type { ComponentDocs } from '@footlight/ui/story';

export const showEndDocs: ComponentDocs = {
  name: 'show-end',
  summary: 'Asks before a private is ended, and closes by itself when it is over.',
  use: ['When the viewer presses “End private”.'],
  avoid: ['For spying: it ends at once.', 'For the broadcaster: take ShowStop.'],
  anatomy: {
    text: 'What happens next.',
    minimum: 'The minimum duration is owed in full.',
    actions: 'Stay, or end.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Stays in the show.' }],
  do: ['Say what is owed before it is.'],
  dont: ['Keep it open when the show has ended.'],
  tokens: {},
};
