import type { ComponentDocs } from '@footlight/ui/story';

export const applyFormDocs: ComponentDocs = {
  name: 'apply-form',
  status: 'new',
  summary: 'Takes what a broadcaster states: name, stage name and country, and the account if there is none.',
  aliases: ['become a broadcaster', 'onboarding', 'sign up as a model'],
  use: ['For a new broadcaster, and for a corrected application after a rejection.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: [
    'Leave the form in the page after an error: its fields keep their input.',
    'Fill in what was stated before.',
  ],
  dont: ['Ask for the account again after a rejection.'],
  tokens: {},
};
