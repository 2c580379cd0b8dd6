import type { ComponentDocs } from '../story/component-docs.ts';

export const drawerDocs: ComponentDocs = {
  name: 'drawer',
  status: 'stable',
  summary: 'A panel at the side of the page, over its full height.',
  aliases: ['side sheet', 'off-canvas', 'side panel'],
  use: ['For filters, settings and pick lists that need height while the page stays in view.'],
  avoid: [
    'For a short question, use Dialog.',
    'On a phone, use BottomSheet, which is within reach of the thumb.',
  ],
  anatomy: {
    grip: 'The handle and the header. On a bottom sheet, the area to drag.',
    header: 'The title and the description.',
    title: 'Names the panel.',
    description: 'One sentence under the title.',
    body: 'The content. Scrolls when it does not fit, and is then a tab stop.',
    footer: 'The buttons, which stay in view.',
    close: 'The close button. Absent if the drawer cannot be dismissed.',
  },
  states: {
    'data-state': 'open, closed',
    'data-variant': 'start, end',
    'data-size': 'sm, md, lg',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes the drawer, if it can be dismissed, and returns the focus to the element that had it before.',
    },
    {
      keys: ['Tab'],
      does: 'Moves in a loop through the body, the footer and, last, the close button.',
    },
  ],
  accessibility: [
    'The role dialog. The title, an `h2` even when hidden, names it, and the description describes it.',
    'Opening moves the focus to the first control that is not a link, or to the drawer if its body scrolls or it has none.',
    'The page is hidden from screen readers. With `modal={false}`, they can still read it, and a click moves the focus there, but Tab does not.',
  ],
  do: [
    'Keep the button that completes the task in the footer.',
    'Open it at the end of the page. The start is for navigation.',
  ],
  dont: ['Open a drawer over a drawer.'],
  tokens: {
    '--drawer-bg': 'surface-raised',
    '--drawer-radius': 'radius-xl',
  },
};
