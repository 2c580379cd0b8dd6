import type { ComponentDocs } from '@footlight/ui/story';

export const chatDocs: ComponentDocs = {
  name: 'chat',
  summary: 'The chat of a room: the latest 200 lines, the connection status and a message input.',
  use: ['Once per room, in a container with a fixed height. It fills the container and scrolls inside.'],
  avoid: ['For messages between two people, use Conversation: none of them may be dropped.'],
  anatomy: {
    toolbar: 'Above the lines: search, the tips-only filter, and custom buttons.',
    'open-search': 'Opens the search field.',
    search: 'The search field; only lines with matching words or names are shown.',
    highlighted: 'A line that the room’s staff highlighted for everyone.',
    'lines-box': 'Wraps the lines and handles the events that open the menu of a name.',
    emoticon: 'A code between colons, shown as an image. Screen readers read the code.',
    suggestions: 'Suggestions for the word at the caret.',
    suggestion: 'One suggestion.',
    scroll: 'The scroll container; it follows the latest line until the viewer scrolls up.',
    empty: 'Shown before the first line.',
    lines: 'The lines, oldest first.',
    line: 'One line. `data-kind` is message, tip, notice, gap, private or own; `data-own` marks the viewer’s lines, `data-mention` lines that mention them.',
    badge: 'An icon before a name: broadcaster, moderator, VIP, has tokens.',
    name: 'Who wrote the line; each name has one colour. Opens a menu if there are actions.',
    message: 'The text, in its own direction. Never markup.',
    problem: 'Why the viewer’s line was not sent.',
    retry: 'Sends that line again.',
    'to-latest': 'Scrolls to the latest line; shows the number of new lines.',
    foot: 'Contains the input, or the sign-up button for guests.',
    input: 'The message input; grows to a few lines.',
    counter: 'Characters left, shown when only a few remain.',
    send: 'Sends the message.',
    'sign-up': 'Replaces the input for guests.',
  },
  states: {
    'data-connection': 'connecting, joined, reconnecting, offline, closed',
    'data-state': 'pinned, held, reading (on the list)',
  },
  keyboard: [
    { keys: ['Enter'], does: 'Sends the message, except while an input method is composing.' },
    { keys: ['Shift', 'Enter'], does: 'Inserts a line break.' },
    {
      keys: ['Arrow Up', 'Page Up', 'Home'],
      does: 'On the lines: scrolls back and stops following the latest line.',
    },
    { keys: ['End'], does: 'On the lines: returns to the latest line.' },
    {
      keys: ['Space'],
      does: 'On the lines: pauses and resumes scrolling. Hovering with a mouse does the same.',
    },
    {
      keys: ['Enter'],
      does: 'On the lines: moves to the latest name. On a name: opens its menu. Arrow keys move to other names.',
    },
    {
      keys: ['Arrow Up', 'Arrow Down', 'Tab'],
      does: 'With suggestions: arrows select one, Tab accepts it. Esc closes the list.',
    },
  ],
  do: [
    'Keep the draft outside the component, so that it survives a tab change or a login.',
    'Keep it beside the video, never over it.',
  ],
  dont: ['Announce every line: a count is announced instead.', 'Let the height grow with the lines.'],
  tokens: {
    '--chat-tip-radius': 'radius-md',
    '--field-bg': 'surface',
    '--field-border': 'border-strong',
    '--field-radius': 'radius-md',
  },
};
