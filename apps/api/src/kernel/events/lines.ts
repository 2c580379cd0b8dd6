import {
  type EventPayload,
  encodeFrame,
  type Frame,
  type RoomLine as HistoryLine,
} from '@footlight/contract/realtime';
import type { RoomLine } from './bus/bus.ts';

/** Events that a room's history keeps as numbered lines. */
const LINE_EVENTS = ['v3.chat.message', 'v3.tip.received', 'v3.chat.moderate'] as const;
export type LineEvent = (typeof LINE_EVENTS)[number];

export const isLineEvent = (event: string): event is LineEvent =>
  (LINE_EVENTS as readonly string[]).includes(event);

// This platform's own processes wrote the bus messages and validated the payloads.
const messageOf = (line: RoomLine) => line.payload as EventPayload<'v3.chat.message'>;
const tipOf = (line: RoomLine) => line.payload as EventPayload<'v3.tip.received'>;

/** The moderation notice of a line, or null for other lines. */
export const moderationOf = (line: RoomLine): EventPayload<'v3.chat.moderate'> | null =>
  line.event === 'v3.chat.moderate' ? (line.payload as EventPayload<'v3.chat.moderate'>) : null;

/** The recipient of a line, as far as it affects the text: recipients without rights see "A user" (spec 2 §6). */
export interface Recipient {
  username: string;
  mayModerate: boolean;
}

const isInFull = (line: RoomLine, recipient: Recipient): boolean =>
  recipient.mayModerate || moderationOf(line)?.username === recipient.username;

/** A notice as one recipient sees it. */
export function noticeFrame(line: RoomLine, recipient: Recipient): Frame {
  const { username, reason, ...rest } = moderationOf(line) ?? { action: 'silence' as const };
  const named = isInFull(line, recipient) && username !== undefined ? { username } : {};
  const details = reason && username === recipient.username ? { reason } : {};
  return encodeFrame('v3.chat.moderate', { ...rest, ...named, ...details, seq: line.seq });
}

/** A line as everybody receives it live. */
export function liveFrame(line: RoomLine): Frame {
  return line.event === 'v3.tip.received'
    ? encodeFrame('v3.tip.received', { ...tipOf(line), seq: line.seq })
    : encodeFrame('v3.chat.message', { ...messageOf(line), seq: line.seq });
}

/** A line as history replays it. */
export function historyLine(line: RoomLine, recipient: Recipient): HistoryLine {
  const notice = moderationOf(line);
  if (notice) {
    return {
      kind: 'notice',
      seq: line.seq,
      at: notice.at ?? 0,
      line_id: notice.line_id ?? '',
      username: isInFull(line, recipient) ? (notice.username ?? '') : '',
      message: '',
      action: notice.action,
    };
  }
  if (line.event === 'v3.tip.received') {
    const tip = tipOf(line);
    return {
      kind: 'tip',
      seq: line.seq,
      at: tip.at ?? 0,
      line_id: tip.line_id ?? '',
      username: tip.sender_name,
      message: tip.comment ?? '',
      tokens: tip.tokens,
    };
  }
  const { message, username = '', at = 0, line_id = '', client_id, ...flags } = messageOf(line);
  return {
    kind: 'message',
    seq: line.seq,
    at,
    line_id,
    username,
    message,
    ...(client_id === undefined ? {} : { client_id }),
    has_tokens: flags.has_tokens,
    has_purchase: flags.has_purchase,
    recent_purchases: flags.recent_purchases,
    is_model: flags.is_model,
    is_vip: flags.is_vip,
    is_super_vip: flags.is_super_vip,
    is_moderator: flags.is_moderator,
  };
}
