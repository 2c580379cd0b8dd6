import type { ComponentDocs } from '@footlight/ui/story';

export const confirmEmailScreenDocs: ComponentDocs = {
  name: 'confirm-email-screen',
  status: 'new',
  summary: 'Says whether a link confirmed an email, and leads on.',
  aliases: ['verify email', 'activation'],
  use: ['On the page that the mailed link opens.'],
  anatomy: {},
  states: { 'data-state': 'working, done, failed' },
  keyboard: [{ keys: ['Enter'], does: 'On the button or link: tries again, or goes on.' }],
  accessibility: ['The title is the level 1 heading.', 'The result is a live region.'],
  do: ['Offer another try only while the outcome is unknown.'],
  dont: ['Confirm on the server while the page is rendered: programs for mail open links, too.'],
  tokens: {},
};
