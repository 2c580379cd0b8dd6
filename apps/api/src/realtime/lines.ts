import {
  type EventPayload,
  encodeFrame,
  type Frame,
  type RoomLine as HistoryLine,
} from '@footlight/contract/realtime';
import type { RoomLine } from './bus/bus.ts';

/** Events that stay in a room's history, as numbered lines. */
const LINE_EVENTS = ['v3.chat.message', 'v3.tip.received'] as const;
export type LineEvent = (typeof LINE_EVENTS)[number];

export const isLineEvent = (event: string): event is LineEvent =>
  (LINE_EVENTS as readonly string[]).includes(event);

// What lies on the bus was written by this platform's own processes, checked when it came in.
const messageOf = (line: RoomLine) => line.payload as EventPayload<'v3.chat.message'>;
const tipOf = (line: RoomLine) => line.payload as EventPayload<'v3.tip.received'>;

/** A line as it is told when it happens. */
export function liveFrame(line: RoomLine): Frame {
  return line.event === 'v3.tip.received'
    ? encodeFrame('v3.tip.received', { ...tipOf(line), seq: line.seq })
    : encodeFrame('v3.chat.message', { ...messageOf(line), seq: line.seq });
}

/** A line as history replays it. */
export function historyLine(line: RoomLine): HistoryLine {
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
