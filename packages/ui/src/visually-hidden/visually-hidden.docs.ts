import type { ComponentDocs } from '../story/component-docs.ts';

export const visuallyHiddenDocs: ComponentDocs = {
  name: 'visually-hidden',
  summary: 'Text that is read out and not seen.',
  use: ['For what the eye takes from place or picture: “Your balance” before a number.'],
  avoid: ['For what appears later: announce it.', 'To name a button of one icon: IconButton has a label.'],
  anatomy: {},
  keyboard: [],
  do: ['Keep it in the order of reading.'],
  dont: ['Something to press inside: nobody would see the focus.'],
  tokens: {},
};
