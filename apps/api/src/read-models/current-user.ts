import type { CurrentUserAnswer } from '@footlight/contract';
import * as contract from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { membershipsOf } from '../features/fan-clubs/store.ts';
import { accountSettings } from '../features/limits/account-settings.ts';
import { freeTokensOnHold } from '../features/promos/free-tokens.ts';
import { freeSpins } from '../features/promos/wheels.ts';
import { unreadCount } from '../features/social/unread.ts';
import { hasSavedCard } from '../kernel/accounts/card-on-file.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { settingsFrom } from '../kernel/accounts/settings.ts';
import type { Orm } from '../kernel/db/database.ts';
import { mediaPurchase } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { purseOf } from '../kernel/ledger/purses.ts';

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

/** The answer of GET /user/current (spec 1 §3): the visitor's account and everything the site renders from it. */
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
    has_cc: await hasSavedCard(orm, user.id),
    media_ids: owned.map((row) => row.id),
    fanclub_membership_list: (await membershipsOf(orm, user.id, Date.now())).map(
      ({ modelUsername, level }) => ({ modelUsername, level }),
    ),
    unread_notification_count: unread,
  };
}
