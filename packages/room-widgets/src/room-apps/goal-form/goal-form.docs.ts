import type { ComponentDocs } from '@footlight/ui/story';

export const goalFormDocs: ComponentDocs = {
  name: 'goal-form',
  status: 'new',
  summary: 'The goal of a broadcaster’s own room: its progress, or the form that starts one.',
  aliases: ['set a goal', 'tip target'],
  use: ['In the cockpit.'],
  anatomy: {},
  states: { 'data-state': '`running` or `idle`' },
  keyboard: [{ keys: ['Enter'], does: 'Starts the goal.' }],
  accessibility: ['Errors stand at their fields.'],
  do: ['Share the draft with the settings of the room’s apps.'],
  dont: ['Start a second goal while one runs.'],
  tokens: {},
};
