import type { AgeMethod, CurrentUserAnswer, Place } from '@footlight/contract';
import * as contract from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { linkedAccounts } from '../features/account/linked-accounts.ts';
import { hasTwoFactor } from '../features/account/two-factor.ts';
import { lastPayment } from '../features/billing/purchase-view.ts';
import { rejectReasonOf } from '../features/broadcaster/applications.ts';
import { membershipsOf } from '../features/fan-clubs/store.ts';
import { pendingDocuments } from '../features/legal/signatures.ts';
import { freeTokensOnHold } from '../features/promos/free-tokens.ts';
import { freeSpins } from '../features/promos/wheels.ts';
import { unreadCount } from '../features/social/unread.ts';
import { hasSavedCard } from '../kernel/accounts/card-on-file.ts';
import { rolesAndFlags } from '../kernel/accounts/feature-flags.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import type { Orm } from '../kernel/db/database.ts';
import { mediaPurchase } from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { purseOf } from '../kernel/ledger/purses.ts';
import { uploadedAvatar } from '../kernel/pictures.ts';
import { guestSettingsFrom, NOWHERE_BLOCKED, settingsOf } from './account-settings.ts';

export interface RequestFacts {
  nodeToken: string;
  place: Place;
  isOnVpn: boolean;
  age: { required: boolean; methods: AgeMethod[] };
  language: string | null;
  /** A guest's settings, from a cookie. */
  guestSettings: unknown;
  /** Host of the site, for its legal documents. */
  host: string;
}

function guestAnswer(viewer: Viewer, facts: RequestFacts): CurrentUserAnswer {
  return {
    user: {
      id: 0,
      username: viewer.guest.name,
      display_name: viewer.guest.name,
      avatar: null,
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
      compliance_reject_reason: null,
      suspension_date: null,
      country_code: facts.place.country,
      geo: { isoCode: facts.place.country, state: facts.place.region, locale: facts.language },
      ageVerification: { ...facts.age, creditCardRequired: false },
      node_token: facts.nodeToken,
      isOnVpn: facts.isOnVpn,
      isAdmin: false,
      isSuperAdmin: false,
      is_studio_owner: false,
      has2faEnabled: false,
      two_factor_auth_type: null,
      free_tokens_on_hold: 0,
      vault_wheel: { spins: 0 },
      notificationUnreadCount: 0,
    },
    settings: guestSettingsFrom(facts.guestSettings),
    linkedAccounts: [],
    ...NOWHERE_BLOCKED,
    tokens: 0,
    debt: 0,
    lastPayment: null,
    has_purchase: false,
    has_cc: false,
    media_ids: [],
    fanclub_membership_list: [],
    unread_notification_count: 0,
    legal_pending: [],
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
    avatar: uploadedAvatar(user.avatar),
    email: user.email,
    gender: oneOf(contract.GENDERS, user.gender),
    type: oneOf(['viewer', 'model', 'studio'] as const, user.type),
    membership: oneOf(contract.MEMBERSHIPS, user.membership),
    identity_confirmed: user.identityConfirmed,
    email_confirmed: user.emailConfirmed,
    birth_date: user.birthDate,
    created_at: user.createdAt.toISOString(),
    user_roles: rolesAndFlags(user),
    compliance_status: oneOf(contract.COMPLIANCE_STATUSES, user.complianceStatus),
    compliance_reject_reason: null,
    suspension_date: user.suspendedUntil?.toISOString() ?? null,
    country_code: user.country,
    geo: {
      isoCode: facts.place.country ?? user.country,
      state: traits.state ?? null,
      locale: facts.language ?? user.language,
    },
    ageVerification: {
      ...facts.age,
      creditCardRequired: traits.creditCardRequired ?? false,
    },
    node_token: facts.nodeToken,
    isOnVpn: facts.isOnVpn,
    isAdmin: traits.isAdmin ?? false,
    isSuperAdmin: traits.isSuperAdmin ?? false,
    is_studio_owner: traits.isStudioOwner ?? false,
    has2faEnabled: false,
    two_factor_auth_type: null,
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
  const has2faEnabled = await hasTwoFactor(orm, user.id);
  const owned = await orm
    .select({ id: mediaPurchase.mediaId })
    .from(mediaPurchase)
    .where(eq(mediaPurchase.userId, user.id));
  return {
    user: {
      ...accountView(user, facts),
      compliance_reject_reason: await rejectReasonOf(orm, user),
      notificationUnreadCount: unread,
      has2faEnabled,
      two_factor_auth_type: has2faEnabled ? 'app' : null,
      free_tokens_on_hold: await freeTokensOnHold(orm, user.id),
      vault_wheel: { spins: await freeSpins(orm, user, Date.now()) },
    },
    ...(await settingsOf(orm, user)),
    linkedAccounts: await linkedAccounts(orm, user),
    tokens: await balanceOf(orm, purseOf(user)),
    debt: 0 - (await balanceOf(orm, `credit:${user.id}`)),
    lastPayment: await lastPayment(orm, user.id, Date.now()),
    has_purchase: await hasSettledPurchase(orm, user.id),
    has_cc: await hasSavedCard(orm, user.id),
    media_ids: owned.map((row) => row.id),
    fanclub_membership_list: (await membershipsOf(orm, user.id, Date.now())).map(
      ({ modelUsername, level }) => ({ modelUsername, level }),
    ),
    unread_notification_count: unread,
    legal_pending: await pendingDocuments(orm, facts.host, user.id),
  };
}
