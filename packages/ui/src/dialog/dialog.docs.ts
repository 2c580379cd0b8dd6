import type { ComponentDocs } from '../story/component-docs.ts';

export const dialogDocs: ComponentDocs = {
  name: 'dialog',
  summary: 'A box over the page that asks for one thing and holds everything else back.',
  use: [
    'To confirm what costs tokens or cannot be taken back.',
    'For a short form that belongs to the page under it.',
    '`sm` for a question, `md` for a form, `lg` for choices side by side.',
  ],
  avoid: [
    'For filters and lists: take a Drawer.',
    'For a hint or a small form at a button: take a Popover.',
    'For news: take a Toast or a Banner.',
  ],
  anatomy: {
    scroll: 'Everything but the footer; scrolls when there is more than fits.',
    hero: 'A picture above the title, edge to edge.',
    header: 'Title and description.',
    title: 'Names the dialog.',
    description: 'One sentence under the title.',
    body: 'What it is about.',
    footer: 'Buttons that stay in view.',
    close: 'The close control; not there when it cannot be dismissed.',
  },
  states: { 'data-state': 'open, closed', 'data-size': 'sm, md, lg' },
  keyboard: [
    { keys: ['Escape'], does: 'Closes, when it can be dismissed; the focus goes back to where it was.' },
    { keys: ['Tab'], does: 'Goes through the controls of the dialog and round again.' },
  ],
  do: [
    'Say the price in the button: “Send 250 tokens”.',
    'Put the button that does it last; on a phone it stands on top.',
  ],
  dont: ['A dialog over a dialog.', 'A dialog that opens by itself in the middle of a show.'],
  tokens: { '--dialog-bg': 'surface-raised', '--dialog-radius': 'radius-xl' },
};
