import type { ComponentDocs } from '@footlight/ui/story';

export const redirScreenDocs: ComponentDocs = {
  name: 'redir-screen',
  status: 'new',
  summary: 'Whether a redirect was checked, and where it leads.',
  aliases: ['redirect check', 'external link', 'leaving the site'],
  use: ['On the page of a redirect.'],
  anatomy: { target: 'The address that it leads to.' },
  keyboard: [{ keys: ['Enter'], does: 'On the button: follows a checked redirect.' }],
  accessibility: ['The verdict is text, not only a colour.'],
  do: ['Show the whole address.'],
  dont: ['Redirect without a click, or link an unchecked address.'],
  tokens: {},
};
