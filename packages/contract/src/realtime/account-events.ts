import * as v from 'valibot';
import { ChatStatusSchema } from '../entities/room-status.ts';
import { Settings } from '../entities/settings.ts';
import { MOST_WATCHED } from '../rules/constants.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
const Text = v.pipe(v.string(), v.maxLength(4000));
const Path = v.pipe(v.string(), v.maxLength(512));
/** A picture of this platform: a path without a scheme. */
const Picture = v.pipe(v.string(), v.maxLength(512), v.regex(/^\/(?!\/)/));
const versus = {
  versus_id: Name,
  usernames: v.pipe(v.array(Name), v.maxLength(8)),
  /** Tokens of the sides, in the order of the names. */
  scores: v.optional(v.pipe(v.array(Count), v.maxLength(8))),
};
const names = { usernameList: v.pipe(v.array(Name), v.maxLength(64)) };
const post = { post_id: Count, broadcaster: Name };

const LEVELS = ['supporter', 'insider', 'legend'] as const;

/**
 * Account events, and room events that are not lines (spec 1 §7, spec 2 §7, spec 3 event groups). Numbers 80 to 119.
 * Fields that the specification does not show are assumed.
 */
export const ACCOUNT_EVENTS = {
  /** The platform silenced this account in a room for some seconds, because it said the same again and again. */
  'v3.autosilenced': {
    id: 80,
    from: 'server',
    payload: v.object({ room: v.optional(Name), seconds: v.optional(Count), reason: v.optional(Text) }),
  },
  /** A one-click purchase failed. */
  'v3.epoch_oneclick_error': {
    id: 81,
    from: 'server',
    payload: v.object({
      transaction_id: v.optional(Name),
      error: v.optional(Name),
      message: v.optional(Text),
    }),
  },
  /** The account's remaining spins. */
  'v3.promo_wheel_count': { id: 82, from: 'server', payload: v.object({ count: Count }) },
  'v3.reUp.update': {
    id: 83,
    from: 'server',
    payload: v.object({
      success: v.boolean(),
      tokens: v.optional(Count, 0),
      error: v.optional(v.nullable(Name), null),
    }),
  },
  'v3.media.encoded': {
    id: 84,
    from: 'server',
    payload: v.object({
      type: v.picklist(['sell_all_media_picture', 'dickrating_media_picture']),
      url: Picture,
    }),
  },
  /** Whether the page is visible: rooms count visible viewers. */
  'v3.page.visibility': { id: 85, from: 'client', payload: v.object({ is_visible: v.boolean() }) },
  /** To the broadcaster: the incoming stream. Bits and frames per second. */
  'v3.stream.ingest_info': {
    id: 86,
    from: 'server',
    payload: v.object({
      stream_name: Name,
      is_live: v.boolean(),
      bitrate: v.optional(Count),
      fps: v.optional(Count),
      width: v.optional(Count),
      height: v.optional(Count),
      /** Frames that were lost since the broadcast started. */
      dropped: v.optional(Count),
    }),
  },
  /** To the broadcaster. */
  'v3.follower.new': {
    id: 87,
    from: 'server',
    payload: v.object({ username: Name, followers: v.optional(Count) }),
  },
  /** The room became a voyeur cam, or stopped being one. */
  'v3.voyeur_cam.update': {
    id: 88,
    from: 'server',
    payload: v.object({ broadcaster: Name, is_voyeur_cam: v.boolean() }),
  },
  'v3.versus.invite': { id: 89, from: 'server', payload: v.object({ versus_id: Name, from: Name }) },
  'v3.versus.accept': { id: 90, from: 'server', payload: v.object({ versus_id: Name, username: Name }) },
  'v3.versus.reject': { id: 91, from: 'server', payload: v.object({ versus_id: Name, username: Name }) },
  'v3.versus.started': {
    id: 92,
    from: 'server',
    payload: v.object({
      ...versus,
      seconds_remaining: Count,
      /** By the platform’s clock, Unix milliseconds. */
      ends_at: v.optional(Count),
    }),
  },
  'v3.versus.ended': {
    id: 93,
    from: 'server',
    payload: v.object({ ...versus, winner: v.optional(v.nullable(Name), null) }),
  },
  /** To both rooms: a tip counted, or a side lost its connection or is back. */
  'v3.versus.update': {
    id: 110,
    from: 'server',
    payload: v.object({
      ...versus,
      /** Usernames of sides without a connection. */
      away: v.optional(v.pipe(v.array(Name), v.maxLength(8)), []),
      tip: v.optional(
        v.nullable(v.object({ username: Name, broadcaster: Name, tokens: Count, at: Count })),
        null,
      ),
    }),
  },
  'v3.versus-tournament.starting': { id: 94, from: 'server', payload: v.object(names) },
  'v3.versus-tournament.running': { id: 95, from: 'server', payload: v.object(names) },
  'v3.versus-tournament.room-update': {
    id: 96,
    from: 'server',
    payload: v.object({ ...names, room: Name, seconds_remaining: Count }),
  },
  'v3.user.settings': {
    id: 13,
    from: 'server',
    payload: v.object({ settings: v.partial(Settings) }),
  },
  /** The account became visible or invisible in rooms. */
  'v3.invisible-mode': { id: 97, from: 'server', payload: v.object({ is_invisible: v.boolean() }) },
  /** To the broadcaster: somebody joined, changed or left the fan club. */
  'v3.fan_subscriber.update': {
    id: 98,
    from: 'server',
    payload: v.object({ username: Name, level: v.nullable(v.picklist(LEVELS)), subscribers: Count }),
  },
  'v3.fan_club.post_update': {
    id: 99,
    from: 'server',
    payload: v.object({ ...post, likes: v.optional(Count), comments: v.optional(Count) }),
  },
  'v3.fan_club.post_thumb': { id: 100, from: 'server', payload: v.object({ ...post, thumb: Picture }) },
  'v3.fan_direct_message.new': {
    id: 101,
    from: 'server',
    payload: v.object({ message_id: Count, from: Name, message: Text, at: Count }),
  },
  /** A notice of the operator that stays until it is removed. */
  'v3.flash_notification.add': {
    id: 102,
    from: 'server',
    payload: v.object({
      notification_id: Name,
      message: Text,
      title: v.optional(Text),
      appearance: v.optional(v.picklist(['success', 'error', 'info', 'warning']), 'info'),
    }),
  },
  'v3.flash_notification.remove': { id: 103, from: 'server', payload: v.object({ notification_id: Name }) },
  /** The broadcaster changed prices or permissions: clients reload the room. */
  'v3.chat.model_settings': { id: 104, from: 'server', payload: v.object({ broadcaster: Name }) },
  /** Pictures or videos changed: clients reload after a random 2 to 12 s (spec 2 §9). */
  'v3.chat.update_media_list': { id: 105, from: 'server', payload: v.object({ broadcaster: Name }) },
  /** A followed broadcaster went live or offline. */
  'v3.lobby.status_update': {
    id: 106,
    from: 'server',
    payload: v.object({ broadcaster: Name, status: ChatStatusSchema }),
  },
  /**
   * Rooms whose cards are in view: the lobby sends what changes on them. Each list replaces the one before; an empty one
   * ends it. `ab` as in the list. Assumed.
   */
  'v3.lobby.watch': {
    id: 108,
    from: 'client',
    payload: v.object({
      broadcasters: v.pipe(v.array(Name), v.maxLength(MOST_WATCHED)),
      ab: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
    }),
  },
  /**
   * Watched rooms whose cards changed, at most once a second. Rooms that this visitor may not see are missing. Assumed.
   */
  'v3.lobby.statuses': {
    id: 109,
    from: 'server',
    payload: v.object({
      rooms: v.pipe(
        v.array(
          v.object({
            username: Name,
            status: ChatStatusSchema,
            viewer_count: Count,
            thumbnail_url: Path,
          }),
        ),
        v.maxLength(MOST_WATCHED),
      ),
    }),
  },
  /** The owner switched a room's app. */
  'v3.app.control': {
    id: 107,
    from: 'server',
    payload: v.object({
      app_id: Count,
      action: v.picklist(['start', 'stop', 'reset']),
      data: v.optional(Path),
    }),
  },
} as const;

/** Templates of frequent events; the others are sent by name. */
export const ACCOUNT_TEMPLATES = {
  'v3.page.visibility': ['is_visible'],
  'v3.stream.ingest_info': ['stream_name', 'is_live', 'bitrate', 'fps', 'width', 'height', 'dropped'],
  'v3.lobby.status_update': ['broadcaster', 'status'],
  'v3.lobby.watch': ['broadcasters', 'ab'],
  'v3.lobby.statuses': ['rooms'],
} as const;
