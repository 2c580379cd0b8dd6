import type { ComponentDocs } from '@footlight/ui/story';

export const leaveDialogDocs: ComponentDocs = {
  name: 'leave-dialog',
  status: 'new',
  summary: 'Asks before a link out of the studio ends the broadcast.',
  aliases: ['leave warning', 'unsaved changes', 'confirm exit'],
  use: ['While the camera is live, when a link leads out of the studio.'],
  anatomy: {},
  keyboard: [{ keys: ['Esc'], does: 'Stays.' }],
  accessibility: ['The question names the dialog.'],
  do: ['Go on to the link when the broadcaster ends the broadcast.'],
  dont: ['Ask where leaving ends nothing.'],
  tokens: {},
};
