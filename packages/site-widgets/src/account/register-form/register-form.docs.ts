import type { ComponentDocs } from '@footlight/ui/story';

export const registerFormDocs: ComponentDocs = {
  name: 'register-form',
  status: 'new',
  summary: 'Opens an account: name, email, password, date of birth and consent.',
  aliases: ['sign up', 'join', 'create account'],
  use: ['On the sign-up page, and in a dialog over the page that needs an account.'],
  avoid: ['For an existing account, use LoginForm.'],
  anatomy: { legal: 'Links to the documents that the sign-up accepts.' },
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'Documents never replace the page: they open above it or in a new tab, which the link says.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: [
    'Ask for nothing that the account does not need.',
    'Leave the form in the page after an error: its fields keep their input.',
  ],
  dont: ['Select the consent beforehand.'],
  tokens: {},
};
