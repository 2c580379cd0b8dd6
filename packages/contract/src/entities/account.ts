import * as v from 'valibot';
import { MAX_TIP } from '../constants.ts';
import { CHAT_FONT_SIZES } from '../rules/chat/chat-look.ts';
import { PM_ALLOW } from '../rules/social/social.ts';
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
  /** Short-lived token that authorises sockets. */
  node_token: v.string(),
  isAdmin: v.boolean(),
  isSuperAdmin: v.boolean(),
  is_studio_owner: v.boolean(),
  /** Tokens that the email confirmation will add. */
  free_tokens_on_hold: Tokens,
  /** Today's free spins. */
  vault_wheel: v.object({ spins: Tokens }),
  notificationUnreadCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** The account settings that this release shows (spec 1 §3, settings). */
export const Settings = v.object({
  dark_mode_enabled: v.nullable(v.boolean()),
  volume_tip: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  language: v.nullable(LanguageSchema),
  postpay: v.boolean(),
  chat_user_sort: v.picklist(['tokens', 'username']),
  chat_font_size: v.picklist(CHAT_FONT_SIZES),
  chat_text_color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
  /** Hides the user in room lists and announcements. */
  invisible_mode: v.boolean(),
  /** Who may send private messages. */
  pm_allow: v.picklist(PM_ALLOW),
  /** Sound for private messages, at the volume of tips. */
  pm_audio_notification: v.boolean(),
  /** Tips above this amount need confirmation; null never asks. Assumed. */
  tip_confirm_above: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TIP))),
  /** Whether the platform buys tokens automatically; POST /account/spending/re-up sets it with its pack and card. */
  auto_re_ups: v.object({ enabled: v.boolean(), disabled_by_user: v.boolean() }),
  /** Purchase limit in US dollars per 24 hours; POST /account/spending sets it. */
  daily_limit: v.nullable(v.number()),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Answer of GET /user/current: user, settings and auth extras (spec 1 §3, §7). */
export const CurrentUserAnswer = v.object({
  user: CurrentUser,
  settings: Settings,
  tokens: Tokens,
  /** Uncharged post-pay debt in tokens. Assumed. */
  debt: Tokens,
  has_purchase: v.boolean(),
  has_cc: v.boolean(),
  media_ids: v.array(Id),
  fanclub_membership_list: v.array(
    v.object({ modelUsername: v.string(), level: v.picklist(['supporter', 'insider', 'legend']) }),
  ),
  /** Unread conversations plus open friend requests. Assumed. */
  unread_notification_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type CurrentUserAnswer = v.InferOutput<typeof CurrentUserAnswer>;
