import type { ComponentDocs } from '@footlight/ui/story';

export const recoveryCodesDocs: ComponentDocs = {
  name: 'recovery-codes',
  status: 'new',
  summary: 'Shows recovery codes once, and offers them as a file.',
  aliases: ['backup codes', 'two-factor', '2fa'],
  use: ['Right after they were made.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a button: presses it.' }],
  accessibility: ['The codes are a list.'],
  do: ['Close only by the button that says they are stored.'],
  dont: ['Show them again later: the platform does not know them.'],
  tokens: {},
};
