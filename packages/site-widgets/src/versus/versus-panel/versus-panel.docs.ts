import type { ComponentDocs } from '@footlight/ui/story';

export const versusPanelDocs: ComponentDocs = {
  name: 'versus-panel',
  status: 'new',
  summary: 'A broadcaster’s contests: whether they take part, open invitations, and a form for a new one.',
  aliases: ['battle', 'challenge', 'invitations'],
  use: ['Among the tools of a broadcaster.'],
  anatomy: {
    title: 'The heading.',
    invitation: 'An open invitation with the time until it lapses.',
    problem: 'What the platform refused.',
  },
  keyboard: [{ keys: ['Enter'], does: 'In the field: invites.' }],
  accessibility: [
    'The section is named by its title.',
    'An error is an alert; an error of the name belongs to its field.',
  ],
  do: ['Keep the draft: the panel shows what it is given.'],
  dont: ['Show the form beside an own open invitation: the panel hides it.'],
  tokens: {},
  states: { 'data-state': 'on, off' },
};
