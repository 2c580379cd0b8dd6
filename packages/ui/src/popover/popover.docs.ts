import type { ComponentDocs } from '../story/component-docs.ts';

export const popoverDocs: ComponentDocs = {
  name: 'popover',
  summary: 'A small panel beside the button that opened it; the page stays usable.',
  use: ['For a look at details, or for two or three fields that belong to one button.'],
  avoid: [
    'For a list of actions: take a DropdownMenu.',
    'For one sentence of help: take a Tooltip.',
    'For a task with its own end: take a Dialog or a Drawer.',
  ],
  anatomy: {
    header: 'Title and close control; only with one of them.',
    title: 'Names the popover.',
    close: 'The close control.',
    body: 'The content; scrolls when the window is low.',
  },
  states: {
    'data-state': 'open, closed',
    'data-size': 'sm, md, lg',
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens and closes it.',
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus goes back to the button.',
    },
    {
      keys: ['Tab'],
      does: 'Goes through its controls, then on in the page.',
    },
  ],
  do: [
    'Give it a title, or a label when the content speaks for itself.',
    'Let a choice that takes effect at once stay open, so that it can be seen.',
  ],
  dont: ['A popover that opens another one.', 'Something that is lost on a click beside it.'],
  tokens: {
    '--popover-bg': 'surface-raised',
    '--popover-radius': 'radius-lg',
  },
};
