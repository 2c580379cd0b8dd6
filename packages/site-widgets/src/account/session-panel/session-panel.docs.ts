import type { ComponentDocs } from '@footlight/ui/story';

export const sessionPanelDocs: ComponentDocs = {
  name: 'session-panel',
  status: 'new',
  summary: 'Lists the browsers that are logged in; each but this one can be logged out.',
  aliases: ['devices', 'logged-in browsers', 'log out everywhere'],
  use: ['On the page about security.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: [
    'A heading of level 2 names the panel.',
    'Each button names its device; a badge marks this one.',
  ],
  do: ['Say when and where a device was seen last.'],
  dont: ['Ask before a device is logged out: it can log in again.'],
  tokens: {},
};
