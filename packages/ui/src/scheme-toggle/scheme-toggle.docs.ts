import type { ComponentDocs } from '../story/component-docs.ts';

export const schemeToggleDocs: ComponentDocs = {
  name: 'scheme-toggle',
  status: 'stable',
  summary: 'Selects the light, dark or system colour scheme.',
  aliases: ['dark mode', 'theme switch'],
  use: ['In the page footer and in the account settings.'],
  avoid: ['For a brand with only a dark scheme, leave it out.'],
  anatomy: {
    choice: 'One of the three options.',
    icon: 'The decorative icon. The name is announced and shown as the native title.',
  },
  states: { 'data-state': 'checked, unchecked' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected option, then past the group.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Selects the previous or next option.' },
  ],
  accessibility: [
    'A `fieldset` with the hidden legend “Appearance” and three native radios.',
    'In forced colours, a border marks the selected option.',
  ],
  do: ['Start with “System”.'],
  dont: ['Let the page flash in the other scheme first. Read the choice before painting.'],
  tokens: { '--scheme-toggle-radius': 'radius-md' },
};
