import type { ComponentDocs } from '../story/component-docs.ts';

export const checkboxDocs: ComponentDocs = {
  name: 'checkbox',
  status: 'stable',
  summary: 'A yes-or-no choice in a form that is submitted later.',
  aliases: ['tick box', 'check mark'],
  use: [
    'For consent or an option of a form.',
    'With a link to the terms in the label. The link opens the terms; the rest of the label ticks the box.',
  ],
  avoid: [
    'For settings that apply at once, use a Switch.',
    'For one choice from several, use a RadioGroup.',
    'For several choices under one name, use a CheckboxGroup.',
  ],
  anatomy: {
    input: 'The box.',
    mark: 'The tick inside it.',
    dash: 'The line inside it while it is indeterminate.',
    label: 'What the user agrees to; clicking it ticks the box.',
    error: 'The error message.',
    hint: 'The help text below.',
  },
  states: { 'data-state': 'invalid' },
  keyboard: [{ keys: ['Space'], does: 'Ticks or clears the box.' }],
  accessibility: ['A native checkbox. Hint and error are its description, and an error sets `aria-invalid`.'],
  do: ['Write the label so that a tick means yes: “Send me news”.'],
  dont: ['Tick consent by default.', 'Write “Do not …”. The meaning of a tick becomes unclear.'],
  tokens: {},
};
