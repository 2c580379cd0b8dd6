import type { ComponentDocs } from '@footlight/ui/story';

export const homeWizardDocs: ComponentDocs = {
  name: 'home-wizard',
  status: 'new',
  summary: 'A dialog that chooses the sections of the home page and their order.',
  aliases: ['customise', 'onboarding', 'personalise'],
  use: ['From the layout picker, and from an empty home page.'],
  anatomy: { handle: 'Moves a row with mouse, pen or finger.' },
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On an arrow: moves the row; the focus stays with it.' },
    { keys: ['Escape'], does: 'Closes the dialog; the parent keeps the draft.' },
  ],
  accessibility: [
    'Each change is announced with the new place.',
    'Everything that dragging does, buttons do, too.',
  ],
  do: ['Keep the draft in the parent.'],
  dont: ['Save before the button is pressed.'],
  tokens: {},
};
