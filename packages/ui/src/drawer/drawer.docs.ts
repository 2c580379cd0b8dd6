import type { ComponentDocs } from '../story/component-docs.ts';

export const drawerDocs: ComponentDocs = {
  name: 'drawer',
  summary: 'A panel at the side, over the whole height of the page.',
  use: ['For filters, settings and lists to pick from, which need height and leave the page in view.'],
  avoid: [
    'For a short question: take a Dialog.',
    'For the same on a phone: take a BottomSheet, which the thumb reaches.',
  ],
  anatomy: {
    grip: 'Handle and header together; on a bottom sheet it is what the finger pulls.',
    header: 'Title and description.',
    title: 'Names the panel.',
    description: 'One sentence under the title.',
    body: 'What scrolls when there is more than fits.',
    footer: 'Buttons that stay in view.',
    close: 'The close control; not there when it cannot be dismissed.',
  },
  states: {
    'data-state': 'open, closed',
    'data-variant': 'start, end',
    'data-size': 'sm, md, lg',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes, when it can be dismissed; the focus goes back to where it was.',
    },
    {
      keys: ['Tab'],
      does: 'Goes through the controls of the panel and round again.',
    },
  ],
  do: ['Keep the button that finishes in the footer.', 'Open it at the end; the start is for navigation.'],
  dont: ['A drawer over a drawer.'],
  tokens: {
    '--drawer-bg': 'surface-raised',
    '--drawer-radius': 'radius-xl',
  },
};
