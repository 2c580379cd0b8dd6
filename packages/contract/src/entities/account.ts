import * as v from 'valibot';
import { AGE_METHODS } from '../rules/age/age-places.ts';
import { MEMBERSHIPS } from '../rules/billing/membership.ts';
import { Purchase } from './billing.ts';
import { CountryCode, GenderSchema, Id, IsoDate, IsoTimestamp, Tokens } from './common.ts';
import { LegalKeySchema } from './legal.ts';
import { BlockedPlaces, Settings } from './settings.ts';

export const COMPLIANCE_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** The visitor: a guest (username starts with `guest_`, id 0) or an account (spec 1 §3, current user). */
export const CurrentUser = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  username: v.string(),
  display_name: v.string(),
  /** Path of the uploaded picture; null without one. */
  avatar: v.nullable(v.string()),
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
  /** Why an operator rejected the broadcaster’s application; null without a rejection. */
  compliance_reject_reason: v.nullable(v.string()),
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
    /** What the visitor's place allows; empty unless required. */
    methods: v.array(v.picklist(AGE_METHODS)),
  }),
  /** Short-lived token that authorises sockets. */
  node_token: v.string(),
  /** The operator's proxy says so (`X-Geo-Vpn`); false if it does not know. */
  isOnVpn: v.boolean(),
  isAdmin: v.boolean(),
  isSuperAdmin: v.boolean(),
  is_studio_owner: v.boolean(),
  /** Logins ask for a second step. */
  has2faEnabled: v.boolean(),
  /** Which one: an authenticator app. Null: none. */
  two_factor_auth_type: v.nullable(v.picklist(['app'])),
  /** Tokens that the email confirmation will add. */
  free_tokens_on_hold: Tokens,
  /** Today's free spins. */
  vault_wheel: v.object({ spins: Tokens }),
  notificationUnreadCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** Another account of the same person. */
export const LinkedAccount = v.object({
  username: v.string(),
  display_name: v.string(),
  avatar: v.nullable(v.string()),
});
export type LinkedAccount = v.InferOutput<typeof LinkedAccount>;

/** Answer of GET /user/current: user, settings and auth extras (spec 1 §3, §7). */
export const CurrentUserAnswer = v.object({
  user: CurrentUser,
  settings: Settings,
  /** Accounts that the user can change to without a login. Fields are assumed. */
  linkedAccounts: v.array(LinkedAccount),
  ...BlockedPlaces,
  tokens: Tokens,
  /** Uncharged post-pay debt in tokens. Assumed. */
  debt: Tokens,
  /** The payment that was decided last; null without any. */
  lastPayment: v.nullable(Purchase),
  has_purchase: v.boolean(),
  has_cc: v.boolean(),
  media_ids: v.array(Id),
  fanclub_membership_list: v.array(
    v.object({ modelUsername: v.string(), level: v.picklist(['supporter', 'insider', 'legend']) }),
  ),
  /** Unread conversations plus open friend requests. Assumed. */
  unread_notification_count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Legal documents whose version in force the user has not accepted. Assumed. */
  legal_pending: v.array(LegalKeySchema),
});
export type CurrentUserAnswer = v.InferOutput<typeof CurrentUserAnswer>;
