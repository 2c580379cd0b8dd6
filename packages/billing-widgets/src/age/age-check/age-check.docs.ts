import type { ComponentDocs } from '@footlight/ui/story';

export const ageCheckDocs: ComponentDocs = {
  name: 'age-check',
  status: 'stable',
  summary: 'Offers the age verification methods of the visitor’s place, and shows the state of a check.',
  aliases: ['age verification', 'age gate', 'adult', 'id check'],
  use: ['On its own page, linked from rooms, shows and media that need a verified age.'],
  avoid: ['For card verification, which has its own page.'],
  anatomy: {
    methods: 'A button for each method; it opens the provider’s page.',
    none: 'Says that no method is offered here, with a link to the support.',
    hidden: 'In France and Italy: says that cards and face scans are not available there.',
    guest: 'For guests: an account keeps the proof, with a button to sign up.',
    continue: 'After the verification: back to where the visitor was.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: opens the provider’s page.' }],
  accessibility: [
    'A pending or passed check has the role status; a declined check and an error have the role alert.',
    'The title is a level 1 heading; set `hasTitle` to false in a dialog, which has its own.',
    'The methods are a list; each explanation follows its button and is not part of the button’s name.',
  ],
  do: ['Offer only the methods that the platform names.'],
  dont: ['Ask for documents. Only the provider may do that.'],
  tokens: {},
};
