import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubConfirmDocs: ComponentDocs = {
  name: 'fan-club-confirm',
  status: 'stable',
  summary: 'Asks for confirmation before a fan club charge.',
  aliases: ['subscribe', 'checkout'],
  use: ['After the viewer selects a level, before the request is sent.'],
  avoid: ['For leaving a fan club, use FanClubLeave.'],
  anatomy: {
    facts: 'The charge now and the balance.',
    short: 'The message shown when the balance is too low.',
    confirm: 'The button that confirms and names the amount.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without a charge.' }],
  accessibility: [
    'Opening moves the focus to the dialog, not to the button that charges.',
    'The description names the recurring charge, and screen readers read it with the title.',
    'A low balance is stated in words with the role status; an error is an alert.',
  ],
  do: ['Name the amount in the button, or the maximum where the charge depends on the time.'],
  dont: ['Close the dialog before the platform has responded.'],
  tokens: {},
};
