import type { ComponentDocs } from '../story/component-docs.ts';

export const passwordInputDocs: ComponentDocs = {
  name: 'password-input',
  status: 'stable',
  summary: 'A password field with a button that shows the typed text.',
  aliases: ['password field'],
  use: ['To sign in (`autoComplete="current-password"`) and to set a new password (`new-password`).'],
  avoid: ['For a card or authenticator code, use TextInput. It need not be hidden.'],
  anatomy: { toggle: 'The button that shows and hides the password.' },
  states: { 'data-state': 'shown, hidden' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the button.' },
    { keys: ['Enter', 'Space'], does: 'On the button, shows or hides the password.' },
  ],
  accessibility: ['The button’s label states the next action, so it has no `aria-pressed`.'],
  do: [
    'Name the rules in the hint, before the user breaks them.',
    'Allow pasting, because password managers paste.',
  ],
  dont: ['Ask for the password twice. The user can show it.'],
  tokens: {},
};
