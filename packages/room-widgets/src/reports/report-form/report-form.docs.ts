import type { ComponentDocs } from '@footlight/ui/story';

export const reportFormDocs: ComponentDocs = {
  name: 'report-form',
  status: 'new',
  summary: 'Asks why a line, room, item or post is reported to the staff.',
  aliases: ['flag', 'report abuse', 'complaint'],
  use: ['When a viewer chooses to report something.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'In a single-line field: sends the report.' },
    { keys: ['Esc'], does: 'Closes the dialog.' },
  ],
  accessibility: ['A missing reason is announced at its field.'],
  do: ['Say who learns of the report.'],
  dont: ['Close it before the platform has answered.'],
  tokens: {},
};
