import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));

/** Ticket show events for single accounts. Numbers 200 to 219. */
export const TICKET_EVENTS = {
  /** To each ticket holder: the show has ended. `joined_for` in seconds, `refunded` in tokens. */
  'v3.limited.ended': {
    id: 200,
    from: 'server',
    payload: v.object({
      show_id: Count,
      broadcaster: Name,
      username: Name,
      joined_for: Count,
      refund_joined_minute_before_end: Count,
      refunded: Count,
    }),
  },
  /** To the broadcaster: a ticket or a recording was sold. The current counts. */
  'v3.limited.sold': {
    id: 201,
    from: 'server',
    payload: v.object({ show_id: Count, broadcaster: Name, tickets: Count, recordings: Count }),
  },
  /** To the broadcaster and each buyer: the recording of the show is now a media item of theirs. */
  'v3.limited.recorded': {
    id: 202,
    from: 'server',
    payload: v.object({ show_id: Count, broadcaster: Name, media_id: Count, slug: v.string() }),
  },
} as const;
