import type { ComponentDocs } from '@footlight/ui/story';

export const moderationDialogDocs: ComponentDocs = {
  name: 'moderation-dialog',
  status: 'stable',
  summary: 'Asks staff for an optional reason before they silence, kick or ban a user.',
  aliases: ['kick', 'ban', 'mute', 'silence', 'timeout'],
  use: ['When staff choose Silence, Kick or Ban in the menu of a user.'],
  avoid: ['For actions that give rights back; they need no reason.'],
  anatomy: { actions: 'Cancel, and the action itself.' },
  keyboard: [
    { keys: ['Enter'], does: 'Confirms with the typed reason.' },
    { keys: ['Escape'], does: 'Closes the dialog; nothing happens.' },
  ],
  accessibility: [
    'The question is the name of the dialog, and the consequence its description.',
    'The focus starts in the reason. An error is tied to that field and announced.',
  ],
  do: ['Keep the dialog open with `error` if the call fails.'],
  dont: ['Show the reason to others in the room.'],
  tokens: {},
};
