import type { EventPayload, RealtimeEvent, RoomLine } from '@footlight/contract/realtime';

/** A tip in the room's sequence, as a line. */
const tipLine = (tip: EventPayload<'v3.tip.received'>): RoomLine | null =>
  tip.seq === undefined || tip.line_id === undefined
    ? null
    : {
        kind: 'tip',
        seq: tip.seq,
        at: tip.at ?? Date.now(),
        line_id: tip.line_id,
        username: tip.sender_name,
        message: tip.comment ?? '',
        tokens: tip.tokens,
      };

const messageLine = (payload: EventPayload<'v3.chat.message'>): RoomLine | null =>
  payload.seq === undefined || payload.line_id === undefined || payload.username === undefined
    ? null
    : {
        ...payload,
        kind: 'message',
        seq: payload.seq,
        at: payload.at ?? Date.now(),
        line_id: payload.line_id,
        username: payload.username,
        tokens: undefined,
      };

const noticeLine = (notice: EventPayload<'v3.chat.moderate'>): RoomLine | null =>
  notice.seq === undefined || notice.line_id === undefined
    ? null
    : {
        kind: 'notice',
        seq: notice.seq,
        at: notice.at ?? Date.now(),
        line_id: notice.line_id,
        username: notice.username ?? '',
        message: '',
        action: notice.action,
      };

/** The numbered line of an event; null if it has none. */
export const lineOf = (event: RealtimeEvent): RoomLine | null => {
  switch (event.name) {
    case 'v3.chat.message':
      return messageLine(event.payload);
    case 'v3.tip.received':
      return tipLine(event.payload);
    case 'v3.chat.moderate':
      return noticeLine(event.payload);
    default:
      return null;
  }
};
