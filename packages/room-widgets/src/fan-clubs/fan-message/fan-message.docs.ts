import type { ComponentDocs } from '@footlight/ui/story';

export const fanMessageDocs: ComponentDocs = {
  name: 'fan-message',
  status: 'stable',
  summary: 'Sends a private message to each member of a broadcaster’s fan club.',
  aliases: ['broadcast message', 'newsletter', 'mass message'],
  use: ['Once in the broadcaster’s panel, below the fan club settings.'],
  avoid: ['For one person, use Conversation.', 'For everybody in the room, use Chat.'],
  anatomy: {
    title: 'The heading of the form.',
    levels: 'The levels whose members receive the message.',
    actions: 'The send button and the result of the last message.',
    status: 'How many fans the message reached.',
  },
  states: { 'data-state': 'sending' },
  keyboard: [
    { keys: ['Space'], does: 'Selects or clears a level.' },
    { keys: ['Enter'], does: 'In the message: inserts a line break. On the button: sends.' },
  ],
  accessibility: [
    'The heading (h3) names the form. The levels are checkboxes in a fieldset with a legend.',
    'The number of fans who got the message is announced as a status.',
  ],
  do: [
    'Keep the draft outside the component, so that it survives a reload.',
    'Clear the draft only after it is sent.',
  ],
  dont: ['Resend under a new id after a lost connection: fans would get the message twice.'],
  tokens: { '--fan-message-radius': 'radius-lg' },
};
