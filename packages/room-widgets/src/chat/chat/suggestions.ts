import { CHAT_COMMANDS, type ChatCommandName, type Emoticon, ROOM_SOUNDS } from '@footlight/contract';

/** A suggestion for the word that is being typed. */
export type Suggestion =
  | { kind: 'emoticon'; value: string; code: Emoticon }
  | { kind: 'command'; value: string; name: ChatCommandName }
  | { kind: 'argument'; value: string };

export interface Suggestions {
  /** The part of the draft that a suggestion replaces. */
  from: number;
  to: number;
  items: readonly Suggestion[];
}

const MOST = 6;
const NONE: Suggestions = { from: 0, to: 0, items: [] };

const argumentsOf: Record<ChatCommandName, readonly string[]> = {
  play_sound: ROOM_SOUNDS,
  setmode: ['public', 'limited'],
  tip_split: ['{"target_splitters": 4, "split_amount": 25}'],
};

/** Suggestions at the caret: allowed commands at the start of the draft, their arguments, and the room's emoticons anywhere. */
export function suggestionsFor(
  draft: string,
  caret: number,
  commands: readonly ChatCommandName[],
  emoticons: readonly Emoticon[],
): Suggestions {
  const before = draft.slice(0, caret);
  const word = /^\/(\S*)$/.exec(before)?.[1];
  if (word !== undefined) {
    const names = CHAT_COMMANDS.filter((name) => commands.includes(name) && name.startsWith(word));
    const items = names.map((name) => ({ kind: 'command', value: `/${name} `, name }) as const);
    return { from: 0, to: caret, items };
  }
  const [, name = '', typed = ''] = /^\/(\S+)\s+(.*)$/s.exec(before) ?? [];
  const command = commands.find((one) => one === name);
  if (command) {
    const values = argumentsOf[command].filter((value) => value.startsWith(typed) && value !== typed);
    const items = values.map((value) => ({ kind: 'argument', value }) as const);
    return { from: caret - typed.length, to: caret, items };
  }
  const code = /(?:^|[\s:]):([a-z]+)$/.exec(before)?.[1];
  if (code === undefined) return NONE;
  const codes = emoticons.filter((one) => one.startsWith(code)).slice(0, MOST);
  return {
    from: caret - code.length - 1,
    to: caret,
    items: codes.map((one) => ({ kind: 'emoticon', value: `:${one}: `, code: one }) as const),
  };
}

/** Inserts a suggestion; returns the draft and the new caret position. */
export const applySuggestion = (
  draft: string,
  { from, to }: Suggestions,
  { value }: Suggestion,
): { draft: string; caret: number } => ({
  draft: `${draft.slice(0, from)}${value}${draft.slice(to)}`,
  caret: from + value.length,
});
