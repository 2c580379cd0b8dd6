import * as v from 'valibot';
import { INVISIBLE_LEVELS, MAX_BLOCKED_PLACES, STATE_CODE } from '../rules/account/account-settings.ts';
import { CHAT_FONT_SIZES } from '../rules/chat/chat-look.ts';
import { MAX_TIP } from '../rules/constants.ts';
import { PM_ALLOW } from '../rules/social/social.ts';
import { CountryCode, LanguageSchema } from './common.ts';
import { OrderPrice, SnapchatDurationSchema, SnapchatHandle } from './order-terms.ts';

/** How some settings are saved (spec 1 §5). */
const YesNo = v.picklist(['YES', 'NO']);
const Price = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'), v.maxValue(10_000, 'too_big'));
const Word = v.pipe(v.string(), v.maxLength(100, 'too_long'));

/** Settings that every account has, and guests too. Each of them has an effect. */
const shown = {
  dark_mode_enabled: v.nullable(v.boolean()),
  volume_tip: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  language: v.nullable(LanguageSchema),
  postpay: v.boolean(),
  chat_user_sort: v.picklist(['tokens', 'username']),
  /** Pixels. */
  font_size: v.picklist(CHAT_FONT_SIZES),
  text_color: v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/)),
  /** The chat draws emoticons and offers the picker; `NO`: their codes stay text. */
  chat_emoticons: YesNo,
  /** 1 hides the user in room lists and announcements. Levels are assumed. */
  invisible_mode_level: v.picklist(INVISIBLE_LEVELS),
  /** Who may send private messages. */
  pm_allow: v.picklist(PM_ALLOW),
  /** Sound for private messages, at the volume of tips. */
  pm_audio_notification: v.boolean(),
  /** Notices on the site when a followed broadcaster goes live. */
  followed_web: v.boolean(),
  /** Mails when a followed broadcaster goes live, if no browser of the account gets push messages. Assumed. */
  followed_email: v.boolean(),
  /** A room's video stays in a corner when its page is left. */
  video_player_floating_enabled: YesNo,
  /** Tips above this amount need confirmation; null never asks. Assumed. */
  tip_confirm_above: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TIP))),
  /** Whether the platform buys tokens automatically; POST /account/spending/re-up sets it with its pack and card. */
  auto_re_ups: v.object({ enabled: v.boolean(), disabled_by_user: v.boolean() }),
  /** Purchase limit in US dollars per 24 hours; POST /account/spending sets it. */
  daily_limit: v.nullable(v.number()),
  /** `YES`: the account menu does not list the linked accounts. */
  hide_linked_accounts: YesNo,
  /** How many accounts may be linked; 0 where none may. The platform decides it. */
  max_linked_accounts: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether POST /user/username would accept another name now. The platform decides it. */
  can_change_username: v.boolean(),
};

/** Settings of a broadcaster's room; answered to broadcasters only. */
export const RoomAccountSettings = v.partial(
  v.object({
    private_cost: Price,
    spy_cost: Price,
    /** Viewers may share their camera. */
    cam2cam: v.boolean(),
    /** Days after which an appointment as moderator ends. */
    mod_expire: v.pipe(v.number(), v.integer(), v.minValue(1, 'too_small'), v.maxValue(365, 'too_big')),
    sell_snapchat: YesNo,
    sell_snapchat_price: OrderPrice,
    sell_snapchat_duration: SnapchatDurationSchema,
    /** Empty until it is set. */
    sell_snapchat_username: v.union([v.literal(''), SnapchatHandle], 'invalid_format'),
  }),
);
export type RoomAccountSettings = v.InferOutput<typeof RoomAccountSettings>;

/** Settings with an effect that have no value until they are set. */
const chosen = v.partial(
  v.object({
    /** Whether the broadcaster takes part in versus contests. */
    versus_enabled: v.boolean(),
    /** How `/` looks to the logged-in user; without one as the site shows it to guests (spec 2 §2). `featured` is assumed. */
    home_layout: v.picklist(['featured', 'classic', 'custom', 'section']),
  }),
).entries;

/** Settings that are kept and answered once they are set, but change nothing yet, so that no page offers them. */
const kept = v.partial(
  v.object({
    /** Who may write in the broadcaster's room. */
    chat_allowed: v.picklist(['all', 'tip_anytime', 'tip_recent', 'tokens']),
    font_family: Word,
    chat_notice: v.boolean(),
    show_home: YesNo,
    broadcast_category: v.picklist(['solo', 'group']),
    featured_show_notification: v.picklist(['email', 'sms', 'web', 'none']),
    speed_date_enabled: v.boolean(),
    streaming_partners_enabled: v.boolean(),
    ai_bot_upgrade: v.boolean(),
    offline_picture: Word,
  }),
).entries;

/** Whether a swipe in the feed shows the next broadcaster; on unless the account has turned it off. */
const swipe = { swipe_to_browse_enabled: v.optional(v.boolean()) };

/** The account settings (spec 1 §3, settings). */
export const Settings = v.object({
  ...shown,
  ...RoomAccountSettings.entries,
  ...chosen,
  ...kept,
  ...swipe,
});
export type Settings = v.InferOutput<typeof Settings>;

const places = <S extends v.GenericSchema<string>>(one: S) =>
  v.pipe(v.array(one), v.maxLength(MAX_BLOCKED_PLACES, 'too_long'));

/** Where a broadcaster does not want to be seen (spec 1 §3, auth extras); empty for everybody else. */
export const BlockedPlaces = {
  /** ISO 3166-1 alpha-2. */
  blocked_countries: places(CountryCode),
  /** ISO 3166-2: `US-TX`. Assumed. */
  blocked_states: places(v.pipe(v.string(), v.regex(STATE_CODE, 'invalid_format'))),
};

/** What POST /user/settings takes: any of these, and nothing else, so that no answer hides a value that was not saved. */
export const SettingsChange = v.partial(
  v.strictObject({
    // Limits have their own operation, because a higher one takes effect later. The platform decides about the others.
    ...v.omit(Settings, ['daily_limit', 'auto_re_ups', 'can_change_username', 'max_linked_accounts']).entries,
    /**
     * Turns auto re-up off, or on with the pack and card that POST /account/spending/re-up set before (`conflict`
     * without them). The platform sets `disabled_by_user`.
     */
    auto_re_ups: v.object({ enabled: v.boolean(), disabled_by_user: v.optional(v.boolean()) }),
    ...BlockedPlaces,
  }),
);
