import type { ComponentDocs } from '@footlight/ui/story';

export const unsubscribeScreenDocs: ComponentDocs = {
  name: 'unsubscribe-screen',
  status: 'new',
  summary: 'Ends the emails about followed broadcasters.',
  aliases: ['opt out', 'email preferences'],
  use: ['On the page that the link in these emails opens.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The answer is announced.'],
  do: ['Wait for a press: mail programs open links, too.'],
  dont: ['Ask for a login.'],
  tokens: {},
};
