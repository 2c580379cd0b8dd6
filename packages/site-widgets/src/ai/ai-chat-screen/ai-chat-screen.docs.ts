import type { ComponentDocs } from '@footlight/ui/story';

export const aiChatScreenDocs: ComponentDocs = {
  name: 'ai-chat-screen',
  status: 'new',
  summary: 'A companion: the conversation, and one text that becomes a message or a picture.',
  aliases: ['companion', 'chatbot', 'assistant', 'virtual friend'],
  use: ['On the page of a companion.'],
  anatomy: {
    chat: 'The conversation and its field.',
    profile: 'Portrait, name and description of the companion; on phones a row above the conversation.',
    day: 'The day of the messages below it.',
    stamp: 'The time of a message, and what it cost.',
  },
  keyboard: [
    { keys: ['Enter'], does: 'In the field: sends the message.' },
    { keys: ['Shift'], does: 'With Enter: starts a new line.' },
  ],
  accessibility: [
    'An answer is announced once, when it is complete.',
    'The conversation can be scrolled by keyboard.',
  ],
  do: ['Show the price of a message and of a picture on their buttons.', 'Keep the draft after a refusal.'],
  dont: ['Send a text twice.'],
  tokens: {},
  states: { 'data-state': 'of a request: waiting, delivered, failed' },
};
