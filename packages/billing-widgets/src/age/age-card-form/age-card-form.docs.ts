import type { ComponentDocs } from '@footlight/ui/story';

export const ageCardFormDocs: ComponentDocs = {
  name: 'age-card-form',
  status: 'new',
  summary: 'Verifies an age by a card: the card, its owner, and whether the card also pays for the offer.',
  aliases: ['credit card check', 'verify age', 'adult'],
  use: ['As the method “card” of the age verification, where the place allows it.'],
  avoid: ['For purchases and card verification, which happen on the payment provider’s page.'],
  anatomy: {
    person: 'Who the card belongs to.',
    free: 'Without an offer: says that nothing is charged.',
    send: 'The button that sends the form and names the amount if there is one.',
    back: 'Back to the other methods.',
  },
  states: { 'data-state': 'idle, invalid, sending' },
  keyboard: [
    { keys: ['Enter'], does: 'In a field: sends the form; the first field with a problem gets the focus.' },
    { keys: ['↑', '↓'], does: 'Between the choices about the offer.' },
  ],
  accessibility: [
    'The card and its owner are groups with a legend; the choice about the offer is a named radiogroup.',
    'Problems that the platform reports also move the focus to the first of their fields.',
    'Each field announces its own problem; an error of the whole form is an alert above the buttons.',
  ],
  do: [
    'Send the card to the card company only, and the other fields with its payment token to the platform.',
  ],
  dont: ['Store the card number or the CVC, not even as a draft.', 'Choose for the visitor.'],
  tokens: {},
};
