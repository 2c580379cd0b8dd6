import type { ComponentDocs } from '../story/component-docs.ts';

export const passwordInputDocs: ComponentDocs = {
  name: 'password-input',
  summary: 'A password, with a button that shows what was typed.',
  use: ['For signing in (`autoComplete="current-password"`) and for a new password (`new-password`).'],
  avoid: ['For the code of a card or of an authenticator: take a TextInput, it need not be hidden.'],
  anatomy: { toggle: 'Shows the password, then hides it.' },
  states: { 'data-state': 'shown, hidden' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the input, then to the button.' },
    { keys: ['Enter', 'Space'], does: 'On the button: shows or hides.' },
  ],
  do: ['Say the rules in the hint before they are broken.', 'Let pasting work: password keepers paste.'],
  dont: ['Asking for it twice: it can be looked at.'],
  tokens: {},
};
