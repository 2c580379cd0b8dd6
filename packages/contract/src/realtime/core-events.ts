import * as v from 'valibot';
import { ChatStatusSchema } from '../entities/room-status.ts';
import { MEMBERSHIPS } from '../rules/billing/membership.ts';
import { ROOM_SOUNDS } from '../rules/chat/commands.ts';
import { MAX_CHAT_MESSAGE } from '../rules/constants.ts';
import { MODERATION_ACTIONS } from '../rules/room/moderation.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
const Text = v.pipe(v.string(), v.maxLength(4000));
const Flag = v.optional(v.boolean());
/** A custom order changed: a new one to answer, it was accepted, it was refunded, or the reader changed it. */
const ORDER_NEWS = ['order', 'order_waiting', 'order_accepted', 'order_returned'] as const;
/** The client's own id of a line or spend, echoed so that the sender recognises it. */
const ClientId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
const Epoch = v.pipe(v.string(), v.maxLength(64));

/**
 * A user's data that others in a room see (spec 3, chat user fields). The reference platform never sends `socket_id`,
 * which nobody needs, and `tokens` only in the user list of the broadcaster and of site moderators.
 */
export const ChatUser = v.object({
  username: Name,
  gender: v.optional(Name),
  is_model: Flag,
  is_vip: Flag,
  is_super_vip: Flag,
  has_tokens: Flag,
  email_confirmed: Flag,
  has_cc: Flag,
  has_purchase: Flag,
  is_guest: Flag,
  /** Tokens tipped publicly in this room in the past day; anonymous and private tips do not count. The window is assumed. */
  recentTips: v.optional(Count),
  tokens: v.optional(Count),
  /** Purchases settled in the past day. Assumed. */
  recent_purchases: v.optional(Count),
  socket_id: v.optional(Name),
  /** In user lists (spec 2 §3). Missing or 0: visible; 1: hidden from everybody but themselves. Assumed. */
  invisible_mode_level: v.optional(Count),
});
export type ChatUser = v.InferOutput<typeof ChatUser>;

/**
 * A numbered line of a room. Chat messages, tips and notices share one sequence, so that a reconnected client knows
 * whether it has all of them. `seq` counts from 1 within an `epoch`; `at` is Unix time in milliseconds.
 */
export const RoomLine = v.object({
  kind: v.picklist(['message', 'tip', 'notice']),
  seq: Count,
  at: Count,
  line_id: Name,
  client_id: v.optional(ClientId),
  username: Name,
  message: v.optional(Text, ''),
  /** Amount of a tip. */
  tokens: v.optional(Count),
  has_tokens: Flag,
  has_purchase: Flag,
  recent_purchases: v.optional(Count),
  is_model: Flag,
  is_vip: Flag,
  is_super_vip: Flag,
  is_moderator: Flag,
  /** The action of a moderation notice. `username` is empty for users who may not see it. */
  action: v.optional(v.picklist(MODERATION_ACTIONS)),
});
export type RoomLine = v.InferOutput<typeof RoomLine>;

const Empty = v.object({});

export interface EventSpec {
  /** Number on the wire. Append-only; numbers are never reused. */
  readonly id: number;
  /** Who may send it. */
  readonly from: 'client' | 'server' | 'both';
  readonly payload: v.GenericSchema<unknown, object>;
}

const defineEvents = <const T extends Record<`v3.${string}`, EventSpec>>(events: T): T => events;

/**
 * Events that every page, or a room, needs from its first moment. A browser loads these at once, and the others with
 * the first frame that needs them.
 */
