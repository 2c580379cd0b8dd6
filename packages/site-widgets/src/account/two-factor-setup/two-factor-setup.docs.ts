import type { ComponentDocs } from '@footlight/ui/story';

export const twoFactorSetupDocs: ComponentDocs = {
  name: 'two-factor-setup',
  status: 'new',
  summary: 'Connects an authenticator app: a QR code, the key as text, and the first code.',
  aliases: ['2fa', 'mfa', 'qr code', 'totp'],
  use: ['In a dialog, after the password was asked for.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The picture has a name, and the key below it can be copied.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Show the recovery codes right after.'],
  dont: ['Switch the second step on before its first code is right.'],
  tokens: {},
};
