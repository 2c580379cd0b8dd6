import type { ComponentDocs } from '../story/component-docs.ts';

export const switchDocs: ComponentDocs = {
  name: 'switch',
  summary: 'Turns something on or off at once, without a button to save.',
  use: [
    'For a setting that works from the moment it is pressed.',
    'With `labelFirst` in a list of settings, so that the switches stand in a column.',
  ],
  avoid: [
    'In a form that is sent: take a Checkbox.',
    'For two named choices, such as light and dark: take a SegmentedControl.',
  ],
  anatomy: {
    track: 'The groove; filled when on.',
    thumb: 'What slides; its place says on or off without colour.',
    label: 'Names the switch; can be pressed too.',
    hint: 'What happens when it is on.',
  },
  states: { 'data-state': 'checked, unchecked', 'data-size': 'sm, md' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Turns it on or off.' }],
  do: ['Name what is on: “Sound”, not “Turn sound on”.', 'Turn it back and say why when saving failed.'],
  dont: ['A second switch that only undoes the first.', 'Words such as on and off beside it.'],
  tokens: {
    '--switch-radius': 'radius-pill',
    '--switch-track-bg': 'surface-sunken',
    '--switch-track-bg-checked': 'primary',
    '--switch-thumb-bg': 'text-muted',
    '--switch-thumb-bg-checked': 'on-primary',
  },
};
