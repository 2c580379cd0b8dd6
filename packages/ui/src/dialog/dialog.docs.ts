import type { ComponentDocs } from '../story/component-docs.ts';

export const dialogDocs: ComponentDocs = {
  name: 'dialog',
  status: 'stable',
  summary: 'A window over the page that asks for one thing and blocks the rest of the page.',
  aliases: ['modal', 'popup', 'confirmation dialog'],
  use: [
    'To confirm an action that costs tokens or cannot be undone.',
    'For a short form that belongs to the page below.',
    'Use `sm` for a question, `md` for a form, and `lg` for options side by side.',
  ],
  avoid: [
    'For filters and lists, use Drawer.',
    'For a hint or a small form attached to a button, use Popover.',
    'For a notification, use Toast or Banner.',
  ],
  anatomy: {
    scroll: 'Everything except the footer. Scrolls when the content does not fit.',
    hero: 'A full-width picture above the title.',
    header: 'The title and the description.',
    title: 'Names the dialog.',
    description: 'One sentence under the title.',
    body: 'The content.',
    footer: 'The buttons, which stay in view.',
    close: 'The close button. Absent if the dialog cannot be dismissed.',
  },
  states: { 'data-state': 'open, closed', 'data-size': 'sm, md, lg' },
  keyboard: [
    { keys: ['Escape'], does: 'Closes the dialog, if it can be dismissed, and returns focus.' },
    { keys: ['Tab'], does: 'Moves through the controls of the dialog in a loop.' },
  ],
  accessibility: [
    'The role dialog. The title, an `h2` even when hidden, names it, and the description describes it. A longer description is a `ModalDescription` in the body.',
    'Opening moves the focus to the first control that is not a link, or to the dialog if its content scrolls or `focusesBox` is set. The page is hidden from screen readers.',
    'Content that scrolls is a tab stop. The picture above the title needs its own `alt`.',
  ],
  do: [
    'Name the price in the button: “Send 250 tokens”.',
    'Set `focusesBox` if the first button charges, so that Enter twice does not pay.',
    'Put the primary button last. On a phone it appears on top.',
  ],
  dont: ['Open a dialog over a dialog.', 'Open a dialog automatically during a show.'],
  tokens: { '--dialog-bg': 'surface-raised', '--dialog-radius': 'radius-xl' },
};
