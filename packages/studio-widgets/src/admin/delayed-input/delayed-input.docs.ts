import type { ComponentDocs } from '@footlight/ui/story';

export const delayedInputDocs: ComponentDocs = {
  name: 'delayed-input',
  status: 'new',
  summary: 'A text field that filters while somebody types.',
  aliases: ['debounced input', 'search as you type'],
  use: ['For a filter of a long list that the platform searches.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'Applies the text at once.' }],
  accessibility: ['The field is a search box with a visible label.'],
  do: ['Pass the text that applies as value, so that the browser’s way back changes it.'],
  dont: ['Use it in a form that is sent.'],
  tokens: {},
};
