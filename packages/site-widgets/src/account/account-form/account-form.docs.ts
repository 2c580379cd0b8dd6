import type { ComponentDocs } from '@footlight/ui/story';

export const accountFormDocs: ComponentDocs = {
  name: 'account-form',
  status: 'new',
  summary: 'Frame of the forms of an account: an introduction, one error, and the fields.',
  aliases: ['auth form', 'form frame'],
  use: ['For a form of an account that this package does not have.'],
  avoid: ['For log-in and sign-up, use LoginForm and RegisterForm.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Leave the form in the page after an error: its fields keep their input.'],
  dont: ['Put the error of one field above all fields: give it to the field.'],
  tokens: {},
};
