import type { ComponentDocs } from '@footlight/ui/story';

export const streamerSettingsDocs: ComponentDocs = {
  name: 'streamer-settings',
  summary: 'Prices and rules that a broadcaster sets for the own room, saved together.',
  use: ['Once in the panel of a broadcaster.'],
  avoid: ['For viewers’ own settings: those hold at once.'],
  anatomy: {
    actions: 'Save, or go back to what the platform has.',
    status: 'Whether it is saved.',
  },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Enter'], does: 'Saves, in a field.' }],
  do: [
    'Keep the draft outside, so that it survives a reload.',
    'Show what the platform refused at its field.',
  ],
  dont: ['Save at every press: a price holds as soon as it is saved.'],
  tokens: { '--streamer-settings-radius': 'radius-lg' },
};
