import type { ComponentDocs } from '@footlight/ui/story';

export const chatDocs: ComponentDocs = {
  name: 'chat',
  summary: 'The chat of a room: the latest 200 lines, how the connection is, and a place to write.',
  use: ['Once a room, in a box that has a height. It fills the box and scrolls inside.'],
  avoid: ['For messages between two: they are not a crowd’s, and none may be dropped.'],
  anatomy: {
    scroll: 'The box that scrolls; it follows the end until the reader scrolls up.',
    empty: 'What stands there before the first line.',
    lines: 'The lines, oldest first.',
    line: 'One of them; `data-kind` says message, tip, notice, gap or own, `data-own` that the viewer wrote it.',
    badge: 'A sign before a name: broadcaster, moderator, VIP, has tokens.',
    name: 'Who wrote it; one name has one colour.',
    message: 'What was written, in its own direction. Never markup.',
    problem: 'Why a line of the viewer’s own did not arrive.',
    retry: 'Sends such a line again.',
    'to-latest': 'The way back to the end, with the number of lines that came since.',
    foot: 'Holds what one writes with, or the way to an account.',
    input: 'Where one writes; grows to a few lines.',
    counter: 'Characters left, once they are few.',
    send: 'Sends.',
    'sign-up': 'In place of the input, for guests.',
  },
  states: {
    'data-connection': 'connecting, joined, reconnecting, offline',
    'data-state': 'pinned, reading (on the list)',
  },
  keyboard: [
    { keys: ['Enter'], does: 'Sends. Not while an input method puts a word together.' },
    { keys: ['Shift', 'Enter'], does: 'Starts a line.' },
    { keys: ['Arrow Up', 'Page Up', 'Home'], does: 'On the lines: scrolls back and lets go of the end.' },
    { keys: ['End'], does: 'On the lines: back to the end.' },
  ],
  do: [
    'Keep the draft outside, so that it survives a tab or a login.',
    'Keep it beside the picture, never over it.',
  ],
  dont: ['Read lines out one by one: a count is announced instead.', 'A height that grows with the lines.'],
  tokens: {
    '--chat-tip-radius': 'radius-md',
    '--field-bg': 'surface',
    '--field-border': 'border-strong',
    '--field-radius': 'radius-md',
  },
};
