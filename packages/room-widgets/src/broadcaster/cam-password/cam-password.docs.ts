import type { ComponentDocs } from '@footlight/ui/story';

export const camPasswordDocs: ComponentDocs = {
  name: 'cam-password',
  status: 'stable',
  summary: 'Sets, changes or removes the password of a broadcaster’s room.',
  aliases: ['room password', 'private room'],
  use: ['Once in the broadcaster’s panel.'],
  avoid: ['For viewers who enter the password: RoomStatusOverlay has a field for it.'],
  anatomy: {
    text: 'Whether the room has a password, or why it cannot be changed now.',
    actions: 'Set or change, and remove.',
  },
  states: { 'data-state': 'set, none' },
  keyboard: [{ keys: ['Enter'], does: 'In the field: saves the password.' }],
  accessibility: [
    'A sentence says whether the room has a password, and takes the focus when it is removed. An error is tied to the field and announced.',
    'A saved password is not announced: confirm it with a toast.',
  ],
  do: ['Disconnect viewers who do not know the new password.'],
  dont: ['Store the typed password, or show the present one.'],
  tokens: { '--cam-password-radius': 'radius-lg' },
};
