import type { ComponentDocs } from '@footlight/ui/story';

export const spyConfirmDocs: ComponentDocs = {
  name: 'spy-confirm',
  summary: 'Asks before spying on a private begins to cost.',
  use: ['When a viewer presses “Spy on the show”.'],
  avoid: ['In an exclusive private: nobody can spy on it.'],
  anatomy: {
    facts: 'Price a minute, start-up tip, balance.',
    preview: 'Free seconds, when there are any.',
    free: 'Said to members of the fan club in place of prices.',
    short: 'The tokens do not cover the least that can be paid.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [{ keys: ['Escape'], does: 'Closes; nothing is paid.' }],
  do: ['Name the start-up tip before it is paid.'],
  dont: ['A start without a question.'],
  tokens: {},
};
