import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubSettingsDocs: ComponentDocs = {
  name: 'fan-club-settings',
  summary: 'Opens, closes and prices a broadcaster’s own fan club.',
  use: ['Once in the panel of a broadcaster.'],
  avoid: ['For what fans see: that is the fan club’s page.'],
  anatomy: {
    intro: 'What a fan club is, and which part of it the broadcaster gets.',
    actions: 'Save, or go back to what the platform has.',
    status: 'Whether it is saved.',
  },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Enter'], does: 'Saves, in a field.' }],
  do: ['Keep the draft outside, so that it survives a reload.', 'Say what is left of each price.'],
  dont: ['Change what members have agreed to.'],
  tokens: { '--fan-club-settings-radius': 'radius-lg' },
};
