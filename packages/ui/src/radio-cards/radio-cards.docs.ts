import type { ComponentDocs } from '../story/component-docs.ts';

export const radioCardsDocs: ComponentDocs = {
  name: 'radio-cards',
  status: 'stable',
  summary: 'Selects one of a few options with a name, a description and a price.',
  aliases: ['option cards', 'choice cards', 'plan picker', 'selectable cards'],
  use: ['For token packs, memberships and payment methods.'],
  avoid: ['For short names, use RadioGroup.', 'For links to pages, use cards that are links.'],
  anatomy: {
    legend: 'The name of the group.',
    card: 'One option. The whole card is clickable.',
    input: 'The radio button.',
    label: 'The name of the option, announced first.',
    description: 'A second, less prominent line.',
    aside: 'The content at the end of the card, for instance a price.',
    badge: 'A Badge on the edge of the card, for instance a discount.',
  },
  states: { 'data-state': 'checked, unchecked' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected option, then past the group.' },
    { keys: ['Arrow Down', 'Arrow Right'], does: 'Selects the next option.' },
    { keys: ['Arrow Up', 'Arrow Left'], does: 'Selects the previous option.' },
    { keys: ['Space'], does: 'Selects the focused option.' },
  ],
  accessibility: [
    'A `fieldset` with native radios. The legend stays for screen readers with `hideLegend`.',
    'Everything on the card is part of the name of its radio, the badge last.',
    'The dot shows the selected option, so colour is not the only sign.',
  ],
  do: ['Write all prices in the same format and currency.', 'Preselect the most common option.'],
  dont: ['Put a badge on every card. None would stand out.', 'Put a link or button inside a card.'],
  tokens: { '--radio-card-radius': 'radius-lg' },
};
