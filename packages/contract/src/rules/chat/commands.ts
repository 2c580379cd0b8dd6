import { hasAdminRights, hasModerateRights, type RoomPerson, type RoomStaff } from '../room/rights.ts';

/** Chat commands (spec 2 §5): lines that start with a slash act on the room and are not published. */
export const CHAT_COMMANDS = ['play_sound', 'setmode', 'tip_split'] as const;
export type ChatCommandName = (typeof CHAT_COMMANDS)[number];

/** Sounds that a room's staff can play to everybody. Assumed: the spec names no sounds. */
export const ROOM_SOUNDS = ['bell', 'chime', 'drum', 'fanfare'] as const;
export type RoomSound = (typeof ROOM_SOUNDS)[number];

/** Most shares of a split. Assumed. */
export const MAX_SPLITTERS = 50;

export type ChatCommand =
  | { name: 'play_sound'; sound: RoomSound }
  | { name: 'setmode'; mode: 'limited' | 'public' }
  | { name: 'tip_split'; split: { target_splitters: number; split_amount: number } };

/** `unknown`: no such command; `arguments`: its arguments are invalid. */
export type UnreadCommand = { problem: 'unknown' } | { problem: 'arguments'; name: ChatCommandName };

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

const readSplit = (text: string): { target_splitters: number; split_amount: number } | null => {
  try {
    const { target_splitters, split_amount } = Object(JSON.parse(text)) as Record<string, unknown>;
    return isWhole(target_splitters, 2, MAX_SPLITTERS) && isWhole(split_amount, target_splitters, 100_000)
      ? { target_splitters, split_amount }
      : null;
  } catch {
    return null;
  }
};

/** Parses a line. Null: not a command. Never throws. */
export const readCommand = (text: string): ChatCommand | UnreadCommand | null => {
  if (!text.startsWith('/')) return null;
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(text) ?? [];
  const argument = rest.trim();
  switch (name) {
    case 'play_sound': {
      const sound = ROOM_SOUNDS.find((one) => one === argument);
      return sound ? { name, sound } : { problem: 'arguments', name };
    }
    case 'setmode':
      return argument === 'limited' || argument === 'public'
        ? { name, mode: argument }
        : { problem: 'arguments', name };
    case 'tip_split': {
      const split = readSplit(argument);
      return split ? { name, split } : { problem: 'arguments', name };
    }
    default:
      return { problem: 'unknown' };
  }
};

/** Moderators may play sounds; only the room's admins may change the mode or propose a split. Assumed. */
export const mayCommand = (person: RoomPerson, name: ChatCommandName, room: RoomStaff): boolean =>
  name === 'play_sound' ? hasModerateRights(person, room) : hasAdminRights(person, room);

/** Accounts of automated tests. Assumed: the spec names no pattern. */
const TEST_ACCOUNT = /^qa-bot-/;
const DEBUG_PREFIX = /^\[(debug|test)\]/i;

/** Lines that viewers do not see (spec 2 §5): from test accounts, or with a debug prefix. */
export const isTestLine = (username: string, message: string): boolean =>
  TEST_ACCOUNT.test(username) || DEBUG_PREFIX.test(message);
