import type { ComponentDocs } from '@footlight/ui/story';

export const profileFormDocs: ComponentDocs = {
  name: 'profile-form',
  status: 'new',
  summary: 'Changes display name, gender and date of birth.',
  aliases: ['edit profile', 'personal details'],
  use: ['In the settings of an account.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: [
    'Say why gender and date of birth are fixed.',
    'Leave the form in the page after an error: its fields keep their input.',
  ],
  dont: ['Show disabled fields for what is fixed.'],
  tokens: {},
};
