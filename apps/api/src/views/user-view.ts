import type { CurrentUserAnswer, Settings } from '@footlight/contract';
import * as contract from '@footlight/contract';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { UserRow, Viewer } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { mediaPurchase, purchase } from '../db/schema/index.ts';
import { membershipsOf } from '../fan-clubs/store.ts';
import { type AccountId, balanceOf } from '../ledger/ledger.ts';
import { unreadCount } from '../people/unread.ts';
import { freeTokensOnHold } from '../promos/free-tokens.ts';
import { freeSpins } from '../promos/wheels.ts';
import { termsOf } from '../spending/terms.ts';

const DEFAULT_SETTINGS: Settings = {
  dark_mode_enabled: null,
  volume_tip: 70,
  language: null,
  postpay: false,
  chat_user_sort: 'tokens',
  chat_font_size: contract.CHAT_FONT_SIZE,
  chat_text_color: contract.CHAT_TEXT_COLOR,
  invisible_mode: false,
  pm_allow: 'all',
  pm_audio_notification: true,
  tip_confirm_above: null,
  auto_re_ups: { enabled: false, disabled_by_user: false },
  daily_limit: null,
};

/** Stored settings over the defaults; what the contract no longer knows or allows falls away. */
export function settingsFrom(stored: unknown): Settings {
  const parsed = v.safeParse(v.partial(contract.Settings), stored);
  return parsed.success ? { ...DEFAULT_SETTINGS, ...parsed.output } : DEFAULT_SETTINGS;
}

/** All settings of an account: the stored ones, and what it has set about its spending. */
export async function accountSettings(
  orm: Orm,
  user: Pick<UserRow, 'id' | 'settings'>,
  now = Date.now(),
): Promise<Settings> {
  const { limits, reUp } = await termsOf(orm, user.id, now);
  return {
    ...settingsFrom(user.settings),
    auto_re_ups: { enabled: reUp.enabled, disabled_by_user: reUp.disabled_by_user },
    daily_limit: limits.limits.daily_limit,
  };
}

/** The purse a person spends from and is paid into: broadcasters have theirs as `model:`. */
export const purseOf = (user: Pick<UserRow, 'id' | 'type'>): AccountId =>
  user.type === 'model' ? `model:${user.id}` : `user:${user.id}`;

export interface RequestFacts {
  nodeToken: string;
  country: string | null;
  language: string | null;
  /** A guest's settings, from a cookie. */
  guestSettings: unknown;
}

function guestAnswer(viewer: Viewer, facts: RequestFacts): CurrentUserAnswer {
  return {
    user: {
      id: 0,
      username: viewer.guest.name,
      display_name: viewer.guest.name,
      email: null,
      gender: null,
      type: null,
      membership: null,
      identity_confirmed: false,
      email_confirmed: false,
      birth_date: null,
      created_at: null,
      user_roles: [],
      compliance_status: null,
      suspension_date: null,
      country_code: facts.country,
      geo: { isoCode: facts.country, state: null, locale: facts.language },
      ageVerification: { required: false, creditCardRequired: false, methods: [] },
      node_token: facts.nodeToken,
      isAdmin: false,
      isSuperAdmin: false,
      is_studio_owner: false,
      free_tokens_on_hold: 0,
      vault_wheel: { spins: 0 },
      notificationUnreadCount: 0,
    },
    settings: { ...settingsFrom(facts.guestSettings), postpay: false },
    tokens: 0,
    debt: 0,
    has_purchase: false,
    has_cc: false,
    media_ids: [],
    fanclub_membership_list: [],
    unread_notification_count: 0,
  };
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((item) => item === value) ?? null;

function accountView(user: UserRow, facts: RequestFacts): CurrentUserAnswer['user'] {
  const { traits } = user;
  return {
    id: user.id,
    username: user.username,
    display_name: user.displayName,
    email: user.email,
    gender: oneOf(contract.GENDERS, user.gender),
    type: oneOf(['viewer', 'model', 'studio'] as const, user.type),
    membership: oneOf(contract.MEMBERSHIPS, user.membership),
    identity_confirmed: user.identityConfirmed,
    email_confirmed: user.emailConfirmed,
    birth_date: user.birthDate,
    created_at: user.createdAt.toISOString(),
    user_roles: user.roles,
    compliance_status: oneOf(contract.COMPLIANCE_STATUSES, user.complianceStatus),
    suspension_date: user.suspendedUntil?.toISOString() ?? null,
    country_code: user.country,
    geo: {
      isoCode: facts.country ?? user.country,
      state: traits.state ?? null,
      locale: facts.language ?? user.language,
    },
    ageVerification: {
      required: traits.ageVerificationRequired ?? false,
      creditCardRequired: traits.creditCardRequired ?? false,
      methods: traits.ageVerificationMethods ?? [],
    },
    node_token: facts.nodeToken,
    isAdmin: traits.isAdmin ?? false,
    isSuperAdmin: traits.isSuperAdmin ?? false,
    is_studio_owner: traits.isStudioOwner ?? false,
    free_tokens_on_hold: 0,
    vault_wheel: { spins: 0 },
    notificationUnreadCount: 0,
  };
}

export async function hasSettledPurchase(orm: Orm, userId: number): Promise<boolean> {
  const [row] = await orm
    .select({ id: purchase.id })
    .from(purchase)
    // What went back later was bought too: the offer for new members is given once.
    .where(
      and(
        eq(purchase.userId, userId),
        notInArray(purchase.state, ['created', 'declined']),
        ne(purchase.purpose, 'card_check'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Answer of GET /user/current (spec 1 §3): who the visitor is, and all that the site renders from it. */
export async function currentUserView(
  orm: Orm,
  viewer: Viewer,
  facts: RequestFacts,
): Promise<CurrentUserAnswer> {
  const { user } = viewer;
  if (!user) return guestAnswer(viewer, facts);
  const unread = await unreadCount(orm, user.id);
  const owned = await orm
    .select({ id: mediaPurchase.mediaId })
    .from(mediaPurchase)
    .where(eq(mediaPurchase.userId, user.id));
  return {
    user: {
      ...accountView(user, facts),
      notificationUnreadCount: unread,
      free_tokens_on_hold: await freeTokensOnHold(orm, user.id),
      vault_wheel: { spins: await freeSpins(orm, user, Date.now()) },
    },
    settings: await accountSettings(orm, user),
    tokens: await balanceOf(orm, purseOf(user)),
    debt: 0 - (await balanceOf(orm, `credit:${user.id}`)),
    has_purchase: await hasSettledPurchase(orm, user.id),
    has_cc: user.traits.hasCard ?? false,
    media_ids: owned.map((row) => row.id),
    fanclub_membership_list: (await membershipsOf(orm, user.id, Date.now())).map(
      ({ modelUsername, level }) => ({ modelUsername, level }),
    ),
    unread_notification_count: unread,
  };
}
