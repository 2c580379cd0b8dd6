import type { ComponentDocs } from '@footlight/ui/story';

export const peopleSettingsDocs: ComponentDocs = {
  name: 'people-settings',
  status: 'new',
  summary: 'Who may send messages, and their sound.',
  aliases: ['message privacy', 'who can write'],
  use: ['In people-panel.'],
  anatomy: {},
  keyboard: [{ keys: ['Space'], does: 'Changes a switch.' }],
  accessibility: ['Each switch has a hint.'],
  do: ['Save each change at once.'],
  dont: ['Add settings that are not about messages.'],
  tokens: {},
};
