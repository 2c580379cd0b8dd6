import type { ComponentDocs } from '../story/component-docs.ts';

export const radioCardsDocs: ComponentDocs = {
  name: 'radio-cards',
  summary: 'One choice out of a few that need room: a name, a line about it, a price.',
  use: ['For token packs, memberships, ways to pay.'],
  avoid: ['For short names: take a RadioGroup.', 'For links to pages: take cards, not choices.'],
  anatomy: {
    legend: 'Names the group.',
    card: 'One choice with all that can be pressed.',
    input: 'The circle.',
    label: 'Its name, read out first.',
    description: 'A second, quieter line.',
    aside: 'At the end of the card, for instance a price.',
    badge: 'On the edge of the card, for instance a discount.',
  },
  states: { 'data-state': 'checked, unchecked' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the choice, then past the group.' },
    { keys: ['Arrow Down', 'Arrow Right'], does: 'Chooses the next one.' },
    { keys: ['Arrow Up', 'Arrow Left'], does: 'Chooses the one before.' },
    { keys: ['Space'], does: 'Chooses the one that has the focus.' },
  ],
  do: ['Write all prices alike, in one currency.', 'Choose the most usual one beforehand.'],
  dont: ['A badge on every card: then none stands out.', 'A link or button inside a card.'],
  tokens: { '--radio-card-radius': 'radius-lg' },
};