export const CORE_EVENTS = defineEvents({
  'v3.ping': { id: 1, from: 'both', payload: Empty },
  'v3.pong': { id: 2, from: 'both', payload: Empty },
  'v3.authorize': {
    id: 3,
    from: 'client',
    payload: v.object({
      token: v.pipe(v.string(), v.maxLength(512)),
      version: Count,
      /** Only for room sockets; with the last line seen when resuming. */
      room: v.optional(Name),
      epoch: v.optional(Epoch),
      seq: v.optional(Count),
    }),
  },
  'v3.authorize.success': {
    id: 4,
    from: 'server',
    payload: v.object({
      success: v.literal(true),
      user: ChatUser,
      room: v.optional(Name),
      epoch: v.optional(Epoch),
    }),
  },
  'v3.authorize.failed': {
    id: 5,
    from: 'server',
    payload: v.object({
      success: v.literal(false),
      reason: v.picklist([
        'token',
        'version',
        'room',
        'banned',
        'unavailable',
        'kicked',
        // The visitor may not enter; the page says why.
        'closed',
        'suspended',
        'too_many',
      ]),
      /** What staff wrote about a ban or a kick. */
      message: v.optional(Text),
    }),
  },
  'v3.lobby.discover': { id: 6, from: 'client', payload: v.object({ room: Name }) },
  /** `url` is a path or ws(s) URL of the room's socket. */
  'v3.lobby.discovered': {
    id: 7,
    from: 'server',
    payload: v.object({ room: Name, url: v.pipe(v.string(), v.maxLength(512)) }),
  },
  'v3.lobby.restarting': { id: 8, from: 'server', payload: Empty },
  'v3.client.version': { id: 9, from: 'server', payload: v.object({ version: Count }) },
  'v3.templates': {
    id: 10,
    from: 'server',
    payload: v.object({ templates: v.record(v.string(), v.array(v.string())) }),
  },
  'v3.refresh': { id: 11, from: 'server', payload: Empty },
  'v3.logout': { id: 12, from: 'server', payload: Empty },
  'v3.notification.count': { id: 14, from: 'server', payload: v.object({ count: Count }) },
  'v3.token.update': {
    id: 15,
    from: 'server',
    payload: v.object({
      username: Name,
      tokens: Count,
      token_change: v.pipe(v.number(), v.safeInteger()),
      membership: v.optional(v.nullable(v.picklist(MEMBERSHIPS))),
      /** Others may send the user private messages. */
      pmIsEnabled: v.optional(v.boolean()),
      type: v.optional(v.picklist(['payout', 'purchase_tokens', 'tip', 'bonus', 'show', ...ORDER_NEWS])),
    }),
  },
  'v3.payment.update': {
    id: 16,
    from: 'server',
    payload: v.object({
      transaction_id: Name,
      state: v.picklist(['settled', 'declined']),
      tokens: Count,
      decline_code: v.nullable(Name),
    }),
  },
  /** A settled tip: to the room as a numbered line, and to the receiver. */
  'v3.tip.received': {
    id: 17,
    from: 'server',
    payload: v.object({
      tokens: Count,
      receiver_name: Name,
      sender_name: Name,
      type: v.optional(Name),
      comment: v.optional(Text),
      seq: v.optional(Count),
      at: v.optional(Count),
      line_id: v.optional(Name),
    }),
  },
  'v3.chat.userlist.start': { id: 18, from: 'client', payload: Empty },
  'v3.chat.userlist.stop': { id: 19, from: 'client', payload: Empty },
  /**
   * Sent: `message`, `client_id`, `user_language`. Received: a numbered line; or, only by the sender and without `seq`,
   * `errorMessage` with the `client_id` of a rejected line. With neither, the line was a command that ran.
   */
  'v3.chat.message': {
    id: 20,
    from: 'both',
    payload: v.object({
      ...v.partial(ChatUser).entries,
      message: v.pipe(v.string(), v.maxLength(MAX_CHAT_MESSAGE * 4)),
      user_language: v.optional(Name),
      client_id: v.optional(ClientId),
      seq: v.optional(Count),
      at: v.optional(Count),
      line_id: v.optional(Name),
      is_moderator: Flag,
      errorMessage: v.optional(Text),
      errorType: v.optional(
        v.picklist([
          'guest',
          'too_long',
          'empty',
          'rate_limited',
          'silenced',
          'age',
          'command',
          'failed',
          'command_unknown',
          'command_arguments',
          'command_unavailable',
        ]),
      ),
    }),
  },
  /** On joining: the latest lines, or with `recovered: true` only those after the client's `seq`. */
  'v3.chat.history': {
    id: 21,
    from: 'server',
    payload: v.object({ messages: v.array(RoomLine), epoch: Epoch, seq: Count, recovered: v.boolean() }),
  },
  'v3.chat.user_list': {
    id: 22,
    from: 'server',
    payload: v.object({ count: Count, users: v.array(ChatUser) }),
  },
  'v3.chat.user_joined': { id: 23, from: 'server', payload: v.object({ user: ChatUser }) },
  'v3.chat.user_left': { id: 24, from: 'server', payload: v.object({ user: ChatUser, room: Name }) },
  'v3.chat.user_count': { id: 25, from: 'server', payload: v.object({ user_count: Count }) },
  'v3.chat.subject': {
    id: 26,
    from: 'server',
    payload: v.object({ subject: Text, subject_color: v.optional(v.nullable(Name)) }),
  },
  /** The room changed: status, stream, apps (spec 3: chat update). */
  'v3.chat.update': {
    id: 27,
    from: 'server',
    payload: v.object({
      id: v.optional(Count),
      status: v.optional(ChatStatusSchema),
      origin_server: v.optional(Name),
      module_ids: v.optional(v.array(Count)),
      app_ids: v.optional(v.array(Count)),
      cam2cam: Flag,
      thumb_small: v.optional(Text),
      stream_name: v.optional(Name),
    }),
  },
  'v3.chat.banned': { id: 28, from: 'server', payload: v.object({ reason: v.optional(Text) }) },
  'v3.chat.kicked': { id: 29, from: 'server', payload: v.object({ reason: v.optional(Text) }) },
  /** A numbered line: a user was silenced, kicked, banned, appointed, or this was revoked (spec 2 §6). */
  'v3.chat.moderate': {
    id: 70,
    from: 'server',
    payload: v.object({
      action: v.picklist(MODERATION_ACTIONS),
      /** Missing for recipients who see "A user". */
      username: v.optional(Name),
      /** Only for the person concerned. */
      reason: v.optional(Text),
      seq: v.optional(Count),
      at: v.optional(Count),
      line_id: v.optional(Name),
    }),
  },
  'v3.chat.play_sound': { id: 71, from: 'server', payload: v.object({ sound: v.picklist(ROOM_SOUNDS) }) },
  /** Sent by moderators: `line_id` of the line to highlight, or none to remove the highlight. Received: that line. */
  'v3.user.highlighted_message': {
    id: 72,
    from: 'both',
    payload: v.object({
      line_id: v.optional(Name),
      username: v.optional(Name),
      message: v.optional(Text),
    }),
  },
});
