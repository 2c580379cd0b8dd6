import * as v from 'valibot';
import { MAX_TIP } from '../constants.ts';
import { CHAT_FONT_SIZES } from '../rules/chat-look.ts';
import { PM_ALLOW } from '../rules/people.ts';
import { CountryCode, GenderSchema, Id, IsoDate, IsoTimestamp, LanguageSchema, Tokens } from './common.ts';

export const MEMBERSHIPS = ['premium', 'vip', 'super_vip'] as const;
export const COMPLIANCE_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** The visitor: a guest (username starts with `guest_`, id 0) or an account (spec 1 §3, current user). */
export const CurrentUser = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  username: v.string(),
  display_name: v.string(),
  email: v.nullable(v.string()),
  gender: v.nullable(GenderSchema),
  type: v.nullable(v.picklist(['viewer', 'model', 'studio'])),
  membership: v.nullable(v.picklist(MEMBERSHIPS)),
  identity_confirmed: v.boolean(),
  email_confirmed: v.boolean(),
  birth_date: v.nullable(IsoDate),
  created_at: v.nullable(IsoTimestamp),
  user_roles: v.array(v.string()),
  compliance_status: v.nullable(v.picklist(COMPLIANCE_STATUSES)),
  suspension_date: v.nullable(IsoTimestamp),
  country_code: v.nullable(CountryCode),
  geo: v.object({
    isoCode: v.nullable(CountryCode),
    state: v.nullable(v.string()),
    locale: v.nullable(v.string()),
  }),
  ageVerification: v.object({
    required: v.boolean(),
    creditCardRequired: v.boolean(),
    methods: v.array(v.string()),
  }),
  /** Short-lived token with which the sockets are authorised. */
  node_token: v.string(),
  isAdmin: v.boolean(),
  isSuperAdmin: v.boolean(),
  is_studio_owner: v.boolean(),
  /** Tokens that are added when the email is confirmed. */
  free_tokens_on_hold: Tokens,
  /** Free spins of today. */
  vault_wheel: v.object({ spins: Tokens }),
  notificationUnreadCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** The part of the account settings that this release shows (spec 1 §3, settings). Others are added with their screens. */
export const Settings = v.object({
  dark_mode_enabled: v.nullable(v.boolean()),
  volume_tip: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  language: v.nullable(LanguageSchema),
  postpay: v.boolean(),
  chat_user_sort: v.picklist(['tokens', 'username']),
  chat_font_size: v.picklist(CHAT_FONT_SIZES),
  chat_text_color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
  /** Not listed among those who are in a room, and not announced there. */
  invisible_mode: v.boolean(),
  /** From whom private messages are taken. */
  pm_allow: v.picklist(PM_ALLOW),
  /** A sound for a private message; as loud as tips. */
  pm_audio_notification: v.boolean(),
  /** Tips above this are asked about once more; null asks never. Assumed. */
  tip_confirm_above: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TIP))),
  /** Whether the platform buys tokens by itself; chosen with its pack and card by POST /account/spending/re-up. */
  auto_re_ups: v.object({ enabled: v.boolean(), disabled_by_user: v.boolean() }),
  /** US dollars for which tokens may be bought in 24 hours; set by POST /account/spending. */
  daily_limit: v.nullable(v.number()),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Answer of GET /user/current: user, settings and auth extras (spec 1 §3, §7). */
export const CurrentUserAnswer = v.object({
  user: CurrentUser,
  settings: Settings,
  tokens: Tokens,
  /** Tokens spent by post-pay and not charged yet. Assumed. */
  debt: Tokens,
  has_purchase: v.boolean(),
  has_cc: v.boolean(),
  media_ids: v.array(Id),
  fanclub_membership_list: v.array(
    v.object({ modelUsername: v.string(), level: v.picklist(['supporter', 'insider', 'legend']) }),
  ),
  /** Conversations with something unread, and friend requests that wait for an answer. Assumed. */
  unread_notification_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type CurrentUserAnswer = v.InferOutput<typeof CurrentUserAnswer>;
