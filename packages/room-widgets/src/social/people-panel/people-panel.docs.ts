import type { ComponentDocs } from '@footlight/ui/story';

export const peoplePanelDocs: ComponentDocs = {
  name: 'people-panel',
  status: 'new',
  summary: 'Conversations, friends and settings, one at a time.',
  aliases: ['contacts', 'friends', 'side panel'],
  use: ['In the list of the messages, or in a drawer.'],
  anatomy: {},
  keyboard: [{ keys: ['ArrowLeft', 'ArrowRight'], does: 'Changes the view.' }],
  accessibility: ['The views are a group of radio buttons.'],
  do: ['Load only the current view.'],
  dont: ['Use it for other views.'],
  tokens: {},
};
