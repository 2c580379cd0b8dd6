import type { ComponentDocs } from '@footlight/ui/story';

export const fanMessageDocs: ComponentDocs = {
  name: 'fan-message',
  summary: 'Writes to the members of a broadcaster’s fan club, to each in a private message.',
  use: ['Once in the panel of a broadcaster, under the terms of the fan club.'],
  avoid: ['For one person: that is a conversation.', 'For everybody in the room: that is the chat.'],
  anatomy: {
    title: 'What is written here.',
    levels: 'Whose members get it.',
    actions: 'Send, and what came of the last message.',
    status: 'How many fans it reached.',
  },
  states: { 'data-state': 'sending' },
  keyboard: [
    { keys: ['Space'], does: 'Chooses a level, or leaves it out.' },
    { keys: ['Enter'], does: 'A new line in the message; on the button, sends.' },
  ],
  do: ['Keep the draft outside, so that it survives a reload.', 'Empty it only once it is sent.'],
  dont: ['Send again under another id after a cut: fans would get it twice.'],
  tokens: { '--fan-message-radius': 'radius-lg' },
};
