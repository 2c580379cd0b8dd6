import type { ComponentDocs } from '@footlight/ui/story';

export const panelEntriesDocs: ComponentDocs = {
  name: 'panel-entries',
  status: 'new',
  summary: 'A short list of what can be set, each with its present value.',
  aliases: ['settings list', 'menu list'],
  use: ['In the broadcaster’s panel, where each entry opens a drawer with its form.'],
  avoid: ['For links to other pages, use SectionNav.'],
  anatomy: {
    entry: 'A button with icon, name and value.',
    value: 'How it is set now. At most two lines.',
  },
  states: { 'data-state': 'changed, idle' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the form of the entry.' }],
  accessibility: [
    'A list of buttons that say that they open a dialog. The name contains the value and unsaved changes.',
  ],
  do: ['Say a value in a few words, for instance “60 tokens a minute”.'],
  dont: ['Put a second control into an entry.'],
  tokens: { '--panel-entries-radius': 'radius-lg' },
};
