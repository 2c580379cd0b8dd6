import type { ComponentDocs } from '../story/component-docs.ts';

export const cardFieldsDocs: ComponentDocs = {
  name: 'card-fields',
  summary: 'Number, expiry and security code of a card, checked as they are typed.',
  use: [
    'Where a card is asked for, inside a form with its own button.',
    'With `showProblems` after a press on that button.',
  ],
  avoid: ['When the biller has its own page or frame for it: that is safer.'],
  anatomy: {
    number: 'Grouped as it is printed; takes pasted text.',
    expiry: 'Writes the stroke itself.',
    cvc: 'Three digits, or four on American Express.',
    brand: 'The name of the card’s brand, as soon as the first digits tell.',
  },
  states: { 'data-variant': 'visa, mastercard, amex, discover, diners, jcb, maestro, unionpay' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from field to field; nothing jumps by itself.' },
    { keys: ['Digits'], does: 'Are written; all else is ignored.' },
  ],
  do: [
    'Keep the value in memory only, and let it go when it was sent.',
    'Say what will be charged right above the button.',
  ],
  dont: [
    'A copy of the number in an address, a log or the store of the browser.',
    'A message while somebody is still typing.',
  ],
  tokens: {},
};
