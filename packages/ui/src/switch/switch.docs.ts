import type { ComponentDocs } from '../story/component-docs.ts';

export const switchDocs: ComponentDocs = {
  name: 'switch',
  status: 'stable',
  summary: 'Turns a setting on or off at once, without a save button.',
  aliases: ['toggle'],
  use: [
    'For a setting that takes effect immediately.',
    'Set `labelFirst` in a list of settings to align the switches in a column.',
  ],
  avoid: [
    'In a form with a submit button, use Checkbox.',
    'For two named options, such as light and dark, use SegmentedControl.',
  ],
  anatomy: {
    track: 'The track. Filled when on.',
    thumb: 'The part that slides. Its position shows on or off without colour.',
    label: 'The name of the switch. Also clickable.',
    hint: 'Says what happens when it is on.',
  },
  states: { 'data-state': 'checked, unchecked', 'data-size': 'sm, md' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Turns the switch on or off.' }],
  accessibility: ['The role switch with `aria-checked`; the label names the setting and does not change.'],
  do: ['Name the setting: “Sound”, not “Turn sound on”.', 'Turn it back and say why if saving fails.'],
  dont: ['Add a second switch that only reverses the first.', 'Put words such as “on” and “off” beside it.'],
  tokens: {
    '--switch-radius': 'radius-pill',
    '--switch-track-bg': 'surface-sunken',
    '--switch-track-bg-checked': 'primary',
    '--switch-thumb-bg': 'text-muted',
    '--switch-thumb-bg-checked': 'on-primary',
  },
};
