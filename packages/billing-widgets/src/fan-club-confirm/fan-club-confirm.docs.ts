import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubConfirmDocs: ComponentDocs = {
  name: 'fan-club-confirm',
  summary: 'Asks before a fan club costs anything.',
  use: ['After a level was chosen, before it is sent.'],
  avoid: ['For leaving: that is FanClubLeave.'],
  anatomy: {
    facts: 'What is charged now, and the balance.',
    short: 'Said when the balance does not suffice.',
    confirm: 'The one button; it names the amount.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes without a charge.' }],
  do: ['Name the amount in the button, and the most that can be charged where it depends on the moment.'],
  dont: ['Closing before the platform has answered.'],
  tokens: {},
};
