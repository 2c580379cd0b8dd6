import type { ComponentDocs } from '../story/component-docs.ts';

export const buttonDocs: ComponentDocs = {
  name: 'button',
  status: 'stable',
  summary: 'Triggers an action on the page: send, buy, open, confirm.',
  aliases: ['cta', 'submit button', 'push button'],
  use: [
    'For an action on the page. The label names the action: “Send tip”, “Buy tokens”.',
    'One primary button per view, for the most common action.',
    'With `loading` from the click until the platform responds; the button keeps its width and focus.',
  ],
  avoid: [
    'To go to another page, use a Link, or a Button with `asChild` around a link if it should look like an action.',
    'For an icon without text, use an IconButton, which must have a name.',
  ],
  anatomy: {
    icon: 'Decorative icon before or after the label, hidden from screen readers.',
    label: 'The text; truncated with an ellipsis when space runs out, invisible while loading.',
    spinner: 'Covers icons and label while loading.',
  },
  states: {
    'data-variant': 'primary, secondary, outline, ghost, danger',
    'data-state': 'loading',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the button.' }],
  accessibility: [
    'While loading it keeps its focus and has `aria-busy` and `aria-disabled` instead of `disabled`.',
    'With `aria-disabled` it looks disabled and ignores clicks, but keeps its focus. Use it when pressing the button is what disables it.',
    'Icons are hidden from screen readers: the label is the name.',
  ],
  do: [
    'Say what happens: “Delete message”, not “OK”.',
    'Use danger only for actions that cannot be undone, and ask for confirmation.',
  ],
  dont: [
    'Place two primary buttons side by side.',
    'Disable a button without an explanation. Keep it enabled and say what is missing.',
  ],
  tokens: {
    '--button-radius': 'radius-md',
    '--button-primary-bg': 'primary',
    '--button-primary-bg-hover': 'primary-hover',
    '--button-primary-text': 'on-primary',
    '--button-secondary-bg': 'secondary',
    '--button-secondary-bg-hover': 'secondary-hover',
    '--button-secondary-text': 'on-secondary',
  },
};
