import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubSettingsDocs: ComponentDocs = {
  name: 'fan-club-settings',
  status: 'stable',
  summary: 'Opens, closes and prices a broadcaster’s own fan club.',
  aliases: ['subscription price', 'membership settings'],
  use: ['Once in the broadcaster’s panel.'],
  avoid: ['For what fans see, use the fan club’s page.'],
  anatomy: {
    intro: 'What a fan club is, and the broadcaster’s share.',
    actions: 'Save, or discard the changes.',
    status: 'Whether the changes are saved.',
  },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Enter'], does: 'In a field: saves.' }],
  accessibility: [
    'The broadcaster’s share is the hint of each price, so it is read with the field.',
    'A status beside the buttons announces unsaved changes, and that they are saved.',
  ],
  do: [
    'Keep the draft outside the component, so that it survives a reload.',
    'Show how much of each price the broadcaster receives.',
  ],
  dont: ['Change the terms that members have agreed to.'],
  tokens: { '--fan-club-settings-radius': 'radius-lg' },
};
