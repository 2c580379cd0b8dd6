import type { ComponentDocs } from '@footlight/ui/story';

export const actDialogDocs: ComponentDocs = {
  name: 'act-dialog',
  status: 'new',
  summary: 'Asks for the reason of an act of the staff, and names its object.',
  aliases: ['confirm action', 'reason', 'moderation'],
  use: ['Before every act that changes an account, a payment or a report.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'In a line: confirms.' },
    { keys: ['Escape'], does: 'Closes the dialog and returns to the button.' },
  ],
  accessibility: [
    'Title and consequence name and describe the dialog.',
    'A missing reason marks its field, and the error is announced.',
  ],
  do: ['Name the act on the confirming button.', 'Say what happens in text, also that it cannot be undone.'],
  dont: ['Ask for a reason that nobody stores.', 'Clear what was entered after a refusal.'],
  tokens: {},
};
