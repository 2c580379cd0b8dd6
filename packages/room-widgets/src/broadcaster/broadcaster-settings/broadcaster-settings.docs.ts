import type { ComponentDocs } from '@footlight/ui/story';

export const broadcasterSettingsDocs: ComponentDocs = {
  name: 'broadcaster-settings',
  status: 'stable',
  summary: 'The prices and rules of a broadcaster’s room, saved together.',
  aliases: ['room settings', 'show prices', 'rate card'],
  use: ['Once in the broadcaster’s panel.'],
  avoid: ['For viewers’ settings: they apply immediately.'],
  anatomy: {
    'subject-color': 'The colour of the topic, with a preview of how viewers see it.',
    actions: 'Save, or discard the changes.',
    status: 'Whether the changes are saved.',
  },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Enter'], does: 'In a field: saves.' }],
  accessibility: [
    'Each group is a fieldset with a legend. An error is tied to its field and announced.',
    'A status beside the buttons announces unsaved changes, and that they are saved.',
  ],
  do: [
    'Keep the draft outside the component, so that it survives a reload.',
    'Show each error from the platform at its field.',
  ],
  dont: ['Save on every change: a price applies as soon as it is saved.'],
  tokens: { '--broadcaster-settings-radius': 'radius-lg' },
};
