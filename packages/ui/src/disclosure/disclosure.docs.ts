import type { ComponentDocs } from '../story/component-docs.ts';

export const disclosureDocs: ComponentDocs = {
  name: 'disclosure',
  status: 'new',
  summary: 'A line that opens and closes the part below it.',
  aliases: ['collapsible', 'details', 'expander', 'show more'],
  use: [
    'For details that few readers need: an answer, odds, technical values.',
    'Several together, in an Accordion.',
  ],
  avoid: [
    'For views of which one is always shown, use Tabs.',
    'For what everyone must read, such as a price or a rule, show it.',
    'For actions under a button, use DropdownMenu.',
  ],
  anatomy: {
    summary: 'The line that is always visible. A press anywhere on it opens or closes.',
    label: 'The text of the summary, with `headingLevel` a heading.',
    arrow: 'Points down; up while open.',
    body: 'The part that opens.',
  },
  states: { open: 'the attribute `open` of the root', 'data-variant': 'card, plain' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens or closes the part.' }],
  accessibility: [
    'Native `details` and `summary`: works without scripts, and a search in the page opens it.',
    'The body comes right after its summary in the reading order.',
  ],
  do: ['Say in the summary what is inside: “How odds work”.'],
  dont: ['Put a link or a button into the summary.', 'Nest more than one level.'],
  tokens: { '--disclosure-radius': 'radius-lg' },
};
