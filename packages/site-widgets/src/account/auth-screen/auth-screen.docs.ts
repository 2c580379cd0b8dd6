import type { ComponentDocs } from '@footlight/ui/story';

export const authScreenDocs: ComponentDocs = {
  name: 'auth-screen',
  status: 'new',
  summary: 'Page around a form that opens an account: title, form, and the link to the other form.',
  aliases: ['login page', 'sign-in page', 'sign-up page'],
  use: ['For log-in, sign-up and new passwords as pages.'],
  avoid: ['In a dialog, use the form alone: the dialog has a title.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['The title is the level 1 heading of the page.'],
  do: ['Name what the account is good for in one sentence.'],
  dont: ['Put two forms into it.'],
  tokens: {},
};
