import type { ComponentDocs } from '@footlight/ui/story';

export const homeLayoutPickerDocs: ComponentDocs = {
  name: 'home-layout-picker',
  status: 'new',
  summary: 'A button that opens the choice between the layouts of the home page.',
  aliases: ['view switcher', 'customise'],
  use: ['Beside the title of the home page, for logged-in users.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the choice.' },
    { keys: ['Escape'], does: 'Closes it and returns to the button.' },
  ],
  accessibility: ['The layouts are radio buttons with a hint each.'],
  do: ['Apply a choice at once.'],
  dont: ['Offer it to guests, whose choice cannot be kept.'],
  tokens: {},
};
