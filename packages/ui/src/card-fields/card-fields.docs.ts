import type { ComponentDocs } from '../story/component-docs.ts';

export const cardFieldsDocs: ComponentDocs = {
  name: 'card-fields',
  status: 'stable',
  summary: 'Fields for a card’s number, expiry and security code, validated as the user types.',
  aliases: ['credit card form', 'payment fields'],
  use: [
    'Where a form with its own button asks for a card.',
    'With `showProblems` after a click on that button.',
  ],
  avoid: ['If the payment provider has its own page or frame, which is safer.'],
  anatomy: {
    number: 'The card number, grouped as on the card; accepts pasted text.',
    expiry: 'The expiry date; inserts the slash.',
    cvc: 'The security code: three digits, or four for American Express.',
    brand: 'The card brand, once the first digits identify it.',
  },
  states: { 'data-variant': 'visa, mastercard, amex, discover, diners, jcb, maestro, unionpay' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the fields; focus never moves automatically.' },
    { keys: ['Digits'], does: 'Enters digits; other characters are ignored.' },
  ],
  accessibility: [
    'A `fieldset` with the hidden legend “Card”. Each field has a visible label and is required.',
    'An error sets `aria-invalid` and is announced politely. The card brand is not announced when it appears.',
  ],
  do: [
    'Keep the value only in memory, and discard it after sending.',
    'Say what will be charged right above the button.',
  ],
  dont: [
    'Copy the number to a URL, a log or browser storage.',
    'Show an error while the user is still typing.',
  ],
  tokens: {},
};
