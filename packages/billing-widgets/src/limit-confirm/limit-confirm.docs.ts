import type { ComponentDocs } from '@footlight/ui/story';

export const limitConfirmDocs: ComponentDocs = {
  name: 'limit-confirm',
  summary: 'Asks once more before a charge above the viewer’s own limit.',
  use: ['When the platform refuses a spend with over_own_limit.'],
  avoid: ['For what no own limit is about: those have questions of their own.'],
  anatomy: {
    keep: 'The way out, as large as the way in.',
    confirm: 'Agrees; names the amount.',
  },
  keyboard: [
    { keys: ['Escape'], does: 'Closes; nothing is charged.' },
    { keys: ['Enter'], does: 'Answers; focus begins on the answer that charges nothing.' },
  ],
  do: ['Write the amount out in title and button.'],
  dont: ['Making the way out smaller than the way in.'],
  tokens: {},
};
